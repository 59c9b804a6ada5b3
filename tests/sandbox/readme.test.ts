import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../mocks/sandbox/limits.ts';
import { issuers } from '../../mocks/sandbox/issuers.ts';
import { seedPassword } from '../../mocks/sandbox/seed/logins.ts';
import { sandboxForTests } from './support.ts';

/* What the READMEs tell of the sandbox, done: developers begin with these lines. */

const read = (file: string): string =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const own = read('mocks/sandbox/README.md');
const oneLine = own.replaceAll(/\s+/g, ' ');

/** The cells of a table's rows, by the heading of its first column. */
function tableIn(text: string, heading: string): string[][] {
  const [, table = ''] =
    new RegExp(`^\\| ${heading} .*\\n\\|[-| ]+\\n((?:\\|.*\\n)+)`, 'm').exec(text) ?? [];
  return table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
const inBackticks = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const codes = /\d{3}-1-\d\d-\d\d/g;

const sandbox = sandboxForTests({ seedSize: 1200 });

/** Rows of both tables of logins: issuer, login, what is told of it. */
const logins = [...tableIn(read('README.md'), 'customer code'), ...tableIn(own, 'issuer')].reduce<
  { issuer: string; loginId: string; told: string }[]
>((rows, [first = '', ids = '', told = '']) => {
  const issuer = first === '' ? (rows.at(-1)?.issuer ?? '') : first.replaceAll('`', '');
  const names = inBackticks(ids).map((name) => (name === 'error-' ? undefined : name));
  const found = told.match(codes) ?? [];
  const ofRow = names.flatMap((loginId, at) =>
    loginId === undefined
      ? []
      : [{ issuer, loginId, told: found.length > 1 ? (found[at] ?? '') : told }],
  );
  return [...rows, ...ofRow];
}, []);

const nextSteps: [RegExp, string][] = [
  [/temporary one/, 'passwdTemporary'],
  [/must be changed first|password expired/, 'passwdExpired'],
  [/verified|^the same, and no mail/, 'verify'],
];
const refusals: [RegExp, string][] = [
  [/account locked/, '400-1-02-02'],
  [/use suspended/, '400-1-11-02'],
];
const said = (told: string, meanings: [RegExp, string][]): string | undefined =>
  meanings.find(([form]) => form.test(told))?.[1];

describe('a login of the READMEs', () => {
  it('is found', () => {
    expect(logins.length).toBeGreaterThan(20);
  });

  it('has the password that they name', () => {
    for (const text of [read('README.md'), own])
      expect(/password .*?is .*?`([^`]+)`/.exec(text)?.[1]).toBe(seedPassword);
  });

  it.each(logins)(
    '$issuer $loginId meets what is told: $told',
    async ({ issuer, loginId, told }) => {
      const customer = sandbox.customer(issuer);
      const { json, code } = await customer.login(loginId);
      const [expected] = told.match(codes) ?? [];
      const refusal = expected ?? /^error-(.*)$/.exec(loginId)?.[1] ?? said(told, refusals);
      const nextStep = said(told, nextSteps) ?? 'top';
      expect({ code, ...(code === undefined && { json }) }).toEqual(
        refusal === undefined ? { json: { nextStep } } : { code: refusal },
      );
      const [, count] = /\b([\d,]+|no) bills/.exec(told) ?? [];
      if (count === undefined) return;
      const total = count === 'no' ? 0 : Number(count.replace(',', ''));
      expect((await customer.get('/bills/summary')).json).toMatchObject({ total });
    },
  );
});

const links = tableIn(own, 'route').flatMap(([route = '', tokens = '']) =>
  [...tokens.matchAll(/`([^`]+)`(?: \((\d{3}-1-\d\d-\d\d)\))?/g)].map(([, token = '', code]) => ({
    route: route.replaceAll('`', ''),
    token: token.startsWith('-') ? `${inBackticks(tokens)[0]}${token}` : token,
    code,
  })),
);
const calls: Readonly<Record<string, string>> = {
  'bapPasswdMaster/passwdSetting/': 'auth/password-settings',
  'downloadurl/login/index/': 'downloads',
  'apply/step2/': 'registration',
  'apply/step3/': 'registration',
  'invoiceRegisterNumber/index/': 'invoice-number',
};

describe('a link of the README', () => {
  it('is found', () => {
    expect(links.length).toBeGreaterThan(15);
  });

  it.each(links)(
    '$route$token is there, in the state of its name',
    async ({ route, token, code }) => {
      const answer = await sandbox.customer().get(`/${calls[route]}/${token}`);
      expect(answer.code).toBe(code);
      if (code !== undefined) return;
      const state = /(expired|consumed)$/.exec(token)?.[0] ?? 'valid';
      const nextStep = { 'apply/step2/': 'agreement', 'apply/step3/': 'customer' }[route];
      const step = nextStep !== undefined && state === 'valid' ? { nextStep } : {};
      expect(answer.json).toMatchObject({ state, ...step });
    },
  );
});

describe('an order of the README', () => {
  const orders = [...own.matchAll(/^curl (?:-X (\w+) )?\$S(\/\S+)(?:.*-d '([^']*)')?/gm)].map(
    ([, method = 'GET', path = '', body]) => ({ method, path, body }),
  );

  it.each(orders)('$method $path $body', async ({ method, path, body }) => {
    const answer = await fetch(`${sandbox.url}/_sandbox${path}`, {
      method,
      ...(body === undefined ? {} : { body, headers: { 'Content-Type': 'application/json' } }),
    });
    expect([200, 201, 204]).toContain(answer.status);
  });

  it('is there for each control address', () => {
    const addresses = [...read('mocks/sandbox/control.ts').matchAll(/'\/_sandbox(\/[\w-]+)'/g)];
    expect(new Set(orders.map(({ path }) => path))).toEqual(
      new Set(addresses.map(([, path]) => path)),
    );
  });
});

it.each([
  ['demo-user', /`(keiri@\S+)` for `demo-user`/.exec(oneLine)?.[1]],
  [
    'long-user',
    /otherwise `(keiri@\S+ part of the login ID>\S+)`/.exec(oneLine)?.[1]?.replace(/<.*?>/, 'long'),
  ],
])(
  'the mail address of %s for a password reissue is the one that the README tells',
  async (loginId, address) => {
    const customer = sandbox.customer();
    await customer.get('/setting/info');
    const body = { loginId, registeredMailAddress: address };
    expect(address).toContain('@');
    expect((await customer.post('/auth/password-reissue', body)).status).toBe(200);
  },
);

describe('what the README tells of a name or a value', () => {
  /** The names and values that a sentence has in backticks, with their limits set. */
  function told(sentence: RegExp): string[] {
    const [found = ''] = sentence.exec(oneLine) ?? [];
    const names = inBackticks(found);
    expect(names.length).toBeGreaterThan(0);
    return names;
  }
  async function setLimit(name: string, value: number): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ [name]: value });
    const set = await fetch(`${sandbox.url}/_sandbox/limits`, { method: 'POST', headers, body });
    expect(set.ok).toBe(true);
  }
  const registered = async () => {
    const customer = await sandbox.loggedIn();
    const { json } = await customer.get('/user/registered-information');
    return { customer, json, text: JSON.stringify(json) };
  };

  it('is so of a mail address that no mail reaches', async () => {
    const [beginning = '', example = ''] = told(/begins with `\w+`, such as `[^`]+`, is marked/);
    expect(example.startsWith(beginning)).toBe(true);
    const others = [
      `${beginning.toUpperCase()}s@a.example.jp`,
      `${beginning.slice(0, -1)}@a.example.jp`,
    ];
    const customer = await sandbox.loggedIn();
    const subMailAddressList = [example, ...others].map((subMailAddress) => ({ subMailAddress }));
    const mailAddress = 'keiri@aoba-foods.example.jp';
    const body = { revision: 'rev-1', mailAddress, subMailAddressList };
    const { json } = await customer.put('/user/mail-addresses', body);
    expect(json).toMatchObject({ undeliverableMailAddresses: [example, others[0]] });
  });

  it('is so of the months of a change: one leaves no choice', async () => {
    const [given = ''] = told(/`\w+: \d+` leaves no month to choose/);
    const [name = '', value] = given.split(': ');
    const months = (json: unknown): unknown[] => {
      const { changeAcceptance } = Object(json);
      return changeAcceptance.changeReflectionMonths;
    };
    expect(months((await registered()).json).length).toBeGreaterThan(1);
    await setLimit(name, Number(value));
    expect(months((await registered()).json)).toHaveLength(1);
  });

  it('is so of the day that closes the period of acceptance', async () => {
    const [name = ''] = told(/`\w+` closes the period of acceptance/);
    await setLimit(name, 1);
    expect((await registered()).json).toMatchObject({ changeAcceptance: { isAccepting: false } });
  });

  it('is so of the fax number, of the form and of its code', async () => {
    const before = await registered();
    expect(before.text).toContain('faxNumber');
    const [, name = '', value, code] =
      /from `(\w+)` (\d+) on there is no fax number any more \(([-\d]+)\)/.exec(oneLine) ?? [];
    await setLimit(name, Number(value));
    expect((await registered()).text).not.toContain('faxNumber');
    const { revision, changeAcceptance } = Object(before.json);
    const answer = await before.customer.post('/user/change-requests', {
      revision,
      changeReflectionMonth: changeAcceptance.changeReflectionMonths[0],
      items: [{ itemKey: 'faxNumber', value: '03-5555-0199' }],
    });
    expect(answer.code).toBe(code);
  });
});

describe('a number of the README', () => {
  const { lastMonths, batchFileLimit, fileSizeLimit, idempotencyKeyHours } = defaultLimits;
  const idle = Number(issuers.get('demo')?.settings.idleTimeoutSeconds) / 60;

  it.each([
    `invented: ${lastMonths} months, ${batchFileLimit} files in a ZIP, ${fileSizeLimit / 1024 / 1024} MB a file, ${['', 'one', 'two', 'three', 'four', 'five', 'six'][defaultLimits.failedLoginLimit]} failures until a lock, idle after ${idle} minutes`,
    `Bills are those of the ${lastMonths} months before`,
    `are kept for ${idempotencyKeyHours} hours under`,
    `A portal below version \`${defaultLimits.minimumFrontVersion}\``,
  ])('is that of the sandbox: %s', (sentence) => {
    expect(oneLine).toContain(sentence);
  });

  it('of seconds is that of the minutes beside it', () => {
    const [, seconds, minutes] =
      /"advanceSeconds": (\d+)\}' +# (\w+) minutes later/.exec(own) ?? [];
    expect(Number(seconds) / 60).toBe(['', 'one', 'two', 'three'].indexOf(minutes ?? ''));
  });

  it('that closes a registration closes it with the code that stands there', () => {
    const [, names = '', list = ''] =
      /customer numbers (.*?) are refused with (.*?);/.exec(oneLine) ?? [];
    const [area = '', ...rest] = list.match(/\d{3}-1-\d\d-\d\d|\b\d\d\b(?!-)/g) ?? [];
    const told = [area, ...rest.map((number) => `${area.slice(0, -2)}${number}`)];
    const source = read('mocks/sandbox/areas/registration-form.ts');
    const kept = inBackticks(names).map(
      (number) => new RegExp(`'?${number}'?: '([-\\d]+)'`).exec(source)?.[1],
    );
    expect(kept).toEqual(told);
  });
});

it('a limit, a state or a word of the code that the README names is there', () => {
  const sources = [
    'limits',
    'issuers',
    'seed/logins',
    'sessions',
    'control',
    'issuer-mail',
    'world',
    'server',
    'states/logins',
  ]
    .map((name) => read(`mocks/sandbox/${name}.ts`))
    .join('\n');
  const named = inBackticks(own).filter((name) => /^[a-z]+(?:[A-Z][a-z]+)+$/.test(name));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !sources.includes(name))).toEqual([]);
});
