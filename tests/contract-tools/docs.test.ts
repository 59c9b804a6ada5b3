import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { html, prose } from '../../contract/lib/html.ts';
import { contractPage } from '../../contract/docs/page.ts';
import { schemaRows } from '../../contract/docs/schema-rows.ts';
import { readSource } from '../../contract/docs/source.ts';
import { errorCatalogue } from '../../generated/error-codes.ts';
import { operations } from '../../generated/operations.ts';

const source = readSource();
const style = readFileSync(
  path.resolve(import.meta.dirname, '../../contract/docs/style.css'),
  'utf8',
);
const page = contractPage(source, style);
const escaped = (text: string): string => html`${text}`.text;
/** What is read of a piece of the page. */
const plain = (piece: string): string =>
  piece
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The contract as it is written, read by itself. */
type Written = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: unknown;
  value?: unknown;
  security?: Record<string, unknown>[];
  parameters?: unknown[];
  responses: Record<string, unknown>;
  content?: Record<string, { examples?: Record<string, unknown> }>;
  headers?: Record<string, unknown>;
  requestBody?: Pick<Written, 'content'>;
  'x-error-codes'?: string[];
};
type Bundle = {
  paths: Record<string, Record<string, unknown> & { parameters?: unknown[] }>;
  security: Record<string, unknown>[];
  components: { securitySchemes: Record<string, { name: string }> };
};
const bundle: Bundle = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
);
/** A part of it, or what it refers to. */
function resolved(part: unknown): Written {
  const { $ref: reference } = Object(part);
  if (typeof reference !== 'string') return Object(part);
  const names = reference.split('/').slice(1);
  return resolved(names.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), bundle));
}

