// `npm run bench:form`: types into a form of 60 of the issuer's items under the conditions of
// conditions.ts, and fails if the goal of design.md is missed.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { root } from '../build/folders.ts';
import { startBrowser } from './conditions.ts';
import { isMissed, table, type Result } from './goals.ts';
import { measureKeys, type Typing } from './keys.ts';
import { startSite } from './site.ts';

/** Into fields at the beginning, in the middle and at the end; the formats are those of form/main.tsx. */
const typing: Typing = {
  text0: 'abcdefghijklmnop',
  phoneNumber22: '0355550100355501',
  currency32: '1234567890123456',
  mailAddress51: 'abcdefghijklmnop',
  halfWidth57: 'abcdefghijklmnop',
};

/** Into the largest registered information there can be: its longest text first, then a text and a number. */
const typingLong: Typing = {
  item12: 'abcdefghijklmnop',
  item1: '0355550100355501',
  item58: '1234567890123456',
};

/** Every field of the form has a message, and each key is judged. */
async function refuse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

const cache = fileURLToPath(new URL('.cache/', root));
mkdirSync(cache, { recursive: true });
const place = mkdtempSync(join(cache, 'bench-'));
const site = await startSite('form', pathToFileURL(`${place}/form/`));
const browser = await startBrowser();
const plain = await measureKeys(browser, `${site.url}/?plain`, typing);
const fresh = await measureKeys(browser, `${site.url}/`, typing);
const judged = await measureKeys(browser, `${site.url}/`, typing, refuse);
const long = await measureKeys(browser, `${site.url}/?long`, typingLong);
await browser.close();
await site.close();
rmSync(place, { recursive: true });

const results: Result[] = [
  { what: 'Form of 60 items: a key', value: fresh, unit: 'ms', goal: 50 },
  { what: 'Form of 60 items: a key once it was refused', value: judged, unit: 'ms', goal: 50 },
  {
    what: 'Registered information, 60 items of the greatest length: a key',
    value: long,
    unit: 'ms',
    goal: 50,
  },
  { what: 'Form of 60 items: a key, to plain fields', value: fresh / plain, unit: 'x' },
  {
    what: 'Form of 60 items: a key once refused, to plain fields',
    value: judged / plain,
    unit: 'x',
  },
  { what: '60 plain fields: a key', value: plain, unit: 'ms' },
];
const reports = new URL('reports/', root);
await mkdir(reports, { recursive: true });
await writeFile(new URL('bench-form.json', reports), `${JSON.stringify({ results }, null, 2)}\n`);
console.log(table(results));
if (results.some(isMissed)) process.exitCode = 1;
