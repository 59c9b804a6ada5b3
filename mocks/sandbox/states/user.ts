import { saveAccount, type Account } from '../accounts.ts';
import { addMonths, japanMonth } from '../japan-time.ts';
import { startAnew } from '../seed/seed.ts';
import type { World } from '../world.ts';
import { demoAccount, loginValues } from './logins.ts';
import {
  modifier,
  textParam,
  type ProviderState,
  type StateParams,
  type StateValues,
} from './state.ts';

const ofUser = (
  description: string,
  params: Record<string, string>,
  apply: (world: World, account: Account, params: StateParams) => StateValues,
): ProviderState => ({
  description: `${description} demo-user is logged in.`,
  params,
  setup: async (world, given) => {
    await startAnew(world);
    const values = apply(world, demoAccount(world, 'demo-user'), given);
    return { ...loginValues(world, 'demo-user'), ...values };
  },
});

const exampleChangeId = 'cr-20261119-0003';

const exampleNotice = { noticeId: 'notice-0042', attachmentId: 'notice-0042-1' };

/** Situations of the customer's own data and of notices. All of them start from a reset. */
export const userStates: Record<string, ProviderState> = {
  'a linkage is registered': ofUser(
    'There is an electronic-storage linkage.',
    {},
    (world, account) => {
      account.profile.linkage = { code: '1234:1234567890123', generatedAt: world.clock.now() };
      saveAccount(world.db, account);
      return { linkageCode: account.profile.linkage.code, revision: 'rev-1234-1234567890123' };
    },
  ),
  'a customer with account settings is logged in': ofUser(
    'Invoices come attached as PDF to the main address. Mail to the sub address came back.',
    {},
    (world, account) => {
      const { mainMailAddress, profile } = account;
      profile.undeliverable = [...profile.subMailAddresses];
      saveAccount(world.db, account);
      return {
        mailAddress: mainMailAddress ?? '',
        subMailAddress: profile.subMailAddresses[0] ?? '',
        mailAddressesRevision: `rev-${profile.revisions.mailAddresses}`,
        ledgerMailAttachmentRevision: `rev-${profile.revisions.ledgerMailAttachment}`,
        attachedMailRevision: `rev-${profile.revisions.attachedMail}`,
        billTypeId: 'invoice',
      };
    },
  ),
  'mail addresses may not be changed': modifier('Neither the main nor the sub ones.', (world) => {
    world.limits.isMailAddressEditable = 0;
    world.limits.isSubMailAddressListEditable = 0;
  }),
  'no linkage is registered': ofUser('There is none.', {}, () => ({})),
  'no change is in progress': ofUser(
    'A change of registered information can be applied for.',
    { revision: 'Not a parameter but a value: the revision to send.' },
    (world, account) => ({
      revision: `rev-${world.limits.formVersion}-${account.version}`,
      changeReflectionMonth: addMonths(japanMonth(world.clock.now()), 1),
    }),
  ),
  'a change is in progress': ofUser(
    'A new phone number was applied for.',
    { changeRequestId: `Id of the request; ${exampleChangeId} unless given.` },
    (world, { accountId }, params) => {
      const changeRequestId = textParam(params, 'changeRequestId', exampleChangeId);
      const now = world.clock.now();
      const content = {
        changeReflectionMonth: addMonths(japanMonth(now), 1),
        items: [{ itemKey: 'phoneNumber', value: '03-5555-0142', before: '03-5555-0100' }],
      };
      world.db.insert('changeRequests', {
        changeRequestId,
        accountId,
        submittedAt: now,
        content: JSON.stringify(content),
      });
      return { changeRequestId };
    },
  ),
  'changes are not accepted now': ofUser('It is outside the acceptance period.', {}, (world) => {
    world.limits.changeLastDayOfMonth = 0;
    return {};
  }),
  'no further change is allowed for now': modifier('Too many came before.', (world) => {
    world.limits.requestsPerMinute = 0;
  }),
  'an attachment of a notice is gone': ofUser('The issuer removed it.', {}, (world) => {
    world.db.run("DELETE FROM files WHERE kind = 'notice'");
    return exampleNotice;
  }),
};
