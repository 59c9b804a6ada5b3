import type { StateName } from '../../states/provider-states.ts';
import { checksIn, type Check } from './check.ts';

/** Images, which are null if the issuer has none. */
const images: readonly [operationId: string, StateName, path: string][] = [
  ['getLogo', 'a visitor', 'image'],
  ['getMypageLogo', 'a visitor', 'image'],
  ['getBanner', 'a visitor', 'image'],
  ['listOperatorNotices', 'a customer with bills is logged in', 'items.*.image'],
];

const isPng = (image: unknown): boolean =>
  Buffer.from(String(image), 'base64').subarray(1, 4).toString('latin1') === 'PNG';

const singleChecks = checksIn(['a visitor'], {
  'getPasswordPolicy: has limits that fit each other, as the settings do': {
    level: 3,
    breaks: 'The page warns of the end of a session that has already ended, or allows no password.',
    run: async ({ call }) => {
      const info = await call('getSettingInfo');
      const policy = await call('getPasswordPolicy');
      const [timeout, warning] = [
        info.value('idleTimeoutSeconds'),
        info.value('idleWarningSeconds'),
      ];
      const isWarningEarly =
        typeof timeout !== 'number' || typeof warning !== 'number' || warning < timeout;
      const [minLength, maxLength] = [policy.value('minLength'), policy.value('maxLength')];
      const symbols = [...String(policy.value('allowedSymbols'))];
      const areSymbolsUnique = new Set(symbols).size === symbols.length;
      info.expectThat(isWarningEarly, 'idleWarningSeconds below idleTimeoutSeconds');
      policy.expectThat(Number(minLength) <= Number(maxLength), 'a maxLength not below minLength');
      policy.expectThat(areSymbolsUnique, 'each of the allowedSymbols once');
      info.expectThat(info.values('languageList.*').includes('ja'), 'ja in languageList');
    },
  },
  'getLegalText: has each text by its type, with one version in both languages': {
    breaks: 'A customer agrees to another text than the one on the page.',
    run: async ({ call }) => {
      for (const legalTextType of ['terms', 'privacyPolicy', 'userAgreement']) {
        const path = { legalTextType };
        const english = await call('getLegalText', { path, headers: { 'x-language': 'en' } });
        const japanese = await call('getLegalText', { path });
        japanese.expectField('legalTextType', legalTextType);
        if (english.status === 200) english.expectField('version', japanese.value('version'));
      }
    },
  },
});

/** Settings of the issuer (S3). */
export const settingChecks: readonly Check[] = [
  ...singleChecks,
  ...images.map(([operationId, state, path]): Check => ({
    operationId,
    name: 'has images in the format PNG',
    states: [state],
    breaks: 'The page shows a broken image.',
    run: async ({ call }) => {
      const answer = await call(operationId);
      const wrongImage = answer.values(path).find((image) => image && !isPng(image));
      answer.expectThat(wrongImage === undefined, 'a PNG image in base64, or null', {
        got: `${String(wrongImage).slice(0, 20)}...`,
      });
    },
  })),
];
