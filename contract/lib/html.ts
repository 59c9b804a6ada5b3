/** A piece of a page, safe to put into another. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | undefined | Part[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function render(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return String(part).replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A piece of a page: texts put into it are escaped, other pieces are not. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, index) => text + render(parts[index])).join(''));

/** `code` and **strong** within a line. */
function inline(text: string): Html {
  const pieces = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/);
  return html`${pieces.map((piece) => {
    if (piece.startsWith('`')) return html`<code>${piece.slice(1, -1)}</code>`;
    if (piece.startsWith('**')) return html`<strong>${piece.slice(2, -2)}</strong>`;
    return html`${piece}`;
  })}`;
}

/** The little Markdown that the contract's descriptions use: paragraphs, lists, code, strong. */
export function prose(text: string): Html {
  const blocks = text.trim().split(/\n\s*\n/);
  return html`${blocks.map((block) => {
    if (!block.trimStart().startsWith('- ')) return html`<p>${inline(block)}</p>`;
    const items = block.trimStart().slice(2).split(/\n- /);
    return html`<ul>
      ${items.map((item) => html`<li>${inline(item)}</li>`)}
    </ul>`;
  })}`;
}
