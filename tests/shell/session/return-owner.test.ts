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

describe('the page that a customer was on when the session ended', () => {
  beforeEach(beginSession);

  it('is where the same customer is led back to', async () => {
    stubApi({ 'GET /user/me': me('key-of-aoba') });
    endSessionOn('key-of-aoba');
    expect(await takeReturnPath()).toBe(search);
  });

  it('is asked about anew at the next login: the answer to the one before is another customer’s', async () => {
    stubApi({ 'GET /user/me': me('key-of-another') });
    endSessionOn('key-of-aoba');
    expect(await takeReturnPath()).toBe('/top');
    beginSession();
    const sent = stubApi({ 'GET /user/me': me('key-of-aoba') });
    endSessionOn('key-of-aoba');
    expect(await takeReturnPath()).toBe(search);
    expect(sent).toHaveLength(1);
  });

  it('stays its owner’s if another one has logged in meanwhile', async () => {
    stubApi({ 'GET /user/me': me('key-of-aoba') });
    pageCustomer.set({ key: 'key-of-another', name: '株式会社若葉' });
    endSessionOn('key-of-aoba');
    pageCustomer.set(undefined);
    expect(await takeReturnPath()).toBe(search);
  });

  it('is not shown to another one, if it was only just come to and not marked yet', async () => {
    stubApi({ 'GET /user/me': me('key-of-another') });
    pageCustomer.set({ key: 'key-of-aoba', name: '株式会社青葉' });
    endSessionOn();
    pageCustomer.set(undefined);
    expect(await takeReturnPath()).toBe('/top');
  });

  it('is not shown to another one, of the same name or not', async () => {
    stubApi({ 'GET /user/me': me('key-of-another') });
    endSessionOn('key-of-aoba');
    expect(await takeReturnPath()).toBe('/top');
    expect(await takeReturnPath()).toBe('/top');
  });

  it.each([
    ['no answer', () => new TypeError('Failed to fetch')],
    ['an error', () => errorAnswer('402-1-00-01')],
    ['an answer that says nothing', () => jsonAnswer({})],
  ])('is shown to nobody if user/me gives %s', async (_, answer) => {
    hearOfWrongAnswers();
    stubApi({ 'GET /user/me': answer });
    endSessionOn('key-of-aoba');
    expect(await takeReturnPath()).toBe('/top');
  });

  it('is everybody’s if no customer had seen it: a link from a mail', async () => {
    stubApi({});
    endSessionOn();
    expect(await takeReturnPath()).toBe(search);
  });

  it('says whose it is after a reload, too, and keeps what the router keeps', () => {
    history.replaceState({ idx: 3, key: 'abc' }, '', `/demo/mypage${search}`);
    claimHistoryEntry('key-of-aoba');
    expect(history.state).toEqual({ idx: 3, key: 'abc', customer: 'key-of-aoba' });
  });
});
