import { checksIn, issuerHasNo } from './check.ts';
import type { CallAnswer } from './answer.ts';
import type { MakeCall } from './browser.ts';
import { clockOf, japanDay, toleranceMs } from './times.ts';

const fetchNotices = (call: MakeCall, perPage = 100): Promise<CallAnswer> =>
  call('listNotices', { query: { page: 1, perPage } });

/** The ids of the notices with a value of isRead. */
const noticeIdsWith = (answer: CallAnswer, isRead: boolean): unknown[] => {
  const flags = answer.values('items.*.isRead');
  return answer.values('items.*.noticeId').filter((_, at) => flags[at] === isRead);
};

/** Checks of notices (S2 top, userNotice; S4 posting period). */
export const noticeChecks = checksIn(['a notice has an attachment'], {
  'listNotices: has no notice whose posting period is over, or has not begun': {
    states: ["a notice's posting period is over"],
    breaks: 'A customer acts on a notice that the issuer has ended, or not yet published.',
    run: async ({ call, stateValue }) => {
      const answer = await fetchNotices(call);
      const now = clockOf(answer);
      const [startTimes = [], endTimes = []] = ['postingPeriodFrom', 'postingPeriodTo'].map(
        (name) => answer.values(`items.*.${name}`).map((time) => Date.parse(String(time))),
      );
      const hasEndedNotice = answer.body.includes(`"${stateValue('noticeId')}"`);
      const hasPastEnd = endTimes.some((end) => end < now - toleranceMs);
      const hasLaterStart = startTimes.some((start) => !(start <= now + toleranceMs));
      const sortedTimes = startTimes.toSorted((a, b) => b - a);
      answer.expectThat(!hasEndedNotice, `no ${stateValue('noticeId')}`);
      answer.expectThat(!hasPastEnd, 'no postingPeriodTo in the past');
      answer.expectThat(!hasLaterStart, 'no postingPeriodFrom in the future');
      answer.expectValue('postingPeriodFrom, newest first', sortedTimes, startTimes);
    },
  },
  'listNotices: marks a notice as read after an answer has contained the notice': {
    breaks: 'Every notice is marked as new for ever, or one that the customer has not seen is not.',
    run: async ({ call }) => {
      const shortListAnswer = await fetchNotices(call, 1);
      const secondListAnswer = await fetchNotices(call);
      const thirdListAnswer = await fetchNotices(call);
      const firstId = shortListAnswer.values('items.*.noticeId').slice(0, 1);
      const allIds = secondListAnswer.values('items.*.noticeId');
      shortListAnswer.expectValue('unread notices', firstId, noticeIdsWith(shortListAnswer, false));
      secondListAnswer.expectValue(
        'read notices, after an answer with one',
        firstId,
        noticeIdsWith(secondListAnswer, true),
      );
      thirdListAnswer.expectValue(
        'read notices, after an answer with all',
        allIds,
        noticeIdsWith(thirdListAnswer, true),
      );
    },
  },
  'listNotices: stores for each customer which notices are read, for all sessions of the customer':
    {
      states: ['a customer with bills is logged in', 'another customer of the issuer is logged in'],
      breaks:
        'A customer misses a notice that only another customer has read, or reads it as new again.',
      run: async ({ call, logInAgain }) => {
        const idsReadByOther = noticeIdsWith(await fetchNotices(call), false);
        if (idsReadByOther.length === 0) issuerHasNo('notice that the other customer has not read');
        const noticesAnswer = await fetchNotices(await logInAgain());
        const laterNoticesAnswer = await fetchNotices(await logInAgain());
        const sharedIds = noticesAnswer
          .values('items.*.noticeId')
          .filter((id) => idsReadByOther.includes(id));
        const readIds = noticeIdsWith(noticesAnswer, true);
        noticesAnswer.expectThat(
          sharedIds.length === 0 || sharedIds.some((id) => !readIds.includes(id)),
          'an unread notice, of those that another customer has read',
        );
        laterNoticesAnswer.expectValue(
          'unread notices in a later session',
          [],
          noticeIdsWith(laterNoticesAnswer, false),
        );
      },
    },
  'listNotices: has only notices of its issuer': {
    states: ['a customer with bills is logged in', 'a customer of another issuer is logged in'],
    level: 5,
    breaks: "Customers read what another issuer writes to that issuer's customers.",
    run: async ({ callWith, values, stateValue, logInAgain }) => {
      const noticeTextsOf = (answer: CallAnswer): string[] => {
        const titles = answer.values('items.*.title');
        return answer.values('items.*.noticeId').map((id, at) => JSON.stringify([id, titles[at]]));
      };
      const notices = noticeTextsOf(await fetchNotices(await logInAgain()));
      const answerAtOtherIssuer = await fetchNotices(callWith(values, stateValue('base')));
      const sharedNotice = noticeTextsOf(answerAtOtherIssuer).find((one) => notices.includes(one));
      answerAtOtherIssuer.expectNone('only notices of its issuer', sharedNotice);
    },
  },
  'listOperatorNotices: has no notice of a day in the future': {
    states: ['a customer with bills is logged in'],
    breaks: 'The top page announces what the operator has not yet published.',
    run: async ({ call }) => {
      const answer = await call('listOperatorNotices');
      const today = japanDay(clockOf(answer) + toleranceMs);
      const days = answer.values('items.*.publishedOn');
      const futureDay = days.find((day) => typeof day === 'string' && day > today);
      const kinds = answer.values('items.*.kind');
      const hasDatedAdvert = kinds.some(
        (kind, at) => kind === 'advert' && (days[at] ?? null) !== null,
      );
      answer.expectThat(futureDay === undefined, `publishedOn until ${today}`, {
        got: String(futureDay),
      });
      answer.expectThat(!hasDatedAdvert, 'no publishedOn of an advert');
    },
  },
  'downloadNoticeAttachment: refuses a file of a notice at the address of another notice': {
    breaks: 'A file of a notice that is over can be reached by the address of another notice.',
    run: async ({ call, stateValue }) => {
      const [idOfFile, attachmentId] = [stateValue('noticeId'), stateValue('attachmentId')];
      const download = (noticeId: string) =>
        call('downloadNoticeAttachment', { path: { noticeId, attachmentId } });
      const ids = (await fetchNotices(call)).values('items.*.noticeId').map(String);
      (await download(idOfFile)).expectDone();
      for (const otherId of [...ids.filter((id) => id !== idOfFile).slice(0, 1), 'unknown-notice'])
        (await download(otherId)).expectRefused('400-1-04-02', 'with the file of another notice');
    },
  },
});
