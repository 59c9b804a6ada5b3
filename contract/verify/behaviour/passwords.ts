import * as z from 'zod';
import { textOf } from '../text.ts';
import type { CallAnswer } from './answer.ts';
import type { CallInput, MakeCall } from './browser.ts';
import type { Check, CheckContext } from './check.ts';
import { customerEntries } from './links.ts';

export const Policy = z.object({
  minLength: z.number(),
  maxLength: z.number(),
  requiredKinds: z.number(),
  isSymbolRequired: z.boolean(),
  allowedSymbols: z.string(),
});
export type Policy = z.infer<typeof Policy>;

type Read = (name: string) => string;

/** An operation that sets a password. */
type Row = {
  operationId: string;
  states: Check['states'];
  /** The operation that shows its page the rules; default: getPasswordPolicy. */
  rules?: string;
  input: (read: Read, password: { password: string; passwordConfirmation: string }) => CallInput;
  /** The login ID of the password. */
  loginId: (read: Read, rules: CallAnswer) => unknown;
};

const own = (read: Read): string => read('loginId');

const rows: readonly Row[] = [
  {
    operationId: 'changePassword',
    states: ['a customer with bills is logged in'],
    rules: 'getAccountSettings',
    input: (read, password) => ({ body: { currentPassword: read('password'), ...password } }),
    loginId: own,
  },
  {
    operationId: 'changeExpiredPassword',
    states: ['the password has expired'],
    input: (read, password) => ({
      body: { loginId: read('loginId'), currentPassword: read('password'), ...password },
    }),
    loginId: own,
  },
  {
    operationId: 'setPasswordByToken',
    states: ['a valid password setting token exists'],
    rules: 'getPasswordSettingState',
    input: (read, body) => ({ path: { token: read('token') }, body }),
    loginId: (_, rules) => rules.value('loginId'),
  },
  {
    operationId: 'registerCustomer',
    states: ['a registration token with the agreement given exists'],
    rules: 'getRegistrationForm',
    input: (read, password) => ({
      path: { token: read('token') },
      body: { ...customerEntries, ...password, revision: read('revision') },
    }),
    loginId: () => customerEntries.loginId,
  },
];

const every = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const [upper, lower, digits] = ['KQRTXZBM', 'kqrtxzbm', '23456789'];

/** A password of a length that takes its characters from each kind in turn. */
const passwordOf = (length: number, ...kinds: string[]): string =>
  Array.from({ length }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? '';
    return kind[Math.floor(at / kinds.length) % kind.length];
  }).join('');

/** Different passwords that the rules allow. */
export function differentPassword(
  { minLength, maxLength, allowedSymbols }: Policy,
  at: number,
): string {
  const moved = (kind: string, by: number) => kind.slice(by) + kind.slice(0, by);
  const length = Math.min(maxLength, Math.max(minLength, 12));
  const letters = [moved(lower, at % 8), moved(upper, Math.floor(at / 8) % 8)];
  return passwordOf(length, allowedSymbols, digits, ...letters);
}

/** Passwords that the rules allow, and passwords that break one of them, with its codes. */
function passwordsOf(policy: Policy) {
  const { minLength, maxLength, requiredKinds, isSymbolRequired, allowedSymbols } = policy;
  const kinds = isSymbolRequired
    ? [allowedSymbols, lower, digits, upper]
    : [lower, digits, upper, allowedSymbols];
  const middle = Math.min(maxLength, Math.max(minLength, 12));
  const symbols = Math.max(1, maxLength - 3);
  const parts = allowedSymbols.match(new RegExp(`[^]{1,${symbols}}`, 'g')) ?? [];
  const forbidden = [...[...every].filter((sign) => !allowedSymbols.includes(sign)), ' ', 'Ａ'];
  const kindsCode = ['', '', '400-1-03-05', '400-1-03-04', '400-1-03-03'][requiredKinds] ?? '';
  const wrong: [isWrong: boolean, password: string, ...codes: string[]][] = [
    [minLength > 1, passwordOf(minLength - 1, ...kinds), '400-1-03-02', kindsCode],
    [maxLength < 128, passwordOf(maxLength + 1, ...kinds), '400-1-03-02'],
    [requiredKinds > 1, passwordOf(middle, ...kinds.slice(0, requiredKinds - 1)), kindsCode],
    [isSymbolRequired, passwordOf(middle, upper, lower, digits), '400-1-03-06', kindsCode],
    ...forbidden.map((sign): [boolean, string, string] => [
      true,
      `${passwordOf(middle - 1, ...kinds)}${sign}`,
      '400-1-03-01',
    ]),
  ];
  return {
    right: [
      passwordOf(Math.max(minLength, requiredKinds), ...kinds),
      passwordOf(maxLength, ...kinds),
      passwordOf(middle, ...kinds.slice(0, requiredKinds)),
      ...parts.map((part) => `Kq2${part}`.padEnd(minLength, 'z')),
    ],
    wrong: wrong.flatMap(([isWrong, password, ...codes]) => (isWrong ? [{ password, codes }] : [])),
  };
}

async function expectPublishedRules(
  { operationId, rules: reading = 'getPasswordPolicy', input, loginId }: Row,
  { callWith, renew, call: first, stateValue }: CheckContext,
): Promise<void> {
  const path = { token: stateValue('token') };
  const rules = await first(reading, { path });
  const published = Policy.safeParse((await first('getPasswordPolicy')).json).data;
  const shown = Policy.safeParse(rules.value('passwordPolicy')).data;
  const policy = reading === 'getPasswordPolicy' ? published : shown;
  rules.expectValue('the passwordPolicy of getPasswordPolicy', published, policy);
  // The contract's schemas report rules that are incomplete.
  if (!policy) return;
  const { allowedSymbols, minLength, maxLength } = policy;
  const { right, wrong } = passwordsOf(policy);
  const attempt = async (password: string): Promise<{ call: MakeCall; answer: CallAnswer }> => {
    const values = await renew();
    const call = callWith(values);
    const sent = { password, passwordConfirmation: password };
    return {
      call,
      answer: await call(
        operationId,
        input((name) => textOf(values[name]), sent),
      ),
    };
  };
  for (const password of right) {
    const { call, answer } = await attempt(password);
    const body = { loginId: loginId(stateValue, rules), password };
    const cut = { ...body, password: password.slice(0, -1) };
    answer.expectDone(`with the allowed password ${password}`);
    if (password.length > 1)
      (await call('login', { body: cut })).expectRefused('400-1-02-01', 'without its end');
    (await call('login', { body })).expectDone(`with the new password ${password}`);
  }
  const texts = { symbols: allowedSymbols, min: String(minLength), max: String(maxLength) };
  for (const { password, codes } of wrong) {
    const { answer } = await attempt(password);
    const fillIns = answer
      .values('*.mapping.*')
      .map((one): { key?: unknown; value?: unknown } => Object(one));
    const other = fillIns.find(
      ({ key, value }) =>
        Object.hasOwn(texts, String(key)) && Reflect.get(texts, String(key)) !== value,
    );
    answer.expectRefused(codes, `with the password ${password}`);
    answer.expectTarget('password');
    answer.expectThat(other === undefined, `the fill-ins ${JSON.stringify(texts)}`);
  }
}

/** The rules for passwords on the page are those of the server, at each operation that sets one (S5). */
export const passwordChecks: readonly Check[] = rows.map((row): Check => ({
  operationId: row.operationId,
  name: 'accepts each password that the published rules allow, and no other',
  states: row.states,
  breaks:
    'A customer follows the rules on the page and is refused, or cannot log in with the new password.',
  run: (context) => expectPublishedRules(row, context),
}));
