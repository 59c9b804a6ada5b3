import { beforeEach, describe, expect, it, vi } from 'vitest';
import { validateAnswer } from '../../../src/api/validate-answers.ts';
import { setAnswerValidator } from '../../../src/api/mutator.ts';
import { isSessionChanged } from '../../../src/api/session-guard.ts';
import {
  fetchCustomer,
  fetchCustomerForNextPage,
} from '../../../src/shell/session/fetch-customer.ts';
import { notifyOtherTabs } from '../../../src/shell/session/other-tabs.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { resetSession } from '../../../src/shell/session/session.ts';
import { customerChangingStore } from '../../../src/shell/session/customer-change.ts';
import { jsonAnswer, stubApi } from '../../support/api.ts';
import { collectContractWarnings, disableValidation } from '../../support/wrong-answers.ts';
import { openOtherTab } from './other-tab.ts';

const currentUser = {
  customerKey: 'key-of-aoba',
  customerName: '株式会社青葉',
  titleOfHonor: null,
};
const stubCustomer = (answer: object | null) =>
  stubApi({ 'GET /user/me': () => jsonAnswer(answer) });

beforeEach(() => {
  customerChangingStore.set(false);
  resetSession();
  document.cookie = 'XSRF-TOKEN=first; path=/';
});

describe('the logged-in customer', () => {
  it('becomes the customer of the page, and belongs to the anti-forgery token of the request', async () => {
    stubCustomer(currentUser);
    expect(await fetchCustomer()).toEqual(currentUser);
    expect(pageCustomer.get()).toEqual({ key: 'key-of-aoba', name: '株式会社青葉' });
    expect(isSessionChanged()).toBe(false);
  });

  it('belongs to the session of the request: a new token in the answer counts as another session', async () => {
    stubApi({
      'GET /user/me': () => {
        document.cookie = 'XSRF-TOKEN=second; path=/';
        return jsonAnswer(currentUser);
      },
    });
    await fetchCustomer();
    expect(isSessionChanged()).toBe(true);
  });

  it('may have no name, and keeps its key if a later answer lacks the key', async () => {
    stubCustomer({ ...currentUser, customerName: null });
    await fetchCustomer();
    expect(pageCustomer.get()).toEqual({ key: 'key-of-aoba', name: '' });
    collectContractWarnings();
    stubCustomer({ customerName: '', titleOfHonor: null });
    await fetchCustomer();
    expect(pageCustomer.get()?.key).toBe('key-of-aoba');
  });

  it('is unknown if the answer has neither key nor name', async () => {
    collectContractWarnings();
    stubCustomer({ titleOfHonor: null });
    await expect(fetchCustomer()).rejects.toMatchObject({ kind: 'malformed', status: 200 });
    expect(pageCustomer.get()).toBeUndefined();
  });

  it('is unknown after an empty answer on a page without a validator', async () => {
    disableValidation();
    stubCustomer(null);
    await expect(fetchCustomer()).rejects.toMatchObject({ kind: 'malformed', status: 200 });
    setAnswerValidator(validateAnswer);
  });

  it.each([{}, { customerKey: '' }])('may have no key: %j', async (keyPart) => {
    collectContractWarnings();
    stubCustomer({ ...keyPart, customerName: '株式会社青葉', titleOfHonor: null });
    await fetchCustomer();
    expect(pageCustomer.get()).toEqual({ key: undefined, name: '株式会社青葉' });
  });

  it('is reported to the other tabs once', async () => {
    const { receivedMessages } = openOtherTab();
    stubCustomer(currentUser);
    await fetchCustomer();
    await fetchCustomer();
    notifyOtherTabs('activity');
    await vi.waitFor(() => expect(receivedMessages).toContain('activity'));
    expect(receivedMessages).toEqual([{ customer: 'key-of-aoba' }, 'activity']);
  });

  it('closes the page of another customer', async () => {
    pageCustomer.set({ key: 'key-of-another', name: '株式会社若葉' });
    stubCustomer(currentUser);
    await expect(fetchCustomer()).rejects.toMatchObject({ kind: 'aborted' });
    expect(customerChangingStore.get()).toBe(true);
    expect(pageCustomer.get()?.key).toBe('key-of-another');
  });
});

describe('the customer for the page after a login', () => {
  it('is used once without another call', async () => {
    const requests = stubCustomer(currentUser);
    expect(await fetchCustomerForNextPage()).toBe('key-of-aoba');
    expect(await fetchCustomer()).toEqual(currentUser);
    expect(requests).toHaveLength(1);
    await fetchCustomer();
    expect(requests).toHaveLength(2);
  });

  it('is fetched again if the page takes long to load', async () => {
    const requests = stubCustomer(currentUser);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    await fetchCustomerForNextPage();
    clock.mockReturnValue(5000);
    await fetchCustomer();
    expect(requests).toHaveLength(2);
  });
});
