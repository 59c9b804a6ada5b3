import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { issuerMailKinds } from '../../mocks/sandbox/issuer-mail.ts';
import { defaultLimits } from '../../mocks/sandbox/limits.ts';
import { commonHeaders, pageHeaders } from '../../scripts/csp.ts';
import { isDate } from '../../src/lib/dates.ts';
import { BUTTON_GUARD_MS, LINK_GUARD_MS } from '../../src/ui/use-click-guard.ts';

/*
 * The numbers that a doc tells, each beside where it is kept: whoever changes one finds the other. A doc's lines are
 * broken anywhere, so texts are read as one line.
 */

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const inOneLine = (file: string): string => read(file).replaceAll(/\s+/g, ' ');

/** The number that a line of the code gives, `50` of `const limit = 50;`, reckoned where it is a product. */
function keptIn(file: string, line: RegExp): number {
  const [, product = ''] = line.exec(read(file)) ?? [];
  return product.split('*').reduce((all, factor) => all * Number(factor.replaceAll('_', '')), 1);
}

const { version } = JSON.parse(read('package.json'));
const [, contractVersion = ''] =
  /^ {2}version: (\S+)$/m.exec(read('openapi/mypage-api.yaml')) ?? [];
const portal = 'deploy/nginx/portal.conf';
const year = keptIn(portal, /max-age=(\d+), immutable/);
const wanted = /WANTED = \[(\d+), (\d+)\]/.exec(read('scripts/setup/node24.mjs'));
const inWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
];
const exampleCalls = new Set(
  globSync('contract/example-provider/*.mjs', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/'(?:GET|POST|PUT|DELETE) (\/[^']+)'/g)].map(([, path = '']) => path),
  ),
);
const days = (from: string, to: string): boolean[] =>
  [from, to].flatMap((day, end) => [
    isDate(day),
    isDate(`${Number(day.slice(0, 4)) + (end === 0 ? -1 : 1)}${day.slice(4)}`),
  ]);

const { 'Strict-Transport-Security': hsts = '' } = pageHeaders('', { secure: true });

const sentences: Readonly<Record<string, string[]>> = {
  'README.md': [
    `install Node ${wanted?.[1]}.${wanted?.[2]} or later`,
    `The pinned Node ${wanted?.[1]} comes from npm`,
    `Needed: Node ${/\d+/.exec(JSON.parse(read('package.json')).engines.node)?.[0]} or later with npm`,
  ],
  'mocks/prism/README.md': [
    `a request may have ${keptIn('mocks/prism/message.ts', /const bodyLimit = ([\d* ]+);/) / 1024 ** 2} MiB`,
    'list entries count from 0',
  ],
  'mocks/sandbox/README.md': [
    `takes more than ${keptIn('mocks/sandbox/bench-search.ts', /const goal = (\d+);/)} ms at the median`,
    `"kind": "${issuerMailKinds[0]}"`,
    `# or ${issuerMailKinds.slice(1).join(', ')}`,
  ],
  'docs/deploy.md': [
    `far above: ${keptIn(portal, /client_max_body_size (\d+)m/)} MB, and ${keptIn(portal, /proxy_read_timeout (\d+)s/)} seconds`,
    `| 413 | a file of more than ${keptIn(portal, /client_max_body_size (\d+)m/)} MB`,
    `\`Cache-Control: public, max-age=${year}, immutable\`, on 200 only`,
    `\`Cache-Control: public, max-age=${keptIn(portal, /"public, max-age=(\d+)"/)}\``,
    `as JSON of more than ${keptIn(portal, /gzip_min_length (\d+);/) / 1000} KB`,
    ...Object.entries(commonHeaders).map(([name, value]) => `\`${name}: ${value}\``),
    ...(hsts === 'max-age=31536000; includeSubDomains'
      ? ['set HSTS for a year **with subdomains**']
      : [`other words for ${hsts}`]),
    `tar -xzf /tmp/mypage-${version}.tgz`,
    '| `/{code}/mypage`, `/{code}/mypage/` | `login.html` |',
    '| everything else | `index.html`, status 200 |',
  ],
  'contract/README.md': [
    `made of both: \`${contractVersion}-portal.${version}\``,
    `Version ${contractVersion} of the contract, as the portal ${version} uses it`,
    `the ${inWords[exampleCalls.size]} operations of settings, login and bill list`,
    `key after ${defaultLimits.idempotencyKeyHours} hours`,
  ],
  'docs/rules.md': [
    `within ${BUTTON_GUARD_MS} ms on buttons, ${LINK_GUARD_MS} ms on links`,
    `| the overlay "loading" | after ${keptIn('src/shell/frame/LoadingOverlay.tsx', /_MS = (\d+);/) / 1000} second |`,
    `by one pixel about ${keptIn('src/shell/frame/touch-scroll.ts', /AFTER_MS = (\d+);/)} ms after`,
    `; ${keptIn('src/shell/messages/DialogHost.tsx', /WIDTH = (\d+);/)} x ${keptIn('src/shell/messages/DialogHost.tsx', /HEIGHT = (\d+);/)} pixels if nothing else is said`,
    `| paging | page 1, ${defaultLimits.perPageDefault} a page |`,
    `again after ${defaultLimits.verificationResendSeconds / 60} minutes, void after ${defaultLimits.verificationWrongEntryLimit} wrong entries`,
    `can be sent again only after ${defaultLimits.verificationResendSeconds / 60} minutes`,
    `Void after ${defaultLimits.verificationWrongEntryLimit} wrong entries in a row`,
    `| keywords of a search | fewer than ${defaultLimits.keywordLimit + 1} |`,
    `**Keywords:** fewer than ${defaultLimits.keywordLimit + 1};`,
    `a receipt: name, size, SHA-256 and time of at most ${keptIn('src/shell/downloads/receipt/receipt.ts', /= ([\d_]+);/).toLocaleString('en')} files`,
  ],
  'docs/testing.md': [
    `Each of the ${inWords[keptIn('playwright.config.ts', /workers: (\d+)/)]} workers starts`,
    `\`retries\` stays ${keptIn('playwright.config.ts', /retries: (\d+)/)}`,
    `${keptIn('scripts/test/environment.ts', /FURTHER = '(\d+)'/) === 20 ? 'twenty' : 'other'} times as many`,
    `${keptIn('scripts/test-mutants.ts', /const goal = (\d+);/) === 90 ? 'Nine' : 'Others'} of ten changes have to be noticed`,
  ],
};

