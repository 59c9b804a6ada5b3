import * as z from 'zod';
import type { StateName } from '../../states/provider-states.ts';
import type { CallAnswer } from './answer.ts';
import { withChanges } from './browser.ts';
import type { Check } from './check.ts';
import { customerEntries } from './links.ts';

export const Policy = z.object({
  minLength: z.number(),
  maxLength: z.number(),
  requiredKinds: z.number(),
  isSymbolRequired: z.boolean(),
  allowedSymbols: z.string(),
});
export type Policy = z.infer<typeof Policy>;

/** An operation that sets a password. */
type Setting = {
  state: StateName;
  /** The operation that shows its page the rules; default: getPasswordPolicy. */
  reading?: string;
  /** The login ID of the password; default: that of the states. */
  loginId?: (rules: CallAnswer) => unknown;
};

const settings: Readonly<Record<string, Setting>> = {
  changePassword: { state: 'a customer with bills is logged in', reading: 'getAccountSettings' },
  changeExpiredPassword: { state: 'the password has expired' },
  setPasswordByToken: {
    state: 'a valid password setting token exists',
    reading: 'getPasswordSettingState',
    loginId: (rules) => rules.value('loginId'),
  },
  registerCustomer: {
    state: 'a registration token with the agreement given exists',
    reading: 'getRegistrationForm',
    loginId: () => customerEntries.loginId,
  },
};

const allSymbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
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
  const rotate = (kind: string, by: number) => kind.slice(by) + kind.slice(0, by);
  const length = Math.min(maxLength, Math.max(minLength, 12));
  const letters = [rotate(lower, at % 8), rotate(upper, Math.floor(at / 8) % 8)];
  return passwordOf(length, allowedSymbols, digits, ...letters);
}

/** Passwords that the rules allow, and passwords that break one of them, with its codes. */
function passwordsOf(policy: Policy) {
  const { minLength, maxLength, requiredKinds, isSymbolRequired, allowedSymbols } = policy;
  const kinds = isSymbolRequired
    ? [allowedSymbols, lower, digits, upper]
    : [lower, digits, upper, allowedSymbols];
  const usualLength = Math.min(maxLength, Math.max(minLength, 12));
  const maxSymbolCount = Math.max(1, maxLength - 3);
  const symbolGroups = allowedSymbols.match(new RegExp(`[^]{1,${maxSymbolCount}}`, 'g')) ?? [];
  const forbiddenSigns = [
    ...[...allSymbols].filter((sign) => !allowedSymbols.includes(sign)),
    ' ',
    'Ａ',
  ];
  const kindsCode = ['', '', '400-1-03-05', '400-1-03-04', '400-1-03-03'][requiredKinds] ?? '';
  const wrongPasswords: [isWrong: boolean, password: string, ...codes: string[]][] = [
    [minLength > 1, passwordOf(minLength - 1, ...kinds), '400-1-03-02', kindsCode],
    [maxLength < 128, passwordOf(maxLength + 1, ...kinds), '400-1-03-02'],
    [requiredKinds > 1, passwordOf(usualLength, ...kinds.slice(0, requiredKinds - 1)), kindsCode],
    [isSymbolRequired, passwordOf(usualLength, upper, lower, digits), '400-1-03-06', kindsCode],
    ...forbiddenSigns.map((sign): [boolean, string, string] => [
      true,
      `${passwordOf(usualLength - 1, ...kinds)}${sign}`,
      '400-1-03-01',
    ]),
  ];
  return {
    right: [
      passwordOf(Math.max(minLength, requiredKinds), ...kinds),
      passwordOf(maxLength, ...kinds),
      passwordOf(usualLength, ...kinds.slice(0, requiredKinds)),
      ...symbolGroups.map((symbols) => `Kq2${symbols}`.padEnd(minLength, 'z')),
    ],
    wrong: wrongPasswords.flatMap(([isWrong, password, ...codes]) =>
      isWrong ? [{ password, codes }] : [],
    ),
  };
}

/** The rules for passwords on the page are those of the server, at each operation that sets one (S5). */
export const passwordChecks = Object.entries(settings).map(
  ([operationId, { state, reading = 'getPasswordPolicy', loginId }]): Check => ({
    operationId,
    name: 'accepts each password that the published rules allow, and no other',
    states: [state],
    breaks:
      'A customer follows the rules on the page and is refused, or cannot log in with the new password.',
    run: async ({ renew, call: firstCall, stateValue, linkPath: path }) => {
      const rules = await firstCall(reading, { path });
      const publishedPolicy = Policy.safeParse((await firstCall('getPasswordPolicy')).json).data;
      const shownPolicy = Policy.safeParse(rules.value('passwordPolicy')).data;
      const policy = reading === 'getPasswordPolicy' ? publishedPolicy : shownPolicy;
      rules.expectValue('the passwordPolicy of getPasswordPolicy', publishedPolicy, policy);
      // The contract's schemas report rules that are incomplete.
      if (!policy) return;
      const { allowedSymbols, minLength, maxLength } = policy;
      const { right: allowedPasswords, wrong: wrongPasswords } = passwordsOf(policy);
      const setPassword = async (password: string) => {
        const { call, pactInput } = await renew();
        const passwords = { password, passwordConfirmation: password };
        const input = withChanges(pactInput(operationId), { body: passwords });
        return { call, answer: await call(operationId, input) };
      };
      for (const password of allowedPasswords) {
        const { call, answer } = await setPassword(password);
        const body = { loginId: loginId?.(rules) ?? stateValue('loginId'), password };
        const shortenedBody = { ...body, password: password.slice(0, -1) };
        answer.expectDone(`with the allowed password ${password}`);
        if (password.length > 1) {
          const refusedLogin = await call('login', { body: shortenedBody });
          refusedLogin.expectRefused('400-1-02-01', 'without its end');
        }
        (await call('login', { body })).expectDone(`with the new password ${password}`);
      }
      const fillIns = { symbols: allowedSymbols, min: String(minLength), max: String(maxLength) };
      for (const { password, codes } of wrongPasswords) {
        const { answer } = await setPassword(password);
        const hasWrongFillIn = answer.values('*.mapping.*').some((fillIn) => {
          const { key, value } = Object(fillIn);
          return Object.hasOwn(fillIns, key) && Reflect.get(fillIns, key) !== value;
        });
        answer.expectRefused(codes, `with the password ${password}`);
        answer.expectTarget('password');
        answer.expectThat(!hasWrongFillIn, `the fill-ins ${JSON.stringify(fillIns)}`);
      }
    },
  }),
);
