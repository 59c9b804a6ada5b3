import type { ContractDocument, Answer, Body, FullOperation } from '../lib/contract.ts';
import { callersOf, type ScreenUse } from '../lib/screens.ts';
import type { ErrorTexts } from '../lib/texts.ts';
import { codeTable } from './codes.ts';
import { html, prose, type Html } from '../lib/html.ts';
import { resolve, schemaRows, typeOf, type SchemaRow } from './schema-rows.ts';

/** Everything the page is made from. */
export type Source = {
  contract: ContractDocument;
  operations: FullOperation[];
  screens: ScreenUse[];
  texts: ErrorTexts;
};

const securityTexts: Record<FullOperation['security'], string> = {
  public: 'Nobody has to be logged in.',
  sessionCookie: 'Needs the cookie MYPAGE_SESSION of a login.',
  downloadSession: 'Needs the cookie MYPAGE_DOWNLOAD of a login by a mailed link.',
};

/** The method, coloured by what it does. */
export const methodBadge = (method: string): Html =>
  html`<span class="method ${method}">${method.toUpperCase()}</span>`;

function exampleDetails(body: Body): Html {
  return html`${body.examples.map(
    ({ name, summary, value }) =>
      html`<details class="example">
        <summary>
          Example <code>${name}</code>${summary === undefined ? '' : ` - ${summary}`}
        </summary>
        <pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>
      </details>`,
  )}`;
}

const rowHtml = ({ depth, name, type, isRequired, limits, description }: SchemaRow): Html =>
  html`<tr>
    <th scope="row" class="depth${Math.min(depth, 5)}"><code>${name}</code></th>
    <td>
      ${type}${type === '' || isRequired ? '' : html` <span class="optional">optional</span>`}
    </td>
    <td>
      ${description}${limits.length > 0 ? html` <span class="limits">${limits.join(', ')}</span>` : ''}
    </td>
  </tr>`;

function bodyHtml({ contract }: Source, body: Body): Html {
  const rows = schemaRows(contract, body.schema);
  const table = html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(rowHtml)}
      </tbody>
    </table>
  </div>`;
  return html`<p><code>${body.mediaType}</code> ${typeOf(contract, body.schema)}</p>
    ${rows.length > 0 ? table : ''}${exampleDetails(body)}`;
}

function parametersHtml({ contract }: Source, { parameters }: FullOperation): Html {
  const rows = parameters.map((parameter) => {
    const example = parameter.example ?? resolve(contract, parameter.schema)['example'];
    return html`<tr>
      <th scope="row"><code>${parameter.name}</code></th>
      <td>${parameter.in}</td>
      <td>
        ${typeOf(contract, parameter.schema)}${parameter.required ? '' : html` <span class="optional">optional</span>`}
      </td>
      <td>
        ${parameter.description ?? ''}${example === undefined ? '' : html` <span class="limits">such as ${JSON.stringify(example)}</span>`}
      </td>
    </tr>`;
  });
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">In</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function successHtml(source: Source, { status, description, headers, body }: Answer): Html {
  const headerList = headers.map(
    ({ name, description: meaning, example }) =>
      html`<li>
        <code>${name}</code> ${meaning ?? ''}
        ${example === undefined ? '' : html`<code>${JSON.stringify(example)}</code>`}
      </li>`,
  );
  return html`<h4>Answer ${status}</h4>
    <p>${description}</p>
    ${
      headerList.length > 0
        ? html`<ul>
            ${headerList}
          </ul>`
        : ''
    }
    ${body === undefined ? html`<p>Without a body.</p>` : bodyHtml(source, body)}`;
}

function screensHtml({ screens }: Source, { operationId }: FullOperation): Html {
  const { routes, isFrame } = callersOf(operationId, screens);
  const shown = [
    ...routes.map((route) => html`<code>${route}</code>`),
    ...(isFrame ? [html`header, footer or session of many screens`] : []),
  ];
  if (shown.length === 0) return html`no screen yet`;
  return html`${shown.map((one, index) => html`${index > 0 ? ', ' : ''}${one}`)}`;
}

/** One operation: what it takes, what it answers, which errors it gives, who calls it. */
export function operationSection(source: Source, operation: FullOperation): Html {
  const { operationId, method, path, summary, description, requestBody, errorCodes } = operation;
  return html`<section class="operation" id="${operationId}" aria-labelledby="${operationId}-title">
    <h3 id="${operationId}-title">${methodBadge(method)} <code class="path">${path}</code></h3>
    <p class="summary">${summary} <code>${operationId}</code></p>
    ${prose(description)}
    <dl>
      <dt>Screens</dt>
      <dd>${screensHtml(source, operation)}</dd>
      <dt>Login</dt>
      <dd>${securityTexts[operation.security]}</dd>
    </dl>
    <h4>Parameters</h4>
    ${parametersHtml(source, operation)}
    ${
      requestBody === undefined
        ? ''
        : html`<h4>Request body</h4>
            ${bodyHtml(source, requestBody)}`
    }
    ${successHtml(source, operation.success)}
    <h4>Errors</h4>
    <details>
      <summary>${errorCodes.length} codes with their texts</summary>
      ${codeTable(errorCodes, source.texts)}
    </details>
  </section>`;
}
