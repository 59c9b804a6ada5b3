import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validateAnswer } from '../../../src/api/validate-answers.ts';
import { setAnswerValidator } from '../../../src/api/mutator.ts';
import { isSessionChanged } from '../../../src/api/session-guard.ts';
import {
  fetchCustomer,
  fetchCustomerForNextPage,
} from '../../../src/shell/session/fetch-customer.ts';
import { listenToOtherTabs, notifyOtherTabs } from '../../../src/shell/session/other-tabs.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { beginSession } from '../../../src/shell/session/session.ts';
import { isCustomerChanging } from '../../../src/shell/session/customer-change.ts';
import { jsonAnswer, stubApi } from '../../support/api.ts';
import { hearOfWrongAnswers, judgeNothing } from '../../support/wrong-answers.ts';

const me = { customerKey: 'key-of-aoba', customerName: '株式会社青葉', titleOfHonor: null };
const answering = (answer: object | null) => stubApi({ 'GET /user/me': () => jsonAnswer(answer) });

beforeEach(() => {
  isCustomerChanging.set(false);
  beginSession();
  document.cookie = 'XSRF-TOKEN=first; path=/';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the logged-in customer', () => {
  it('becomes the customer of the page, with the token before the answer', async () => {
    answering(me);
    expect(await fetchCustomer()).toEqual(me);
    expect(pageCustomer.get()).toEqual({ key: 'key-of-aoba', name: '株式会社青葉' });
    expect(isSessionChanged()).toBe(false);
  });

  it('is known with the new token if the answer sets one', async () => {
    stubApi({
      'GET /user/me': () => {
        document.cookie = 'XSRF-TOKEN=second; path=/';
        return jsonAnswer(me);
      },
    });
    await fetchCustomer();
    expect(isSessionChanged()).toBe(true);
  });

  it('may have no name, and keeps a key that an answer leaves out', async () => {
    answering({ ...me, customerName: null });
    await fetchCustomer();
    expect(pageCustomer.get()).toEqual({ key: 'key-of-aoba', name: '' });
    hearOfWrongAnswers();
    answering({ customerName: '', titleOfHonor: null });
    await fetchCustomer();
    expect(pageCustomer.get()?.key).toBe('key-of-aoba');
  });

  it('is unknown if the answer has neither key nor name', async () => {
    hearOfWrongAnswers();
    answering({ titleOfHonor: null });
    await expect(fetchCustomer()).rejects.toMatchObject({ kind: 'malformed', status: 200 });
    expect(pageCustomer.get()).toBeUndefined();
  });

  it('is unknown if the answer is empty, also without a validator', async () => {
    judgeNothing();
    answering(null);
    await expect(fetchCustomer()).rejects.toMatchObject({ kind: 'malformed', status: 200 });
    setAnswerValidator(validateAnswer);
  });

  it('may have no key', async () => {
    hearOfWrongAnswers();
    answering({ customerName: '株式会社青葉', titleOfHonor: null });
    await fetchCustomer();
    expect(pageCustomer.get()).toEqual({ key: undefined, name: '株式会社青葉' });
  });

  it('is announced to the other tabs once', async () => {
    const told: unknown[] = [];
    const tab = new BroadcastChannel('mypage.demo');
    tab.addEventListener('message', ({ data }) => told.push(data));
    answering(me);
    await fetchCustomer();
    await fetchCustomer();
    await vi.waitFor(() => expect(told).not.toEqual([]));
    tab.close();
    expect(told).toEqual([{ customer: 'key-of-aoba' }]);
  });

  it('makes the page of another customer close', async () => {
    pageCustomer.set({ key: 'key-of-another', name: '株式会社若葉' });
    answering(me);
    await expect(fetchCustomer()).rejects.toMatchObject({ kind: 'aborted' });
    expect(isCustomerChanging.get()).toBe(true);
    expect(pageCustomer.get()?.key).toBe('key-of-another');
  });
});

describe('fetched for the next page', () => {
  it('is used once without another call', async () => {
    const sent = answering(me);
    expect(await fetchCustomerForNextPage()).toBe('key-of-aoba');
    expect(await fetchCustomer()).toEqual(me);
    expect(sent).toHaveLength(1);
    await fetchCustomer();
    expect(sent).toHaveLength(2);
  });

  it('is fetched again if the page takes long to load', async () => {
    const sent = answering(me);
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    await fetchCustomerForNextPage();
    now.mockReturnValue(5000);
    await fetchCustomer();
    expect(sent).toHaveLength(2);
  });
});

it('works without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const stop = listenToOtherTabs(() => undefined);
  notifyOtherTabs('login');
  stop();
  expect(typeof BroadcastChannel).toBe('undefined');
});
