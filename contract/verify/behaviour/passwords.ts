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
type PasswordOperation = {
  state: StateName;
  /** The operation from which the page reads the rules; default: getPasswordPolicy. */
  rulesOperation?: string;
  /** The login ID for the login with the new password; default: the value of the provider state. */
  loginId?: (rulesAnswer: CallAnswer) => unknown;
};

const passwordOperations: Readonly<Record<string, PasswordOperation>> = {
  changePassword: {
    state: 'a customer with bills is logged in',
    rulesOperation: 'getAccountSettings',
  },
  changeExpiredPassword: { state: 'the password has expired' },
  setPasswordByToken: {
    state: 'a valid password setting token exists',
    rulesOperation: 'getPasswordSettingState',
    loginId: (rulesAnswer) => rulesAnswer.value('loginId'),
  },
  registerCustomer: {
    state: 'a registration token with the agreement given exists',
    rulesOperation: 'getRegistrationForm',
    loginId: () => customerEntries.loginId,
  },
};

const allSymbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const [upper, lower, digits] = ['KQRTXZBM', 'kqrtxzbm', '23456789'];

/** A password of this length. The characters come from each kind in turn. */
const passwordOf = (length: number, ...kinds: string[]): string =>
  Array.from({ length }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? '';
    return kind[Math.floor(index / kinds.length) % kind.length];
  }).join('');

/** A password that the rules allow; each `index` below 64 gives a different one. */
export function differentPassword(
  { minLength, maxLength, allowedSymbols }: Policy,
  index: number,
): string {
  const rotate = (kind: string, by: number) => kind.slice(by) + kind.slice(0, by);
  const length = Math.min(maxLength, Math.max(minLength, 12));
  const letters = [rotate(lower, index % 8), rotate(upper, Math.floor(index / 8) % 8)];
  return passwordOf(length, allowedSymbols, digits, ...letters);
}

/** Passwords that the rules allow, and passwords that break a rule, with the error codes of that rule. */
function passwordsOf(policy: Policy) {
  const { minLength, maxLength, requiredKinds, isSymbolRequired, allowedSymbols } = policy;
  const kinds = isSymbolRequired
    ? [allowedSymbols, lower, digits, upper]
    : [lower, digits, upper, allowedSymbols];
  const usualLength = Math.min(maxLength, Math.max(minLength, 12));
  const maxSymbolCount = Math.max(1, maxLength - 3);
  const symbolGroups = allowedSymbols.match(new RegExp(`[^]{1,${maxSymbolCount}}`, 'g')) ?? [];
  const forbiddenCharacters = [
    ...[...allSymbols].filter((character) => !allowedSymbols.includes(character)),
    ' ',
    'Ａ',
  ];
  const kindsCode = ['', '', '400-1-03-05', '400-1-03-04', '400-1-03-03'][requiredKinds] ?? '';
  const candidates: [isWrong: boolean, password: string, ...codes: string[]][] = [
    [minLength > 1, passwordOf(minLength - 1, ...kinds), '400-1-03-02', kindsCode],
    [maxLength < 128, passwordOf(maxLength + 1, ...kinds), '400-1-03-02'],
    [requiredKinds > 1, passwordOf(usualLength, ...kinds.slice(0, requiredKinds - 1)), kindsCode],
    [isSymbolRequired, passwordOf(usualLength, upper, lower, digits), '400-1-03-06', kindsCode],
    ...forbiddenCharacters.map((character): [boolean, string, string] => [
      true,
      `${passwordOf(usualLength - 1, ...kinds)}${character}`,
      '400-1-03-01',
    ]),
  ];
  return {
    allowedPasswords: [
      passwordOf(Math.max(minLength, requiredKinds), ...kinds),
      passwordOf(maxLength, ...kinds),
      passwordOf(usualLength, ...kinds.slice(0, requiredKinds)),
      ...symbolGroups.map((symbols) => `Kq2${symbols}`.padEnd(minLength, 'z')),
    ],
    wrongPasswords: candidates.flatMap(([isWrong, password, ...codes]) =>
      isWrong ? [{ password, codes }] : [],
    ),
  };
}

/** Checks that the server enforces the password rules of the page, at each operation that sets a password (S5). */
export const passwordChecks = Object.entries(passwordOperations).map(
  ([operationId, { state, rulesOperation = 'getPasswordPolicy', loginId }]): Check => ({
    operationId,
    name: 'accepts each password that the published rules allow, and refuses each other password',
    states: [state],
    breaks:
      'A customer follows the rules on the page and is refused, or cannot log in with the new password.',
    run: async ({ setUpAgain, call: callInFirstState, linkParameters: path }) => {
      const rulesAnswer = await callInFirstState(rulesOperation, { path });
      const policyAnswer = await callInFirstState('getPasswordPolicy');
      const publishedPolicy = Policy.safeParse(policyAnswer.json).data;
      const shownPolicy = Policy.safeParse(rulesAnswer.value('passwordPolicy')).data;
      const policy = rulesOperation === 'getPasswordPolicy' ? publishedPolicy : shownPolicy;
      rulesAnswer.expectValue('the passwordPolicy of getPasswordPolicy', publishedPolicy, policy);
      // Incomplete rules break the schema of the contract. The check of the schema reports them.
      if (!policy) return;
      const { allowedSymbols, minLength, maxLength } = policy;
      const { allowedPasswords, wrongPasswords } = passwordsOf(policy);
      const setPassword = async (password: string) => {
        const { call, pactInput, stateValue, linkParameters } = await setUpAgain();
        const idOfLink = loginId?.(await call(rulesOperation, { path: linkParameters }));
        const body = { loginId: idOfLink ?? stateValue('loginId'), password };
        const passwords = { password, passwordConfirmation: password };
        const input = withChanges(pactInput(operationId), { body: passwords });
        return { call, answer: await call(operationId, input), body };
      };
      for (const password of allowedPasswords) {
        const { call, answer, body } = await setPassword(password);
        const shortenedBody = { ...body, password: password.slice(0, -1) };
        answer.expectDone(`with the allowed password ${password}`);
        if (password.length > 1) {
          const refusedLogin = await call('login', { body: shortenedBody });
          refusedLogin.expectRefused('400-1-02-01', 'without the last character of the password');
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
