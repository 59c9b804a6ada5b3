import { search } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import type { MakeCall } from './browser.ts';
import { NotChecked, type Check } from './check.ts';

/** A setting of the issuer that promises the absence of something. */
type Flag = {
  operationId: string;
  name: string;
  /** Whether the settings promise it. */
  isOff: (settings: CallAnswer) => boolean;
  breaks: string;
  run: (call: MakeCall, settings: CallAnswer) => Promise<void>;
};

const isOff = (setting: string) => (settings: CallAnswer) => settings.value(setting) !== true;
const absent = ['404-1-00-01'];

const reissues = {
  mail: 'issueTemporaryPassword',
  temporaryPassword: 'requestPasswordReissue',
} as const;

const flags: readonly Flag[] = [
  {
    operationId: 'searchBills',
    name: 'has no paymentDueDate where hasPaymentDueDates is off',
    isOff: isOff('hasPaymentDueDates'),
    breaks: 'A payment due date exists that no customer sees: the portal has no column for it.',
    run: async (call) => {
      const { answer, items } = await search(call);
      const dated = items.find(({ paymentDueDate }) => typeof paymentDueDate === 'string');
      answer.expectThat(dated === undefined, 'paymentDueDate null for each bill', {
        got: `${dated?.paymentDueDate} for ${dated?.billNumber}`,
        sent: 'with hasPaymentDueDates off in the settings',
      });
    },
  },
  {
    operationId: 'previewBillPdf',
    name: 'gives 404 where isBillPreviewEnabled is off',
    isOff: isOff('isBillPreviewEnabled'),
    breaks: 'A bill can be read in a way that the issuer has switched off.',
    run: async (call) => {
      const billId = (await search(call)).items.find(({ files }) => files.pdf)?.billId ?? 'none';
      (await call('previewBillPdf', { path: { billId } })).expectRefused(absent);
    },
  },
  {
    operationId: 'getEStorageLinkage',
    name: 'gives 404 where isDisplayEStorageLink is off',
    isOff: isOff('isDisplayEStorageLink'),
    breaks: 'Bills go to a storage service that the issuer does not offer.',
    run: async (call) => {
      (await call('getEStorageLinkage')).expectRefused(absent);
      (await call('registerEStorageLinkage')).expectRefused(absent);
    },
  },
  ...Object.entries(reissues).map(([method, operationId]): Flag => ({
    operationId,
    name: `gives 404 where passwordReissueMethod is ${method}`,
    isOff: (settings) => settings.value('passwordReissueMethod') === method,
    breaks: 'A customer gets a mail of a kind that the issuer does not use.',
    run: async (call) => {
      const body = { loginId: 'some-user', registeredMailAddress: 'some.user@example.co.jp' };
      (await call(operationId, { body })).expectRefused(absent);
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
    const own = await logInAgain();
    let count = 0;
    for (const one of [own, callWith(values, stateValue('base'))]) {
      const settings = await one('getSettingInfo');
      if (!flag.isOff(settings)) continue;
      count += 1;
      await flag.run(one, settings);
    }
    if (count === 0) throw new NotChecked('neither of the two issuers has this setting');
  },
}));
