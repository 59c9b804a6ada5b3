import { describe, expect, it } from 'vitest';
import { answers } from '../../generated/answers.ts';
import { ApiError } from '../../src/api/api-error.ts';
import { getFlowId } from '../../src/api/identity.ts';
import { validateAnswer } from '../../src/api/validate-answers.ts';
import { hasUnreadableParts, rowsOf } from '../../src/api/unreadable.ts';
import { collectContractWarnings } from '../support/wrong-answers.ts';

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
const omit = (value: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([field]) => field !== name));

const validate = (answer: unknown, url = '/notices?page=1'): unknown =>
  validateAnswer('GET', url, structuredClone(answer));
const validateList = (...items: unknown[]): { items: (typeof notice)[] } => {
  // Pages receive a copy, so the marks of unreadable parts must be in the data.
  return JSON.parse(JSON.stringify(validate(listOf(...items))));
};

const validateObject = (answer: unknown, url: string): object => {
  const validAnswer = validate(answer, url);
  if (typeof validAnswer !== 'object' || validAnswer === null)
    throw new Error('The answer is not an object.');
  return validAnswer;
};

const failureOf = (action: () => unknown): unknown => {
  try {
    return action();
  } catch (error) {
    return error;
  }
};

describe('a valid answer', () => {
  it('is returned unchanged', () => {
    expect(validate(listOf(notice))).toEqual(listOf(notice));
  });

  it('may have unknown fields and values of a newer server', () => {
    const answer = {
      items: [{ ...notice, noticeId: 'x', mood: 'good' }],
      total: 1,
      page: 1,
      perPage: 9,
    };
    expect(validate(answer)).toEqual(answer);
    expect(validate({ state: 'paused' }, '/downloads/a-token')).toEqual({ state: 'paused' });
  });

  it('of an unknown operation or without a body is not validated', () => {
    expect(validate({ any: 'thing' }, '/tomorrow')).toEqual({ any: 'thing' });
    expect(validateAnswer('PUT', '/auth/password', undefined)).toBeUndefined();
  });
});

describe('a nullable field', () => {
  it('is set to null if it is missing, without a report', () => {
    const reports = collectContractWarnings();
    expect(validate(listOf(omit(notice, 'postingPeriodTo')))).toEqual(listOf(notice));
    expect(validate({ image: 'AAAA' }, '/setting/banner')).toEqual({ image: 'AAAA', link: null });
    expect(reports).toEqual([]);
  });
});

describe('an independent entry of a list', () => {
  it.each([
    ['lacks a field', omit(notice, 'title')],
    ['has null in a field that is not nullable', { ...notice, isRead: null }],
    ['has another type', { ...notice, title: 7 }],
    ['is a text', 'a notice'],
    ['is null', null],
  ])('is removed if it %s, and its position is recorded', (_, invalidEntry) => {
    collectContractWarnings();
    const validEntry = { ...notice, noticeId: 'n-2' };
    const list = validateList(notice, invalidEntry, validEntry, invalidEntry);
    expect(list.items).toEqual([notice, validEntry]);
    expect(rowsOf(list, 'items')).toEqual([notice, undefined, validEntry, undefined]);
  });

  it('keeps the valid entries of its inner list', () => {
    collectContractWarnings();
    const { items } = validateList({ ...notice, attachments: [{ ...file, size: '10' }, file] });
    expect(items.map((item) => rowsOf(item, 'attachments'))).toEqual([[undefined, file]]);
    const content = { itemKey: 'a', label: 'A', requestedContent: 'x', options: [] };
    const lengths = { minLength: 0, maxLength: 9 };
    const item = { ...content, ...lengths, format: 'text', isEditable: true, isRequired: true };
    const groups = [{ groupKey: 'g', title: '', items: [null, item] }];
    const information = validate({ groups }, '/user/registered-information');
    expect(information).toMatchObject({ groups: [{ items: [{ itemKey: 'a' }] }] });
    const request = validateAnswer('POST', '/user/change-requests', { items: [null, item] });
    expect(request).toMatchObject({ items: [{ itemKey: 'a' }] });
  });
});

