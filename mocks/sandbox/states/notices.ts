import { startAnew } from '../seed/seed.ts';
import { loginValues } from './logins.ts';
import type { ProviderState } from './state.ts';

const notice = (description: string, values: Record<string, string>): ProviderState => ({
  description: `${description} demo-user is logged in.`,
  params: {},
  setup: async (world) => {
    await startAnew(world);
    return { ...loginValues(world, 'demo-user'), ...values };
  },
});

/** Situations of notices (S4). All of them start from a reset. */
export const noticeStates: Record<string, ProviderState> = {
  'a notice has an attachment': notice('Within its posting period.', {
    noticeId: 'notice-0042',
    attachmentId: 'notice-0042-1',
  }),
  "a notice's posting period is over": notice('It has an attachment.', {
    noticeId: 'notice-0018',
    attachmentId: 'notice-0018-1',
  }),
  'every operator notice has a link': {
    description: 'demo-user is logged in.',
    params: {},
    setup: async (world) => {
      await startAnew(world);
      world.db.run(
        `DELETE FROM notices WHERE kind = 'operator' AND json_extract(content, '$.ja.link') IS NULL`,
      );
      return loginValues(world, 'demo-user');
    },
  },
};
