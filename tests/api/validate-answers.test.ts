import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { getFlowId } from '../../src/api/identity.ts';
import { validateAnswer } from '../../src/api/validate-answers.ts';
import { lacksParts, rowsOf } from '../../src/api/unreadable.ts';
import { hearOfWrongAnswers } from '../support/wrong-answers.ts';

const file = { fileId: 'f-1', fileName: '明細.pdf', extension: 'pdf', size: 10 };
const notice = {
  noticeId: 'n-1',
  title: '休業のお知らせ',
  body: '',
  postingPeriodFrom: '2026-11-01T00:00:00+09:00',
  postingPeriodTo: null,
  isImportant: false,
  isRead: true,
  attachments: [file],
};
const listOf = (...items: unknown[]) => ({ items, total: items.length, page: 1, perPage: 50 });
const without = (value: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([field]) => field !== name));

const read = (answer: unknown, url = '/notices?page=1'): unknown =>
  validateAnswer('GET', url, structuredClone(answer));
const readList = (...items: unknown[]): { items: (typeof notice)[] } => {
  // As a copy, which is what reaches a page: what was noted has to be in it.
  const answer: { items: (typeof notice)[] } = JSON.parse(JSON.stringify(read(listOf(...items))));
  return answer;
};

const readObject = (answer: unknown, url: string): object => {
  const found = read(answer, url);
  if (typeof found !== 'object' || found === null) throw new Error('The answer is no object.');
  return found;
};

const failureOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('an answer as the contract has it', () => {
  it('comes through as it is', () => {
    expect(read(listOf(notice))).toEqual(listOf(notice));
  });

  it('may have fields and values that only a newer server knows', () => {
    const answer = {
      items: [{ ...notice, noticeId: 'x', mood: 'good' }],
      total: 1,
      page: 1,
      perPage: 9,
    };
    expect(read(answer)).toEqual(answer);
    expect(read({ state: 'paused' }, '/downloads/a-token')).toEqual({ state: 'paused' });
  });

  it('that no operation knows, or that has no body, is nobody’s to judge', () => {
    expect(read({ any: 'thing' }, '/tomorrow')).toEqual({ any: 'thing' });
    expect(validateAnswer('PUT', '/auth/password', undefined)).toBeUndefined();
  });
});

describe('a field that may be null', () => {
  it('is null where it was left out, at any depth, and nothing is told', () => {
    const told = hearOfWrongAnswers();
    expect(read(listOf(without(notice, 'postingPeriodTo')))).toEqual(listOf(notice));
    expect(read({ image: 'AAAA' }, '/setting/banner')).toEqual({ image: 'AAAA', link: null });
    expect(told).toEqual([]);
  });
});

describe('an entry of a list that stands for itself', () => {
  it.each([
    ['lacks a field', without(notice, 'title')],
    ['has null for what may not be', { ...notice, isRead: null }],
    ['has another type', { ...notice, title: 7 }],
    ['is none', 'a notice'],
    ['is null', null],
  ])('is taken out where it %s, and its place is known', (_, wrong) => {
    hearOfWrongAnswers();
    const other = { ...notice, noticeId: 'n-2' };
    const list = readList(notice, wrong, other, wrong);
    expect(list.items).toEqual([notice, other]);
    expect(rowsOf(list, 'items')).toEqual([notice, undefined, other, undefined]);
  });

  it('is left alone by a wrong one within it', () => {
    hearOfWrongAnswers();
    const { items } = readList({ ...notice, attachments: [{ ...file, size: '10' }, file] });
    expect(items.map((one) => rowsOf(one, 'attachments'))).toEqual([[undefined, file]]);
  });
});

describe('any other part', () => {
  it.each([
    ['a number left out', without(listOf(notice), 'total')],
    ['a text for a number', { ...listOf(notice), page: '1' }],
    ['less than the contract allows', { ...listOf(notice), perPage: 0 }],
    ['half a number', { ...listOf(notice), total: 1.5 }],
    ['a number beyond all', JSON.parse('{"items":[],"total":1e999,"page":1,"perPage":1}')],
    ['no list', { ...listOf(notice), items: { 0: notice } }],
    ['null', null],
    ['nothing', undefined],
    ['a text', 'notices'],
  ])('fails the answer: %s', (_, answer) => {
    hearOfWrongAnswers();
    expect(failureOf(() => read(answer))).toMatchObject({ kind: 'malformed' });
    expect(failureOf(() => read(answer))).toBeInstanceOf(ApiError);
  });

  it('fails the answer in a list of which no entry stands for itself', () => {
    hearOfWrongAnswers();
    const answer = { addresses: [null], resendAfterSeconds: 1, remainingResendSeconds: 0 };
    expect(failureOf(() => read(answer, '/auth/verification-addresses'))).toMatchObject({
      kind: 'malformed',
    });
  });
});

describe('an answer that is read in parts', () => {
  const user = { customerKey: 'k', customerName: '青葉', titleOfHonor: null };

  it('loses what cannot be read, and says that it does', () => {
    hearOfWrongAnswers();
    const answer = readObject({ ...user, customerName: 7 }, '/user/me');
    expect(answer).toMatchObject(without(user, 'customerName'));
    expect(answer).not.toHaveProperty('customerName');
    expect(lacksParts(answer)).toBe(true);
    expect(lacksParts(answer, ['customerName'])).toBe(true);
    expect(lacksParts(answer, ['customerKey'])).toBe(false);
    expect(lacksParts(user)).toBe(false);
  });

  it('lacks everything where it is no object', () => {
    hearOfWrongAnswers();
    const answer = readObject([], '/user/me');
    expect(lacksParts(answer, ['customerName'])).toBe(true);
  });

  it('is of no known state where it does not say of which', () => {
    hearOfWrongAnswers();
    expect(read({ purpose: 'initial' }, '/auth/password-settings/t')).toMatchObject({ state: '' });
  });

  it('can be judged again with the same outcome, and is told of once', () => {
    const told = hearOfWrongAnswers();
    const first = validateAnswer('POST', '/auth/login', { nextStep: ['top'] });
    expect(validateAnswer('POST', '/auth/login', first)).toEqual(first);
    expect(told).toHaveLength(1);
  });
});

describe('the console', () => {
  it('is told once what was wrong: operation, place, flow id, and nothing of the values', () => {
    const told = hearOfWrongAnswers();
    const secret = 'Demo-Pass-2026';
    const bill = { fileId: secret, fileName: null, extension: 1, size: secret };
    for (let press = 0; press < 2; press += 1)
      failureOf(() => validateAnswer('POST', '/bills/b-1/returned-file', bill));
    expect(told).toEqual([
      'The answer of uploadReturnedFile is not as the contract promises: fileName is null, not a text; ' +
        'extension is of type number, not a text; size is of type string, not a whole number from 0. ' +
        `Flow id ${getFlowId()}`,
    ]);
  });

  it('is told of so many places as one can read', () => {
    const told = hearOfWrongAnswers();
    readList(...Array.from({ length: 50 }, () => ({ ...notice, body: false })));
    expect(told).toHaveLength(1);
    expect(told[0]?.match(/items\.\d+\.body is of type boolean/g)).toHaveLength(10);
    expect(told[0]).toContain('40 more');
  });
});
