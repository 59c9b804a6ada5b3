import type { StateName } from '../../states/provider-states.ts';
import { findBill, search } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import type { MakeCall } from './browser.ts';
import { checksIn, NotChecked, partsOf, type Check, type Description } from './check.ts';

/** Images, which are null if the issuer has none. */
const imageFields: readonly [operationId: string, StateName, path: string][] = [
  ['getLogo', 'a visitor', 'image'],
  ['getMypageLogo', 'a visitor', 'image'],
  ['getBanner', 'a visitor', 'image'],
  ['listOperatorNotices', 'a customer with bills is logged in', 'items.*.image'],
];

const isPng = (image: unknown): boolean =>
  Buffer.from(String(image), 'base64').subarray(1, 4).toString('latin1') === 'PNG';

const fixedSettingChecks = checksIn(['a visitor'], {
  'getPasswordPolicy: has limits that are consistent, and so are the values of getSettingInfo': {
    level: 3,
    breaks: 'The page warns of the end of a session that has already ended, or allows no password.',
    run: async ({ call }) => {
      const settings = await call('getSettingInfo');
      const policy = await call('getPasswordPolicy');
      const [timeoutSeconds, warningSeconds] = [
        settings.value('idleTimeoutSeconds'),
        settings.value('idleWarningSeconds'),
      ];
      const isWarningEarly =
        typeof timeoutSeconds !== 'number' ||
        typeof warningSeconds !== 'number' ||
        warningSeconds < timeoutSeconds;
      const [minLength, maxLength] = [policy.value('minLength'), policy.value('maxLength')];
      const symbols = [...String(policy.value('allowedSymbols'))];
      const areSymbolsUnique = new Set(symbols).size === symbols.length;
      settings.expectThat(isWarningEarly, 'idleWarningSeconds below idleTimeoutSeconds');
      policy.expectThat(Number(minLength) <= Number(maxLength), 'a maxLength not below minLength');
      policy.expectThat(areSymbolsUnique, 'each of the allowedSymbols once');
      settings.expectThat(settings.values('languageList.*').includes('ja'), 'ja in languageList');
    },
  },
  'getLegalText: has each legal text, with the same version in both languages': {
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

/** A setting of the issuer that promises the absence of a feature or a value. */
type AbsenceSetting = {
  /** Whether the settings promise the absence. */
  isOff: (settings: CallAnswer) => boolean;
  breaks: string;
  run: (call: MakeCall) => Promise<void>;
};

const isSwitchedOff = (setting: string) => (settings: CallAnswer) =>
  settings.value(setting) !== true;
const absenceCode = '404-1-00-01';

/** An issuer with this method refuses the operation of the other method. */
const reissueMethodSetting = (operationId: string, method: string): AbsenceSetting => ({
  isOff: (settings) => settings.value('passwordReissueMethod') === method,
  breaks: 'A customer gets a mail of a kind that the issuer does not use.',
  run: async (call) => {
    const body = { loginId: 'some-user', registeredMailAddress: 'some.user@example.co.jp' };
    (await call(operationId, { body })).expectRefused(absenceCode);
  },
});

const absenceSettings: Readonly<Record<Description, AbsenceSetting>> = {
  'searchBills: has no paymentDueDate if hasPaymentDueDates is off': {
    isOff: isSwitchedOff('hasPaymentDueDates'),
    breaks: 'A payment due date exists that no customer sees: the portal has no column for it.',
    run: async (call) => {
      const { answer, items } = await search(call);
      const billWithDate = items.find(({ paymentDueDate }) => typeof paymentDueDate === 'string');
      answer.expectThat(billWithDate === undefined, 'paymentDueDate null for each bill', {
        got: `${billWithDate?.paymentDueDate} for ${billWithDate?.billNumber}`,
        callDetail: 'with hasPaymentDueDates off in the settings',
      });
    },
  },
  'previewBillPdf: returns 404 if isBillPreviewEnabled is off': {
    isOff: isSwitchedOff('isBillPreviewEnabled'),
    breaks: 'A bill can be read in a way that the issuer has switched off.',
    run: async (call) => {
      const { billId = 'none' } = (await findBill(call, ({ files }) => !!files.pdf)) ?? {};
      (await call('previewBillPdf', { path: { billId } })).expectRefused(absenceCode);
    },
  },
  'getEStorageLinkage: returns 404 if isDisplayEStorageLink is off': {
    isOff: isSwitchedOff('isDisplayEStorageLink'),
    breaks: 'Bills go to a storage service that the issuer does not offer.',
    run: async (call) => {
      (await call('getEStorageLinkage')).expectRefused(absenceCode);
      (await call('registerEStorageLinkage')).expectRefused(absenceCode);
    },
  },
  'issueTemporaryPassword: returns 404 if passwordReissueMethod is mail': reissueMethodSetting(
    'issueTemporaryPassword',
    'mail',
  ),
  'requestPasswordReissue: returns 404 if passwordReissueMethod is temporaryPassword':
    reissueMethodSetting('requestPasswordReissue', 'temporaryPassword'),
  'getCurrentUser: refuses English if the issuer does not offer English': {
    isOff: (settings) => ![settings.value('languageList')].flat().includes('en'),
    breaks: 'A customer stays in a language for which the issuer has no texts.',
    run: async (call) => {
      (await call('getCurrentUser', { headers: { 'x-language': 'en' } })).expectRefused(
        '403-1-00-02',
        'in English',
      );
    },
  },
};

/** Checks that absent features are absent, at the issuer of --base and at the other issuer of the states (S3). */
const absenceChecks = Object.entries(absenceSettings).map(([description, setting]): Check => ({
  ...partsOf(description),
  breaks: setting.breaks,
  states: ['a customer with bills is logged in', 'a customer of another issuer is logged in'],
  level: 5,
  run: async ({ callWith, values, stateValue, logInAgain }) => {
    let issuerCount = 0;
    for (const call of [await logInAgain(), callWith(values, stateValue('base'))]) {
      const settings = await call('getSettingInfo');
      if (!setting.isOff(settings)) continue;
      issuerCount += 1;
      await setting.run(call);
    }
    if (issuerCount === 0) throw new NotChecked('neither of the two issuers has this setting');
  },
}));

/** Checks of the settings of the issuer (S3). */
export const settingChecks: readonly Check[] = [
  ...fixedSettingChecks,
  ...absenceChecks,
  ...imageFields.map(([operationId, state, path]): Check => ({
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
