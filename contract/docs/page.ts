import { catalogueSection } from './codes.ts';
import { html, Html, prose } from '../lib/html.ts';
import { methodBadge, operationSection, type Source } from './operation.ts';

function contents({ contract, operations }: Source): Html {
  const areas = contract.tags.map(({ name }) => {
    const own = operations.filter(({ area }) => area === name);
    return html`<details open>
      <summary>${name}</summary>
      <ul>
        ${own.map(
          ({ operationId, method }) =>
            html`<li><a href="#${operationId}">${methodBadge(method)} ${operationId}</a></li>`,
        )}
      </ul>
    </details>`;
  });
  return html`<nav aria-label="Contents">
    <p><a href="#start">Start</a> <a href="#errors">Error codes</a></p>
    ${areas}
  </nav>`;
}

/**
 * The contract as one page that needs nothing else: no script, no font, no request.
 *
 * @param style its style sheet
 */
export function contractPage(source: Source, style: string): string {
  const { contract, operations } = source;
  const { title, version, summary, description } = contract.info;
  const areas = contract.tags.map((tag) => {
    const own = operations.filter(({ area }) => area === tag.name);
    return html`<section id="area-${tag.name}" aria-labelledby="area-${tag.name}-title">
      <h2 id="area-${tag.name}-title">${tag.name}</h2>
      <p class="lead">${tag.description ?? ''}</p>
      ${own.map((operation) => operationSection(source, operation))}
    </section>`;
  });
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} ${version}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        ${contents(source)}
        <main>
          <header id="start">
            <h1>${title} <small>${version}</small></h1>
            <p class="lead">${summary ?? ''}</p>
            ${prose(description ?? '')}
            <p>
              Paths are relative to <code>/{customerCode}/mypage-api</code>. ${operations.length}
              operations in ${contract.tags.length} areas.
            </p>
          </header>
          ${areas} ${catalogueSection(source.texts)}
        </main>
      </body>
    </html> `.text;
}