describe.each(Object.entries(sentences))('%s', (file, told) => {
  const text = inOneLine(file);
  it.each(told)('tells what is so: %s', (sentence) => {
    expect(text.replaceAll(/ +\|/g, ' |')).toContain(sentence);
  });
});

it('the days that docs/rules.md gives to date pickers are those that a date may be', () => {
  const [, from = '', to = ''] = /go from (\d{4}) to (\d{4})/.exec(read('docs/rules.md')) ?? [];
  expect(days(`${from}-06-15`, `${to}-06-15`)).toEqual([true, false, true, false]);
});

describe('in all docs', () => {
  const docs = globSync('{*.md,{docs,deploy,openapi,mocks,contract}/**/*.md}', {
    cwd: root,
  }).filter((file) => !file.includes('node_modules'));
  const sources = globSync(
    '{*.ts,{src,scripts,mocks,contract,deploy,tests/browser}/**/*.{ts,tsx,mjs,conf}}',
    {
      cwd: root,
      exclude: (path) => path.includes('node_modules'),
    },
  )
    .map(read)
    .join('\n');
  // A decision may tell of what was not taken.
  const foundIn = (form: RegExp, among = docs): string[] =>
    among.flatMap((file) => [...read(file).matchAll(form)].map(([, name = '']) => name));

  it('places in lists count from 0', () => {
    const places = foundIn(/(?:place|entries|places)\b[^.;|]{0,20} from (\d)/g);
    expect(places.length).toBeGreaterThan(2);
    expect(new Set(places)).toEqual(new Set(['0']));
  });

  it('a variable of the environment is one that something reads', () => {
    const named = new Set(foundIn(/(?<![\w"$-])([A-Z]{3,}(?:_[A-Z]+)+)\b/g));
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((name) => !sources.includes(name))).toEqual([]);
  });

  it('a header is one of the contract, or one that is set', () => {
    const named = new Set(
      foundIn(
        /\b((?:X|Cross|Cache|Content|Idempotency|Referrer|Permissions)(?:-[A-Z][A-Za-z]+)+)\b/g,
      ),
    );
    expect(named.size).toBeGreaterThan(8);
    expect(
      [...named].filter((name) => !sources.toLowerCase().includes(name.toLowerCase())),
    ).toEqual([]);
  });

  it('what is called like an operation is one, or a function of ours', () => {
    const ids = operations.map(({ operationId }) => operationId);
    const named = foundIn(
      /`((?:get|list|search|download|upload|update|register|login|request|send|check|set|change|create|issue|agree|submit|cancel|delete|preview)[A-Z]\w+)`/g,
      docs.filter((file) => !file.startsWith('docs/decisions/')),
    );
    const known = (name: string): boolean =>
      ids.some((id) => id === name) || sources.includes(name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known(name))).toEqual([]);
  });
});
