import { beforeEach, describe, expect, it } from 'vitest';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { claimHistoryEntry } from '../../../src/shell/session/history-owner.ts';
import { rememberReturnPath, takeReturnPath } from '../../../src/shell/session/return-path.ts';
import { beginSession } from '../../../src/shell/session/session.ts';
import { errorAnswer, jsonAnswer, stubApi } from '../../support/api.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';

const search = '/bapPublishedBillAppSearch?keyword=secret';
const me = (customerKey: string) => () =>
  jsonAnswer({ customerKey, customerName: '株式会社青葉', titleOfHonor: null });

/** The session of a customer ends on a page that shows a search. */
function endSessionOn(customerKey?: string): void {
  history.replaceState(null, '', `/demo/mypage${search}`);
  if (customerKey !== undefined) claimHistoryEntry(customerKey);
  rememberReturnPath();
  history.replaceState(null, '', '/demo/mypage/');
}

describe('the page at which a customer’s session ended', () => {
  beforeEach(beginSession);

  it('is reopened for the same customer', async () => {
    stubApi({ 'GET /user/me': me('key-of-aoba') });
    endSessionOn('key-of-aoba');
    expect(await takeReturnPath()).toBe(search);
  });

  it('is checked with a new request at each login', async () => {
    stubApi({ 'GET /user/me': me('key-of-another') });
    endSessionOn('key-of-aoba');
    expect(await takeReturnPath()).toBe('/top');
    beginSession();
    const sent = stubApi({ 'GET /user/me': me('key-of-aoba') });
    endSessionOn('key-of-aoba');
    expect(await takeReturnPath()).toBe(search);
    expect(sent).toHaveLength(1);
  });

  it('stays its owner’s if another customer has logged in', async () => {
    stubApi({ 'GET /user/me': me('key-of-aoba') });
    pageCustomer.set({ key: 'key-of-another', name: '株式会社若葉' });
    endSessionOn('key-of-aoba');
    pageCustomer.set(undefined);
    expect(await takeReturnPath()).toBe(search);
  });

  it('is not shown to another customer if it was not marked yet', async () => {
    stubApi({ 'GET /user/me': me('key-of-another') });
    pageCustomer.set({ key: 'key-of-aoba', name: '株式会社青葉' });
    endSessionOn();
    pageCustomer.set(undefined);
    expect(await takeReturnPath()).toBe('/top');
  });

  it('is not shown to another customer of the same name', async () => {
    stubApi({ 'GET /user/me': me('key-of-another') });
    endSessionOn('key-of-aoba');
    expect(await takeReturnPath()).toBe('/top');
    expect(await takeReturnPath()).toBe('/top');
  });

  it.each([
    ['no answer', () => new TypeError('Failed to fetch')],
    ['an error', () => errorAnswer('402-1-00-01')],
    ['an answer that says nothing', () => jsonAnswer({})],
  ])('is not shown if user/me answers with %s', async (_, answer) => {
    hearOfWrongAnswers();
    stubApi({ 'GET /user/me': answer });
    endSessionOn('key-of-aoba');
    expect(await takeReturnPath()).toBe('/top');
  });

  it('is shown to every customer if it had no owner, such as a link of a mail', async () => {
    stubApi({});
    endSessionOn();
    expect(await takeReturnPath()).toBe(search);
  });
});
