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

describe('who is logged in', () => {
  it('is the page’s customer from then on, with the token that was there', async () => {
    answering(me);
    expect(await fetchCustomer()).toEqual(me);
    expect(pageCustomer.get()).toEqual({ key: 'key-of-aoba', name: '株式会社青葉' });
    expect(isSessionChanged()).toBe(false);
  });

  it('is known by the token before the answer if that brings another: a login has overtaken it', async () => {
    stubApi({
      'GET /user/me': () => {
        document.cookie = 'XSRF-TOKEN=second; path=/';
        return jsonAnswer(me);
      },
    });
    await fetchCustomer();
    expect(isSessionChanged()).toBe(true);
  });

  it('may have no name, and keeps the key that an answer leaves out', async () => {
    answering({ ...me, customerName: null });
    await fetchCustomer();
    expect(pageCustomer.get()).toEqual({ key: 'key-of-aoba', name: '' });
    hearOfWrongAnswers();
    answering({ customerName: '', titleOfHonor: null });
    await fetchCustomer();
    expect(pageCustomer.get()?.key).toBe('key-of-aoba');
  });

  it('is nobody if the answer says neither key nor name', async () => {
    hearOfWrongAnswers();
    answering({ titleOfHonor: null });
    await expect(fetchCustomer()).rejects.toMatchObject({ kind: 'malformed', status: 200 });
    expect(pageCustomer.get()).toBeUndefined();
  });

  it('is nobody if the answer is nothing, on the login page, too, where no answer is judged', async () => {
    judgeNothing();
    answering(null);
    await expect(fetchCustomer()).rejects.toMatchObject({ kind: 'malformed', status: 200 });
    setAnswerValidator(validateAnswer);
  });

  it('may have no key, from a backend that gives none', async () => {
    hearOfWrongAnswers();
    answering({ customerName: '株式会社青葉', titleOfHonor: null });
    await fetchCustomer();
    expect(pageCustomer.get()).toEqual({ key: undefined, name: '株式会社青葉' });
  });

  it('is told to the other tabs once', async () => {
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

  it('makes the page of another one be left', async () => {
    pageCustomer.set({ key: 'key-of-another', name: '株式会社若葉' });
    answering(me);
    await expect(fetchCustomer()).rejects.toMatchObject({ kind: 'aborted' });
    expect(isCustomerChanging.get()).toBe(true);
    expect(pageCustomer.get()?.key).toBe('key-of-another');
  });
});

describe('asked for on behalf of the next page', () => {
  it('the question is answered once without another call, and says whose page it is', async () => {
    const sent = answering(me);
    expect(await fetchCustomerForNextPage()).toBe('key-of-aoba');
    expect(await fetchCustomer()).toEqual(me);
    expect(sent).toHaveLength(1);
    await fetchCustomer();
    expect(sent).toHaveLength(2);
  });

  it('the question is asked anew if the page takes long to come', async () => {
    const sent = answering(me);
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    await fetchCustomerForNextPage();
    now.mockReturnValue(5000);
    await fetchCustomer();
    expect(sent).toHaveLength(2);
  });
});

it('tabs that cannot tell each other go on without', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const stop = listenToOtherTabs(() => undefined);
  notifyOtherTabs('login');
  stop();
  expect(typeof BroadcastChannel).toBe('undefined');
});
