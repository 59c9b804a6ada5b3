import { issuerHasNo, type Check } from './check.ts';
import type { CallAnswer } from './answer.ts';
import type { MakeCall } from './browser.ts';
import { clockOf, japanDay } from './times.ts';

const list = (call: MakeCall, perPage = 100): Promise<CallAnswer> =>
  call('listNotices', { query: { page: 1, perPage } });

/** The ids of the notices with a value of isRead. */
const idsWith = (answer: CallAnswer, isRead: boolean): unknown[] => {
  const flags = answer.values('items.*.isRead');
  return answer.values('items.*.noticeId').filter((_, at) => flags[at] === isRead);
};

const time = (value: unknown): number => Date.parse(String(value));

/** Notices (S2 top, userNotice; S4 posting period). */
export const noticeChecks: readonly Check[] = [
  {
    operationId: 'listNotices',
    name: 'has no notice whose posting period is over, or has not begun',
    states: ["a notice's posting period is over"],
    breaks: 'A customer acts on a notice that the issuer has ended, or not yet published.',
    run: async ({ call, stateValue }) => {
      const answer = await list(call);
      const now = clockOf(answer);
      const ends = answer.values('items.*.postingPeriodTo');
      const begins = answer.values('items.*.postingPeriodFrom').map(time);
      const hasEnded = answer.body.includes(`"${stateValue('noticeId')}"`);
      const isOver = ends.some((end) => typeof end === 'string' && time(end) < now - 60_000);
      answer.expectThat(!hasEnded, `no ${stateValue('noticeId')}`);
      answer.expectThat(!isOver, 'no postingPeriodTo in the past');
      answer.expectThat(
        begins.every((begin) => begin <= now + 60_000),
        'no postingPeriodFrom in the future',
      );
      answer.expectValue(
        'postingPeriodFrom, newest first',
        begins.toSorted((a, b) => b - a),
        begins,
      );
    },
  },
  {
    operationId: 'listNotices',
    name: 'calls a notice read after an answer has contained it',
    states: ['a notice has an attachment'],
    breaks: 'Every notice is marked as new for ever, or one that the customer has not seen is not.',
    run: async ({ call }) => {
      const [first, second, third] = [await list(call, 1), await list(call), await list(call)];
      const [one] = first.values('items.*.noticeId');
      const all = second.values('items.*.noticeId');
      first.expectValue('unread notices', [one], idsWith(first, false));
      second.expectValue('read notices, after an answer with one', [one], idsWith(second, true));
      third.expectValue('read notices, after an answer with all', all, idsWith(third, true));
    },
  },
  {
    operationId: 'listNotices',
    name: 'keeps what is read for each customer, in all sessions of the customer',
    states: ['a customer with bills is logged in', 'another customer of the issuer is logged in'],
    breaks:
      'A customer misses a notice that only another customer has read, or reads it as new again.',
    run: async ({ call, logInAgain }) => {
      const unread = idsWith(await list(call), false);
      if (unread.length === 0) issuerHasNo('notice that the other customer has not read');
      const own = await list(await logInAgain());
      const later = await list(await logInAgain());
      const known = own.values('items.*.noticeId').filter((id) => unread.includes(id));
      const seen = known.filter((id) => idsWith(own, true).includes(id));
      own.expectThat(
        known.length === 0 || seen.length < known.length,
        'an unread notice, of those that another customer has read',
      );
      later.expectValue('unread notices in a later session', [], idsWith(later, false));
    },
  },
  {
    operationId: 'listNotices',
    name: 'has only notices of its issuer',
    states: ['a customer with bills is logged in', 'a customer of another issuer is logged in'],
    level: 5,
    breaks: "Customers read what another issuer writes to that issuer's customers.",
    run: async ({ callWith, values, stateValue, logInAgain }) => {
      const own = await list(await logInAgain());
      const other = await list(callWith(values, stateValue('base')));
      const factsOf = (answer: CallAnswer) =>
        answer
          .values('items.*')
          .map((one) =>
            JSON.stringify([
              Reflect.get(Object(one), 'noticeId'),
              Reflect.get(Object(one), 'title'),
            ]),
          );
      const both = factsOf(own).find((one) => factsOf(other).includes(one));
      other.expectThat(both === undefined, 'only notices of its issuer', { got: String(both) });
    },
  },
  {
    operationId: 'listOperatorNotices',
    name: 'has no notice of a day in the future',
    states: ['a customer with bills is logged in'],
    breaks: 'The top page announces what the operator has not yet published.',
    run: async ({ call }) => {
      const answer = await call('listOperatorNotices');
      const today = japanDay(clockOf(answer) + 60_000);
      const late = answer
        .values('items.*.publishedOn')
        .find((day) => typeof day === 'string' && day > today);
      const kinds = answer.values('items.*.kind');
      const dates = answer.values('items.*.publishedOn');
      const isRight = kinds.every((kind, at) => kind !== 'advert' || (dates[at] ?? null) === null);
      answer.expectThat(late === undefined, `publishedOn until ${today}`, { got: String(late) });
      answer.expectThat(isRight, 'no publishedOn of an advert');
    },
  },
  {
    operationId: 'downloadNoticeAttachment',
    name: 'has the files of a notice at no other notice',
    states: ['a notice has an attachment'],
    breaks: 'A file of a notice that is over can be reached by the address of another notice.',
    run: async ({ call, stateValue }) => {
      const [noticeId, attachmentId] = [stateValue('noticeId'), stateValue('attachmentId')];
      const ids = (await list(call)).values('items.*.noticeId').map(String);
      const others = [...ids.filter((id) => id !== noticeId).slice(0, 1), 'unknown-notice'];
      (await call('downloadNoticeAttachment', { path: { noticeId, attachmentId } })).expectDone();
      for (const other of others)
        (
          await call('downloadNoticeAttachment', { path: { noticeId: other, attachmentId } })
        ).expectRefused('400-1-04-02', 'with the file of another notice');
    },
  },
];
