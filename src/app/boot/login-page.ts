/*
 * The inline script of the built login page (scripts/build/pages.ts). It runs right after the first
 * paint: starting the script engine earlier would delay the paint. If the stored language is English, the
 * Japanese page may be visible for one frame.
 *
 * Shows the page in the stored language, puts the customer code into the links, and stores a press of the
 * login button until the portal's script has loaded.
 */
import './any-page.ts';

const root = document.getElementById('root');
const { lang } = document.documentElement;
const template = document.querySelector<HTMLTemplateElement>(`template[lang="${lang}"]`);

if (root && template) {
  root.replaceChildren(template.content);
  root.lang = lang;
  document.title = template.title;
  // Preloads the texts of this language, which the portal's script imports.
  for (const href of template.dataset['preload']?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

const basePath = location.pathname.split('/', 3).join('/');
const placeholder = '/-/mypage';
for (const link of document.querySelectorAll(`a[href^="${placeholder}"]`)) {
  link.setAttribute('href', basePath + (link.getAttribute('href') ?? '').slice(placeholder.length));
}

addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset['alive'] !== undefined) return;
  event.preventDefault();
  form.dataset['pressed'] = '';
});
