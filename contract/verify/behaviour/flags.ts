import { findBill, search } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import type { MakeCall } from './browser.ts';
import { NotChecked, type Check } from './check.ts';

/** A setting of the issuer that promises the absence of a feature or a value. */
type Flag = {
  operationId: string;
  name: string;
  /** Whether the settings promise the absence. */
  isOff: (settings: CallAnswer) => boolean;
  breaks: string;
  run: (call: MakeCall) => Promise<void>;
};

const isSwitchedOff = (setting: string) => (settings: CallAnswer) =>
  settings.value(setting) !== true;
const absenceCode = '404-1-00-01';

/** For each passwordReissueMethod, the operation of the other method. */
const absentOperations = {
  mail: 'issueTemporaryPassword',
  temporaryPassword: 'requestPasswordReissue',
} as const;

const flags: readonly Flag[] = [
  {
    operationId: 'searchBills',
    name: 'has no paymentDueDate where hasPaymentDueDates is off',
    isOff: isSwitchedOff('hasPaymentDueDates'),
    breaks: 'A payment due date exists that no customer sees: the portal has no column for it.',
    run: async (call) => {
      const { answer, items } = await search(call);
      const billWithDate = items.find(({ paymentDueDate }) => typeof paymentDueDate === 'string');
      answer.expectThat(billWithDate === undefined, 'paymentDueDate null for each bill', {
        got: `${billWithDate?.paymentDueDate} for ${billWithDate?.billNumber}`,
        sent: 'with hasPaymentDueDates off in the settings',
      });
    },
  },
  {
    operationId: 'previewBillPdf',
    name: 'gives 404 where isBillPreviewEnabled is off',
    isOff: isSwitchedOff('isBillPreviewEnabled'),
    breaks: 'A bill can be read in a way that the issuer has switched off.',
    run: async (call) => {
      const { billId = 'none' } = (await findBill(call, ({ files }) => !!files.pdf)) ?? {};
      (await call('previewBillPdf', { path: { billId } })).expectRefused(absenceCode);
    },
  },
  {
    operationId: 'getEStorageLinkage',
    name: 'gives 404 where isDisplayEStorageLink is off',
    isOff: isSwitchedOff('isDisplayEStorageLink'),
    breaks: 'Bills go to a storage service that the issuer does not offer.',
    run: async (call) => {
      (await call('getEStorageLinkage')).expectRefused(absenceCode);
      (await call('registerEStorageLinkage')).expectRefused(absenceCode);
    },
  },
  ...Object.entries(absentOperations).map(([method, operationId]): Flag => ({
    operationId,
    name: `gives 404 where passwordReissueMethod is ${method}`,
    isOff: (settings) => settings.value('passwordReissueMethod') === method,
    breaks: 'A customer gets a mail of a kind that the issuer does not use.',
    run: async (call) => {
      const body = { loginId: 'some-user', registeredMailAddress: 'some.user@example.co.jp' };
      (await call(operationId, { body })).expectRefused(absenceCode);
    },
  })),
  {
    operationId: 'getCurrentUser',
    name: 'refuses English where the issuer does not offer it',
    isOff: (settings) => ![settings.value('languageList')].flat().includes('en'),
    breaks: 'A customer stays in a language for which the issuer has no texts.',
    run: async (call) => {
      (await call('getCurrentUser', { headers: { 'x-language': 'en' } })).expectRefused(
        '403-1-00-02',
        'in English',
      );
    },
  },
];

/** What the settings promise to be absent is absent, at the issuer of --base and at the other issuer of the states (S3). */
export const flagChecks: readonly Check[] = flags.map((flag): Check => ({
  operationId: flag.operationId,
  name: flag.name,
  breaks: flag.breaks,
  states: ['a customer with bills is logged in', 'a customer of another issuer is logged in'],
  level: 5,
  run: async ({ callWith, values, stateValue, logInAgain }) => {
    let issuerCount = 0;
    for (const call of [await logInAgain(), callWith(values, stateValue('base'))]) {
      const settings = await call('getSettingInfo');
      if (!flag.isOff(settings)) continue;
      issuerCount += 1;
      await flag.run(call);
    }
    if (issuerCount === 0) throw new NotChecked('neither of the two issuers has this setting');
  },
}));