describe('the page of the contract', () => {
  it('asks for nothing from anywhere: no script, picture, font or style sheet but its own', () => {
    expect(page).not.toMatch(/<(?:script|img|link|iframe|object|embed|video|audio|source)\b/);
    expect(page).not.toMatch(/\s(?:src|srcset|href)="(?!#)/);
    expect(style).not.toMatch(/url\(|@import|@font-face/);
  });

  it('indents properties however deep they stand', () => {
    const within = (schema: object): object => ({ type: 'object', properties: { one: schema } });
    const schema = Array.from({ length: 9 }).reduce<object>(within, { type: 'string' });
    const [first] = source.operations;
    if (!first) throw new Error('There is no operation.');
    const body = { mediaType: 'application/json', schema: JSON.parse(JSON.stringify(schema)) };
    const changed = { ...first, requestBody: { ...body, examples: [] } };
    const text = contractPage({ ...source, operations: [changed] }, style);
    const depths = new Set(
      [...text.matchAll(/class="(depth[1-9])"/g)].map(([, name = '']) => name),
    );
    expect(depths.size).toBeGreaterThan(3);
    expect([...depths].filter((name) => !style.includes(`.${name}`))).toEqual([]);
  });

  it.each(operations.map(({ operationId }) => operationId))('shows %s', (operationId) => {
    expect(page).toContain(`<section class="operation" id="${operationId}"`);
    expect(page).toContain(`href="#${operationId}"`);
  });

  it('leads every link to a place that exists', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const missing = [...page.matchAll(/href="#([^"]+)"/g)].filter(([, id]) => !ids.has(id));
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it.each(Object.keys(errorCatalogue))('says %s in Japanese and English', (code) => {
    const start = page.indexOf(`<tr id="code-${code}">`);
    const row = page.slice(start, page.indexOf('</tr>', start));
    expect(start).toBeGreaterThan(0);
    for (const language of ['ja', 'en'] as const) {
      expect(row).toContain(escaped(source.texts[language][code] ?? 'no text'));
      expect(row).toContain(escaped(source.texts[language][`${code}_sub`] ?? ''));
    }
  });

  it('shows each example of a success', () => {
    for (const { success } of source.operations) {
      for (const { value } of success.body?.examples ?? []) {
        expect(page).toContain(escaped(JSON.stringify(value, null, 2)));
      }
    }
  });

  it('names the screens that call an operation, and the frame where it is the frame', () => {
    const screensOf = (operationId: string): string => {
      const start = page.indexOf(`id="${operationId}"`);
      return /<dt>Screens<\/dt>\s*<dd>(.*?)<\/dd>/s.exec(page.slice(start))?.[1] ?? '';
    };
    expect(screensOf('searchBills')).toContain('<code>/bapPublishedBillAppSearch</code>');
    expect(screensOf('getLegalText')).toContain('<code>/top/privacyPolicy</code>');
    expect(screensOf('getBanner')).toContain('header, footer or session');
  });

  it.each(source.operations)(
    'says of $operationId what it takes, who may call it and what it may answer',
    ({ operationId, path: address, method }) => {
      const start = page.indexOf(`<section class="operation" id="${operationId}"`);
      const section = page.slice(start, page.indexOf('</section>', start));
      const written = bundle.paths[address] ?? {};
      const operation: Written = Object(written[method]);
      const own = [written.parameters ?? [], operation.parameters ?? []].flat().map(resolved);
      const rows = [...section.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => plain(row));
      for (const one of own) {
        const [row = '', ...more] = rows.filter((text) =>
          text.startsWith(`${one.name} ${one.in} `),
        );
        expect([one.name, more]).toEqual([one.name, []]);
        expect([one.name, row.includes(' optional')]).toEqual([one.name, one.required !== true]);
        expect(row).toContain(plain(escaped(one.description ?? 'no description')));
        const example = one.example ?? resolved(one.schema).example;
        expect(row).toContain(example === undefined ? '' : `such as ${JSON.stringify(example)}`);
      }
      const [scheme] = Object.keys((operation.security ?? bundle.security)[0] ?? {});
      const login = /<dt>Login<\/dt>\s*<dd>(.*?)<\/dd>/s.exec(section)?.[1];
      const cookie = scheme === undefined ? undefined : bundle.components.securitySchemes[scheme];
      expect(login).toContain(cookie?.name ?? 'Nobody has to be logged in');
      const codes = [...section.matchAll(/href="#code-([-\d]+)"/g)].map(([, code]) => code);
      expect(codes).toEqual(operation['x-error-codes']);
      expect(section).toContain(`${codes.length} codes with their texts`);
      const success = Object.entries(operation.responses).find(([status]) => Number(status) < 300);
      const { content, headers = {} } = resolved(success?.[1]);
      expect(section.includes('Without a body.')).toBe(content === undefined);
      for (const name of Object.keys(headers)) expect(section).toContain(`<code>${name}</code>`);
      for (const media of Object.values(operation.requestBody?.content ?? {})) {
        for (const example of Object.values(media.examples ?? {})) {
          expect(section).toContain(escaped(JSON.stringify(resolved(example).value, null, 2)));
        }
      }
    },
  );

  it.each(Object.entries(errorCatalogue))(
    'says of %s what it means and what its text is filled with',
    (code, { meaning, fillIns }) => {
      const start = page.indexOf(`<tr id="code-${code}">`);
      const row = page.slice(start, page.indexOf('</tr>', start));
      expect(row).toContain(escaped(meaning));
      for (const { name, description } of fillIns) {
        expect(row).toContain(`{{${name}}}</code> ${escaped(description)}`);
      }
    },
  );

  it('has each line of a list as one point, whatever the lines in it', () => {
    const { text } = prose('A list:\n\n- first,\n  goes on with `code`\n- **second**');
    expect(text.replaceAll(/\s+/g, ' ')).toBe(
      '<p>A list:</p><ul> <li>first, goes on with <code>code</code></li><li><strong>second</strong></li> </ul>',
    );
  });

  it('is the same when made again', () => {
    expect(contractPage(readSource(), style)).toBe(page);
  });
});

describe('the description of a body', () => {
  const contract = {
    openapi: '3.1.0',
    paths: {},
    components: {
      schemas: {
        Tree: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', maxLength: 5 },
            children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
          },
        },
      },
    },
  };

  it('ends where a schema holds itself', () => {
    const rows = schemaRows(contract, { $ref: '#/components/schemas/Tree' });
    expect(rows.map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
      ['name', 'string', true],
      ['children', 'array of Tree', false],
    ]);
    expect(rows[0]?.limits).toEqual(['length to 5']);
  });

  it('names every limit, one of 0 and one beside a reference too', () => {
    const limits = { minLength: 0, maxLength: 3, pattern: '^a', default: false };
    const list = { type: 'array', uniqueItems: true, minItems: 0, maxItems: 2 };
    const range = { type: 'integer', minimum: 0, maximum: 9 };
    const properties = {
      text: { ...limits, $ref: '#/components/schemas/Text', description: 'nearer' },
      list,
      range,
    };
    const text = { type: 'string', maxLength: 8, description: 'farther' };
    const own = { ...contract, components: { schemas: { Text: text } } };
    const rows = schemaRows(own, { type: 'object', properties });
    expect(rows.map(({ limits: named }) => named)).toEqual([
      ['length from 0', 'length to 3', 'pattern ^a', 'default false'],
      ['items from 0', 'items to 2', 'no item twice'],
      ['from 0', 'to 9'],
    ]);
    expect(rows[0]?.description).toBe('nearer');
  });

  it('puts texts of the contract on the page as text', () => {
    expect(html`<p>${'<b>&"'}</p>`.text).toBe('<p>&lt;b&gt;&amp;&quot;</p>');
  });
});
