/*
 * Puts the other language and the customer's own address into the built login page, and keeps a
 * press of its button until the portal's script is there.
 */
const root = document.getElementById('root');
const { lang } = document.documentElement;
const other = document.querySelector<HTMLTemplateElement>(`template[lang="${lang}"]`);

if (root && other) {
  root.replaceChildren(other.content);
  root.lang = lang;
  document.title = other.title;
  // The texts for the script, beside the chunks that the page asks for already.
  for (const href of other.dataset['preload']?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

const base = location.pathname.split('/', 3).join('/');
const placeholder = '/-/mypage';
for (const link of document.querySelectorAll(`a[href^="${placeholder}"]`)) {
  link.setAttribute('href', base + (link.getAttribute('href') ?? '').slice(placeholder.length));
}

addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset['alive'] !== undefined) return;
  event.preventDefault();
  form.dataset['pressed'] = '';
});

export {};
