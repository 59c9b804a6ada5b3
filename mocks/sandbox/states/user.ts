import { saveAccount, type Account } from '../accounts.ts';
import { addMonths, japanMonth } from '../japan-time.ts';
import { demoAccount, loginValues } from './logins.ts';
import { textParam, type SetUp, type StateParams, type StateValues } from './state.ts';
import type { World } from '../world.ts';

const notice =
  (noticeId: string): SetUp =>
  (world) => ({
    ...loginValues(world, 'demo-user'),
    noticeId,
    attachmentId: `${noticeId}-1`,
  });

/** States of notices (S4). */
export const noticeStates = {
  'a notice has an attachment': notice('notice-0042'),
  "a notice's posting period is over": notice('notice-0018'),
  'every operator notice has a link': (world) => {
    world.db.run(
      `DELETE FROM notices WHERE kind = 'operator' AND json_extract(content, '$.ja.link') IS NULL`,
    );
    return loginValues(world, 'demo-user');
  },
} satisfies Record<string, SetUp>;

/** `demo-user` is logged in, with a change of the account or the sandbox. */
const stateOfUser =
  (apply: (world: World, account: Account, params: StateParams) => StateValues): SetUp =>
  (world, params) => {
    const values = apply(world, demoAccount(world, 'demo-user'), params);
    return { ...loginValues(world, 'demo-user'), ...values };
  };

/** States of the customer's own data. */
export const userStates = {
  'a linkage is registered': stateOfUser((world, account) => {
    const linkageCode = '1234:1234567890123';
    account.profile.linkage = { code: linkageCode, generatedAt: world.clock.now() };
    saveAccount(world.db, account);
    return { linkageCode, revision: 'rev-1234-1234567890123' };
  }),
  'a customer with account settings is logged in': stateOfUser((world, account) => {
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
  }),
  'no linkage is registered': stateOfUser(() => ({})),
  'no change is in progress': stateOfUser((world, account) => ({
    revision: `rev-${world.limits.formVersion}-${account.version}`,
    changeReflectionMonth: addMonths(japanMonth(world.clock.now()), 1),
  })),
  'a change is in progress': stateOfUser((world, { accountId }, params) => {
    const changeRequestId = textParam(params, 'changeRequestId', 'cr-20261119-0003');
    const submittedAt = world.clock.now();
    const content = JSON.stringify({
      changeReflectionMonth: addMonths(japanMonth(submittedAt), 1),
      items: [{ itemKey: 'phoneNumber', value: '03-5555-0142', before: '03-5555-0100' }],
    });
    world.db.insert('changeRequests', { changeRequestId, accountId, submittedAt, content });
    return { changeRequestId };
  }),
  'changes are not accepted now': stateOfUser((world) => {
    world.limits.changeLastDayOfMonth = 0;
    return {};
  }),
} satisfies Record<string, SetUp>;
