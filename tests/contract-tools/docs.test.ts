import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { html } from '../../contract/lib/html.ts';
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

describe('the page of the contract', () => {
  it('asks for nothing from anywhere: no script, picture, font or style sheet but its own', () => {
    expect(page).not.toMatch(/<(?:script|img|link|iframe|object|embed|video|audio|source)\b/);
    expect(page).not.toMatch(/\s(?:src|srcset|href)="(?!#)/);
    expect(style).not.toMatch(/url\(|@import|@font-face/);
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

  it('puts texts of the contract on the page as text', () => {
    expect(html`<p>${'<b>&"'}</p>`.text).toBe('<p>&lt;b&gt;&amp;&quot;</p>');
  });
});
