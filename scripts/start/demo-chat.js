/*
 * The chat widget of the sandbox's issuer, for development only: a partner that repeats what it reads. It takes the
 * place of https://chat.example.com/chatbot.js, which does not exist.
 */
const isEnglish = document.documentElement.lang === 'en';
const texts = isEnglish
  ? {
      hello: 'Hello. This is the demonstration chat. What would you like to know?',
      entry: 'Message',
      send: 'Send',
      answer: (text) => `You wrote: ${text}`,
    }
  : {
      hello: 'こんにちは。デモ用のチャットです。ご質問をどうぞ。',
      entry: 'メッセージ',
      send: '送信',
      answer: (text) => `「${text}」とのことですね。`,
    };

const style = document.createElement('style');
style.textContent = `
  body { display: flex; flex-direction: column; height: 100vh; margin: 0; font: 16px/1.6 sans-serif; color: #1a1a1a; background: #fff; }
  [role=log] { flex: 1; overflow-y: auto; padding: 16px; }
  p { width: fit-content; max-width: 80%; margin: 0 0 8px; padding: 8px 12px; border-radius: 8px; background: #eef2f7; overflow-wrap: anywhere; }
  p.own { margin-left: auto; background: #dcebff; }
  form { display: flex; gap: 8px; padding: 12px; border-top: 1px solid #ccc; }
  input { flex: 1; min-width: 0; padding: 8px; font: inherit; }
  button { padding: 8px 16px; font: inherit; }
`;
document.head.append(style);

const log = document.createElement('div');
log.setAttribute('role', 'log');
const form = document.createElement('form');
const input = document.createElement('input');
input.setAttribute('aria-label', texts.entry);
const button = document.createElement('button');
button.textContent = texts.send;
form.append(input, button);
document.body.append(log, form);

const say = (text, className = '') => {
  const line = document.createElement('p');
  line.className = className;
  line.textContent = text;
  log.append(line);
  line.scrollIntoView();
};

say(texts.hello);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const text = input.value.trim();
  if (text === '') return;
  input.value = '';
  say(text, 'own');
  say(texts.answer(text));
});
