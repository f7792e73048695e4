// The server's host: a websocket that is opened again when it was lost, unless the server said why it will not have it, and a
// state that is there from the beginning.

const AGAIN = [500, 1000, 2000, 5000];

function modelOf(address) {
  let gate = () => false, wasHeld = false, most = 0;
  let state = JSON.parse(document.getElementById("state").textContent), socket = null, tries = 0, isFirst = true;
  const listeners = {}, early = []; // what is asked before the first connection stands waits for it
  const fire = (event, given) => (listeners[event] ?? []).forEach(work => work(given));

  // A server that was started anew may bring fewer moves than stood here: that is told until they were made again.
  function measure({ facts, start }) {
    const before = state.facts ?? {}, isOther = facts && (facts.address !== before.address || facts.last < before.last);
    if (facts && start && start !== state.start) most = isOther && facts.address === before.address ? before.last : 0;
    else if (isOther || facts?.last >= most) most = 0;
  }

  // What is wrong with keeping the game stands above every page until it is kept again.
  function warn() {
    const notice = document.getElementById("trouble"), says = state.trouble || (most ? state.older : "");
    const text = says ? `✕ ${says}` : "";
    notice.hidden = !text;
    if (notice.textContent !== text) notice.textContent = text;
  }

  function take(news, isAnswer) {
    const changed = Object.keys(news).filter(name => JSON.stringify(news[name]) !== JSON.stringify(state[name]));
    const isHeld = gate(news, isAnswer), isFree = wasHeld && !isHeld;
    measure(news);
    state = { ...state, ...news };
    wasHeld = isHeld;
    warn();
    if (isHeld) return;
    if (isFree || changed.includes("frame")) return fire("change:frame");
    if ("facts" in news) fire("change:facts");
    else changed.forEach(name => fire(`change:${name}`));
  }

  // Something stands on the page that keeps it from going on, and a button with which somebody asks for it.
  function sign({ says, button }, work) {
    const lost = document.querySelector(".lost"), again = document.createElement("button");
    again.type = "button";
    again.textContent = button;
    again.onclick = () => {
      lost.textContent = state.lost;
      work();
    };
    lost.replaceChildren(`${says} `, again);
    lost.hidden = false;
  }

  function connect() {
    socket = new WebSocket(address);
    socket.onopen = () => early.splice(0).forEach(question => socket.send(JSON.stringify(question)));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      tries = 0;
      if (message.state) take(message.state, Boolean(message.yours));
      else if (message.note) fire("note", message.note);
    };
    socket.onclose = ({ code }) => {
      early.length = 0;
      isFirst = false;
      fire("lost");
      const why = state.refusals?.[code];
      if (why) return sign(why, why.reload ? () => location.reload() : connect); // it is not tried again unasked
      setTimeout(connect, AGAIN[Math.min(tries++, AGAIN.length - 1)]);
    };
  }

  warn();
  connect();
  return {
    sign,
    hold: work => { gate = work; },
    get: name => state[name],
    on: (event, work) => void (listeners[event] ??= []).push(work),
    send: asked => {
      const question = { ...asked, at: state.facts?.address };
      if (wasHeld && asked.do !== "visit") return;
      if (isFirst && socket.readyState === WebSocket.CONNECTING) return void early.push(question);
      if (socket.readyState !== WebSocket.OPEN) throw new Error("not connected");
      socket.send(JSON.stringify(question));
    },
  };
}

const model = modelOf(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
const address = followAddress(model); // it hears of an answer before the page does
address.begin(openPage(model, document.getElementById("page")));
