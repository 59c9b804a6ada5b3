import { errorCatalogue } from '../../generated/error-codes.ts';
import type { ErrorHandler } from '../../generated/error-handlers.ts';
import type { ErrorTexts, Language } from '../lib/texts.ts';
import { html, type Html } from '../lib/html.ts';

type Entry = {
  status: number;
  handler: ErrorHandler;
  meaning: string;
  fillIns: readonly { name: string; description: string }[];
};
const entries = new Map<string, Entry>(Object.entries(errorCatalogue));

/** Who deals with an error (S8), in words. */
const handlerTexts: Readonly<Record<ErrorHandler, string>> = {
  versionDialog: 'new-version dialog',
  bareMessage: 'message area alone, no top link',
  message: 'message area with top link',
  messageNoTop: 'message area, no top link',
  languageFallback: 'message area; language back to Japanese',
  login: 'login page, message kept',
  caller: 'the screen itself',
};

function textCell(texts: ErrorTexts, language: Language, code: string): Html {
  const text = texts[language][code] ?? '';
  const sub = texts[language][`${code}_sub`];
  return html`<td lang="${language}">
    ${text === '' ? html`<em>the dialog says it</em>` : text}${
      sub === undefined ? '' : html`<br /><small>${sub}</small>`
    }
  </td>`;
}

/** Codes with their Japanese and English texts, as the portal shows them. */
export function codeTable(codes: readonly string[], texts: ErrorTexts): Html {
  const rows = codes.map(
    (code) =>
      html`<tr>
        <th scope="row"><a href="#code-${code}">${code}</a></th>
        ${textCell(texts, 'ja', code)}${textCell(texts, 'en', code)}
      </tr>`,
  );
  return html`<div class="scroll" tabindex="0">
    <table class="codes">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Japanese</th>
          <th scope="col">English</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** The whole catalogue of S8: meaning, who deals with it, fill-ins, texts. */
export function catalogueSection(texts: ErrorTexts): Html {
  const rows = [...entries].map(
    ([code, { meaning, handler, fillIns }]) =>
      html`<tr id="code-${code}">
        <th scope="row">${code}</th>
        <td>
          ${meaning}${fillIns.map(
            ({ name, description }) =>
              html`<br /><small><code>{{${name}}}</code> ${description}</small>`,
          )}
        </td>
        <td>${handlerTexts[handler]}</td>
        ${textCell(texts, 'ja', code)}${textCell(texts, 'en', code)}
      </tr>`,
  );
  return html`<section id="errors" aria-labelledby="errors-title">
    <h2 id="errors-title">Error codes</h2>
    <p>
      An error is a list of {code, target, mapping}. The first three digits of a code are its
      status. The portal looks up the text; a provider sends none. Places such as
      <code>{{name}}</code> are filled from <code>mapping</code>: type FE names a field of the
      request, type BE is the text itself.
    </p>
    <div class="scroll" tabindex="0">
      <table class="catalogue">
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Meaning</th>
            <th scope="col">Shown by</th>
            <th scope="col">Japanese</th>
            <th scope="col">English</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`;
}
