import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createMockServer, type MockServer } from '../../mocks/prism/server.ts';
import { routeNames } from '../../contract/lib/screen-titles.ts';
import { languages } from '../../src/i18n/language.ts';
import { manyItems } from '../../mocks/states/many-items.ts';
import type { ScreenState } from '../../mocks/states/screen-states.ts';

let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({ mode: 'sandbox', sandboxUrl: 'http://127.0.0.1:9' });
});
afterAll(() => mock.close());

const OpenedState = z.object({ name: z.string(), address: z.string(), description: z.string() });

const jsonHeaders = { 'Content-Type': 'application/json' };

const openState = (body: object): Promise<Response> =>
  fetch(`${mock.url}/_mock/states`, {
    method: 'POST',
    headers: jsonHeaders,
    body: JSON.stringify(body),
  });

/** A call of the tab that has opened a state. */
const callAsTab = (tab: string, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${mock.url}${path}`, {
    ...init,
    headers: {
      'X-Mock-State': tab,
      'X-Flow-Id': 'flow-of-a-test-0001',
      'X-Language': 'ja',
      'X-Front-Version': '9.9.9',
      ...init.headers,
    },
  });
const informationOf = async (tab: string): Promise<unknown> =>
  (await callAsTab(tab, '/demo/mypage-api/user/registered-information')).json();
const pendingRequest = { pendingChangeRequest: { isCancellable: true } };
const noPendingRequest = { pendingChangeRequest: null };

function textOf(language: string, key: string): unknown {
  const [file = '', ...path] = key.split('.');
  const texts: unknown = JSON.parse(readFileSync(`src/i18n/${language}/${file}.json`, 'utf8'));
  return path.reduce((at, part): unknown => Object(at)[part], texts);
}

const targetsOf = ({ steps, shows }: ScreenState): string[] =>
  [...steps.flatMap((step) => Object.entries(step)), ['see', shows ?? '']].flatMap(
    ([kind, target]) => (kind !== 'fill' && typeof target === 'string' ? [target] : []),
  );

describe('a named state of a screen', () => {
  it.each(routeNames)(
    'is one of at least three states of %s, and has a description and existing texts',
    (screen) => {
      const states = mock.statesOf(screen);
      expect(states.length).toBeGreaterThanOrEqual(3);
      expect(
        states.filter(
          ({ name, description }) =>
            !/^[a-z][a-z0-9-]{1,29}$/.test(name) ||
            !/^[A-Z].*[^.)]$/.test(description) ||
            (name === 'expired' && !/expired|passed/.test(description)),
        ),
      ).toEqual([]);
      const keys = states
        .flatMap(targetsOf)
        .filter((target) => /^[a-z][\w-]*(\.[\w-]+)+$/.test(target));
      for (const language of languages)
        expect(keys.filter((key) => typeof textOf(language, key) !== 'string')).toEqual([]);
    },
  );

  it('is opened for one tab: two tabs have separate logins, data, requested answers and clocks', async () => {
    const [firstTab, secondTab] = ['tab-1 user pending', 'tab-2 user default'];
    await openState({ id: 'tab-1', screen: '/user', state: 'pending' });
    await openState({ id: 'tab-2', screen: 'user', state: 'default' });
    expect(await informationOf(firstTab)).toMatchObject(pendingRequest);
    expect(await informationOf(secondTab)).toMatchObject(noPendingRequest);

    const order = { operationId: 'getRegisteredInformation', code: '500-1-00-01' };
    const init = { method: 'POST', headers: jsonHeaders, body: JSON.stringify(order) };
    await callAsTab(secondTab, '/_mock/next', init);
    expect(await (await callAsTab(secondTab, '/_mock/next')).json()).toEqual([order]);
    expect(await informationOf(firstTab)).toMatchObject(pendingRequest);
    expect(await informationOf(secondTab)).toMatchObject([{ code: '500-1-00-01' }]);
    await callAsTab(secondTab, '/_mock/next', init);
    await callAsTab(secondTab, '/_mock/next/getRegisteredInformation', { method: 'DELETE' });

    const body = JSON.stringify({ advanceSeconds: 86_400 });
    await callAsTab(firstTab, '/_sandbox/clock', { method: 'POST', headers: jsonHeaders, body });
    expect(await informationOf(firstTab)).toMatchObject([{ code: '401-1-02-01' }]);
    expect(await informationOf(secondTab)).toMatchObject(noPendingRequest);
  });

  it('starts from the beginning when it is opened again, and after a restart of the mock server', async () => {
    const stateToOpen = { id: 'tab-3', screen: '/user/', state: 'pending' };
    await openState(stateToOpen);
    const body = JSON.stringify({ maintenanceSeconds: 600 });
    const init = { method: 'POST', headers: jsonHeaders, body };
    await callAsTab('tab-3 user pending', '/_sandbox/limits', init);
    expect(await informationOf('tab-3 user pending')).toMatchObject([{ code: '503-1-00-01' }]);
    await openState(stateToOpen);
    expect(await informationOf('tab-3 user pending')).toMatchObject(pendingRequest);
    expect(await informationOf('never-opened user pending')).toMatchObject(pendingRequest);
    expect(await informationOf('t user maintenance')).toMatchObject([{ code: '503-1-00-01' }]);
  });

  it.each(['tab-7', 'never-opened-2'])(
    'sends mails with links to the host that the tab %s has called',
    async (id) => {
      await openState({ id: 'tab-7', screen: '/user', state: 'pending' });
      const body = JSON.stringify({ kind: 'download', loginId: 'demo-user' });
      const init = { method: 'POST', headers: jsonHeaders, body };
      await callAsTab(`${id} user pending`, '/_sandbox/issuer-mail', init);
      const mails = await callAsTab(`${id} user pending`, '/_sandbox/mails');
      expect(await mails.text()).toContain(`${mock.url}/demo/mypage/downloadurl/`);
    },
  );

  it('with many items has sixty items with different keys', () => {
    const items = manyItems.groups.flatMap((group) => group.items);
    const labelLength = Math.max(...items.map(({ label }) => label.length));
    expect([new Set(items.map(({ itemKey }) => itemKey)).size, labelLength]).toEqual([60, 100]);
  });

  it('with many items and a missing entry empties an editable required item', () => {
    const state = mock.statesOf('userEdit').find(({ name }) => name === 'many-items');
    const entries = (state?.steps ?? []).flatMap((step) => ('fill' in step ? [step.fill] : []));
    const missingItems = manyItems.groups
      .flatMap((group) => group.items)
      .filter((item) => item.isEditable && item.isRequired && entries[0]?.[item.itemKey] === '');
    expect(missingItems).toHaveLength(1);
  });

  it('answers each read of the notices with the same example, unless the tab requests another answer', async () => {
    await openState({ id: 'tab-4', screen: '/userNotice', state: 'empty' });
    const tab = 'tab-4 notices empty';
    for (const _ of [1, 2])
      expect(await (await callAsTab(tab, '/demo/mypage-api/notices')).json()).toMatchObject({
        items: [],
      });
    const body = JSON.stringify({ operationId: 'listNotices', code: '500-1-00-01' });
    await callAsTab(tab, '/_mock/next', { method: 'POST', headers: jsonHeaders, body });
    expect((await callAsTab(tab, '/demo/mypage-api/notices')).status).toBe(500);
    expect(mock.violations()).toEqual([]);
  });

  it('has the token of a mailed link in the address', async () => {
    const opened = await openState({ id: 'tab-5', screen: '/apply/step2', state: 'expired' });
    expect(OpenedState.parse(await opened.json())).toMatchObject({
      name: 'expired',
      description: 'An expired registration token exists',
      address: expect.stringMatching(/^\/apply\/step2\/.{8,}$/),
    });
  });

  it.each([
    ['/usr', 'pending', 'There is no screen /usr.'],
    ['/user', 'pendng', 'The screen user has no state pendng.'],
  ])(
    'is refused if the screen or the state does not exist: %s %s',
    async (screen, state, title) => {
      const refusedAnswer = await openState({ id: 'tab-6', screen, state });
      expect(refusedAnswer.status).toBe(404);
      expect(await refusedAnswer.json()).toMatchObject({ title });
    },
  );
});
