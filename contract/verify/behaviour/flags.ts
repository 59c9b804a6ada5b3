import type { Fault } from '../fault.ts';
import { search } from './bills.ts';
import type { CallAnswer, MakeCall } from './browser.ts';
import { expectRefused, expectThat, fieldOf, NotChecked, type Check } from './check.ts';
import { sessionIn } from './cookies.ts';
import { logIn } from './sessions.ts';

/** A setting of the issuer that promises the absence of something. */
type Flag = {
  operationId: string;
  name: string;
  /** Whether the settings promise it. */
  isOff: (settings: CallAnswer) => boolean;
  breaks: string;
  run: (call: MakeCall, settings: CallAnswer) => Promise<Fault[]>;
};

const isOff = (setting: string) => (settings: CallAnswer) => fieldOf(settings, setting) !== true;
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
      return expectThat(dated === undefined, answer, 'paymentDueDate null for each bill', {
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
      return expectRefused(await call('previewBillPdf', { path: { billId } }), absent);
    },
  },
  {
    operationId: 'getEStorageLinkage',
    name: 'gives 404 where isDisplayEStorageLink is off',
    isOff: isOff('isDisplayEStorageLink'),
    breaks: 'Bills go to a storage service that the issuer does not offer.',
    run: async (call) => [
      ...expectRefused(await call('getEStorageLinkage'), absent),
      ...expectRefused(await call('registerEStorageLinkage'), absent),
    ],
  },
  ...Object.entries(reissues).map(([method, operationId]): Flag => ({
    operationId,
    name: `gives 404 where passwordReissueMethod is ${method}`,
    isOff: (settings) => fieldOf(settings, 'passwordReissueMethod') === method,
    breaks: 'A customer gets a mail of a kind that the issuer does not use.',
    run: async (call) => {
      const body = { loginId: 'some-user', registeredMailAddress: 'some.user@example.co.jp' };
      return expectRefused(await call(operationId, { body }), absent);
    },
  })),
  {
    operationId: 'getCurrentUser',
    name: 'refuses English where the issuer does not offer it',
    isOff: (settings) => ![fieldOf(settings, 'languageList')].flat().includes('en'),
    breaks: 'A customer stays in a language for which the issuer has no texts.',
    run: async (call) =>
      expectRefused(
        await call('getCurrentUser', { headers: { 'x-language': 'en' } }),
        ['403-1-00-02'],
        'in English',
      ),
  },
];

/** What the settings promise to be absent is absent, at the issuer of --base and at the other issuer of the states (S3). */
export const flagChecks: readonly Check[] = flags.map((flag): Check => ({
  operationId: flag.operationId,
  name: flag.name,
  breaks: flag.breaks,
  states: ['a customer with bills is logged in', 'a customer of another issuer is logged in'],
  level: 5,
  run: async ({ call, callWith, values, stateValue }) => {
    const own = callWith(sessionIn(await logIn(call, stateValue)));
    const faults: Fault[] = [];
    let count = 0;
    for (const one of [own, callWith(values, stateValue('base'))]) {
      const settings = await one('getSettingInfo');
      if (!flag.isOff(settings)) continue;
      count += 1;
      faults.push(...(await flag.run(one, settings)));
    }
    if (count === 0) throw new NotChecked('neither of the two issuers has this setting');
    return faults;
  },
}));