describe('an invalid part that is not an independent entry', () => {
  it.each([
    ['a missing number', omit(listOf(notice), 'total')],
    ['a text for a number', { ...listOf(notice), page: '1' }],
    ['a number below the minimum', { ...listOf(notice), perPage: 0 }],
    ['a fraction', { ...listOf(notice), total: 1.5 }],
    ['an infinite number', JSON.parse('{"items":[],"total":1e999,"page":1,"perPage":1}')],
    ['an object instead of a list', { ...listOf(notice), items: { 0: notice } }],
    ['null', null],
    ['no body', undefined],
    ['a text', 'notices'],
  ])('makes the whole answer invalid: %s', (_, answer) => {
    collectContractWarnings();
    expect(failureOf(() => validate(answer))).toMatchObject({ kind: 'malformed' });
    expect(failureOf(() => validate(answer))).toBeInstanceOf(ApiError);
  });

  it('makes the whole answer invalid in a list of dependent entries', () => {
    collectContractWarnings();
    const answer = { addresses: [null], resendAfterSeconds: 1, remainingResendSeconds: 0 };
    expect(failureOf(() => validate(answer, '/auth/verification-addresses'))).toMatchObject({
      kind: 'malformed',
    });
  });
});

describe('an answer with independent parts', () => {
  const user = { customerKey: 'k', customerName: '青葉', titleOfHonor: null };

  it('loses only its invalid parts, and reports them', () => {
    collectContractWarnings();
    const answer = validateObject({ ...user, customerName: 7 }, '/user/me');
    expect(answer).toMatchObject(omit(user, 'customerName'));
    expect(answer).not.toHaveProperty('customerName');
    expect(hasUnreadableParts(answer)).toBe(true);
    expect(hasUnreadableParts(answer, ['customerName'])).toBe(true);
    expect(hasUnreadableParts(answer, ['customerKey'])).toBe(false);
    expect(hasUnreadableParts(user)).toBe(false);
  });

  it('has an empty state if the discriminator is missing', () => {
    collectContractWarnings();
    expect(validate({ purpose: 'initial' }, '/auth/password-settings/t')).toMatchObject({
      state: '',
    });
  });

  it('can be validated again with the same result, and is reported once', () => {
    const reports = collectContractWarnings();
    const validatedOnce = validateAnswer('POST', '/auth/login', { nextStep: ['top'] });
    expect(validateAnswer('POST', '/auth/login', validatedOnce)).toEqual(validatedOnce);
    expect(reports).toHaveLength(1);
  });
});

describe('the console', () => {
  it('has one report with operation, path and flow id, without values', () => {
    const reports = collectContractWarnings();
    const secretValue = 'Demo-Pass-2026';
    const bill = { fileId: secretValue, fileName: null, extension: 1, size: secretValue };
    for (let press = 0; press < 2; press += 1)
      failureOf(() => validateAnswer('POST', '/bills/b-1/returned-file', bill));
    expect(reports).toEqual([
      'The answer of uploadReturnedFile is not as the contract promises: fileName is null, not a text; ' +
        'extension is of type number, not a text; size is of type string, not a whole number from 0. ' +
        `Flow id ${getFlowId()}`,
    ]);
  });
});

// These tests are at the end, because each path is reported only once.
const operationsInParts =
  'getAccountSettings getSettingInfo getCurrentUser getDownloadUrlState getInvoiceRegisterNumberState getLegalText ' +
  'getPasswordSettingState getRegisteredInformation getRegistrationForm getRegistrationState issueTemporaryPassword ' +
  'login logout registerCustomer registerEStorageLinkage registerEStorageLinkageByToken uploadReturnedFile ' +
  'registerInvoiceRegisterNumber registerMailAddress requestPasswordReissue submitChangeRequest updateBillStatus';
it.each(operationsInParts.split(' '))('the answer of %s may lack every part', (operationId) => {
  collectContractWarnings();
  const [method = 'unknown operation', path = ''] = answers[operationId] ?? [];
  const answer = validateAnswer(method, path.replaceAll('{}', 'x'), {});
  expect([method, answer]).toEqual([expect.stringMatching(/^[A-Z]+$/), expect.any(Object)]);
});
