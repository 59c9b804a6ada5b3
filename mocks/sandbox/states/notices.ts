import { loginValues } from './logins.ts';
import type { SetUp } from './state.ts';

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
