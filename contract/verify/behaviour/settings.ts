import type { StateName } from '../../states/provider-states.ts';
import { expectField, expectThat, fieldOf, valuesAt, type Check } from './check.ts';

/** Images, which are null if the issuer has none. */
const images: readonly [operationId: string, StateName, path: string][] = [
  ['getLogo', 'a visitor', 'image'],
  ['getMypageLogo', 'a visitor', 'image'],
  ['getBanner', 'a visitor', 'image'],
  ['listOperatorNotices', 'a customer with bills is logged in', 'items.*.image'],
];

const isPng = (image: unknown): boolean =>
  Buffer.from(String(image), 'base64').subarray(1, 4).toString('latin1') === 'PNG';

/** Settings of the issuer (S3). */
export const settingChecks: readonly Check[] = [
  ...images.map(([operationId, state, path]): Check => ({
    operationId,
    name: 'has images in the format PNG',
    states: [state],
    breaks: 'The page shows a broken image.',
    run: async ({ call }) => {
      const answer = await call(operationId);
      const other = valuesAt(answer, path).find((image) => image && !isPng(image));
      return expectThat(other === undefined, answer, 'a PNG image in base64, or null', {
        got: `${String(other).slice(0, 20)}...`,
      });
    },
  })),
  {
    operationId: 'getPasswordPolicy',
    name: 'has limits that fit each other, as the settings do',
    states: ['a visitor'],
    level: 3,
    breaks: 'The page warns of the end of a session that has already ended, or allows no password.',
    run: async ({ call }) => {
      const [info, policy] = [await call('getSettingInfo'), await call('getPasswordPolicy')];
      const [end, warning] = [
        fieldOf(info, 'idleTimeoutSeconds'),
        fieldOf(info, 'idleWarningSeconds'),
      ];
      const isEarly = typeof end !== 'number' || typeof warning !== 'number' || warning < end;
      const [least, most] = [fieldOf(policy, 'minLength'), fieldOf(policy, 'maxLength')];
      const symbols = [...String(fieldOf(policy, 'allowedSymbols'))];
      const languages = valuesAt(info, 'languageList.*');
      return [
        ...expectThat(isEarly, info, 'idleWarningSeconds below idleTimeoutSeconds'),
        ...expectThat(Number(least) <= Number(most), policy, 'a maxLength not below minLength'),
        ...expectThat(
          new Set(symbols).size === symbols.length,
          policy,
          'each of the allowedSymbols once',
        ),
        ...expectThat(languages.includes('ja'), info, 'ja in languageList'),
      ];
    },
  },
  {
    operationId: 'getLegalText',
    name: 'has each text by its type, with one version in both languages',
    states: ['a visitor'],
    breaks: 'A customer agrees to another text than the one on the page.',
    run: async ({ call }) => {
      const faults = [];
      for (const legalTextType of ['terms', 'privacyPolicy', 'userAgreement']) {
        const path = { legalTextType };
        const [en, ja] = [
          await call('getLegalText', { path, headers: { 'x-language': 'en' } }),
          await call('getLegalText', { path }),
        ];
        faults.push(
          ...expectField(ja, 'legalTextType', legalTextType),
          // An issuer without English refuses it.
          ...(en.status === 200 ? expectField(en, 'version', fieldOf(ja, 'version')) : []),
        );
      }
      return faults;
    },
  },
];
