import {
  act,
  cleanup,
  render,
  screen,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { orderLabel } from '../../src/dev/control.ts';
import { DevPanel } from '../../src/dev/DevPanel.tsx';
import { jsonAnswer, stubApi, type Answers } from '../support/api.ts';
import { savedNames } from '../support/saved.ts';

const operations = [
  {
    operationId: 'getCurrentUser',
    method: 'GET',
    path: '/user/me',
    examples: [
      { status: 200, name: 'default', summary: '' },
      { status: 403, name: '403-1-00-01', summary: 'No permission for this.' },
    ],
    fields: [],
  },
  {
    operationId: 'getLogo',
    method: 'GET',
    path: '/setting/logo',
    examples: [{ status: 200, name: 'empty', summary: '' }],
    fields: [],
  },
  {
    operationId: 'updateContactAddresses',
    method: 'PUT',
    path: '/user/contact-addresses',
    examples: [
      { status: 400, name: '400-1-00-04', summary: 'An entry has too many characters.' },
      { status: 400, name: '400-1-06-07', summary: 'Nothing was changed.' },
    ],
    fields: ['mailAddress', 'subMailAddressList', 'subMailAddressList.0.subMailAddress'],
  },
];

const codeDetails = {
  '400-1-00-04': {
    target: ['keyword'],
    fillIns: [
      { key: 'name', value: 'keyword', type: 'FE' },
      { key: 'max', value: '100', type: 'BE' },
    ],
  },
  '400-1-06-07': { target: [], fillIns: [] },
};

const contractState = { readAt: '2026-11-21T09:00:00.000Z', problem: null };

const callOfLogo = {
  operationId: 'getLogo',
  method: 'GET',
  path: '/demo/mypage-api/setting/logo',
  status: 422,
  flowId: 'flow-0001',
  at: '2026-11-21T09:00:00.000Z',
  ms: 3,
  violations: [
    { direction: 'request', position: 'query.page', value: 'x', message: 'must be a number' },
  ],
};

const answers = {
  'GET /_mock/operations': () => jsonAnswer(operations),
  'GET /_mock/codes': () => jsonAnswer(codeDetails),
  'GET /_mock/contract': () => jsonAnswer(contractState),
  'GET /_mock/calls': () => jsonAnswer([callOfLogo]),
  'GET /_mock/reports': () =>
    jsonAnswer([{ kind: 'code', code: 'unknown', screen: 'bills', flowId: 'flow-0002', count: 2 }]),
  'GET /_mock/next': () => jsonAnswer([]),
  'GET /_mock/recording': () => jsonAnswer({ isOn: false, calls: 0 }),
  'POST /_mock/next': () => jsonAnswer({}, 201),
  'GET /_sandbox/state': () =>
    jsonAnswer({
      now: '2026-11-21T18:00:00+09:00',
      clockOffsetSeconds: 90_180,
      limits: { maintenanceSeconds: 0 },
    }),
};

type SentRequests = ReturnType<typeof stubApi>;

const lastOrder = (requests: SentRequests): unknown =>
  JSON.parse(requests.findLast(({ method }) => method === 'POST')?.body ?? '');

async function openPanel(overrides: Answers = {}): Promise<SentRequests> {
  const requests = stubApi({ ...answers, ...overrides });
  render(<DevPanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Dev' }));
  return requests;
}

it.each([
  ['dropped', { kind: 'drop' }],
  ['truncated', { kind: 'truncate' }],
  ['slow', { kind: 'slow' }],
  ['timeout', { kind: 'drop', delayMs: 330_000 }],
  ['HTML', { kind: 'html' }],
  ['empty', { kind: 'empty' }],
  ['broken JSON', { kind: 'badJson' }],
])('a press orders a broken answer, which is listed under its name: %s', async (label, fault) => {
  const requests = await openPanel();
  await userEvent.type(await screen.findByRole('searchbox'), `logo ${label}`);
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const order = { operationId: 'getLogo', ...fault };
  expect(lastOrder(requests)).toEqual(order);
  expect(orderLabel(order)).toBe(label);
});

it('a report to the operator shows its fault, screen and flow id', async () => {
  await openPanel();
  const reports = await screen.findByRole('region', { name: 'Reports to the operator' });
  expect(reports.textContent).toContain('code bills {"code":"unknown","count":2}');
  expect(reports.textContent).toContain('flow-0002');
});

async function openEntryError(overrides?: Answers): Promise<SentRequests> {
  const requests = await openPanel(overrides);
  await userEvent.type(await screen.findByRole('searchbox'), 'updateContactAddresses');
  await screen.findByRole('form', { name: 'An error at an entry of updateContactAddresses' });
  return requests;
}

it('the panel orders an error at an entry of a list, with other values', async () => {
  const requests = await openEntryError();
  const fields = screen.getByLabelText('at the entry');
  await userEvent.selectOptions(fields, 'subMailAddressList.0.subMailAddress');
  await userEvent.clear(screen.getByLabelText('number, from 0'));
  await userEvent.type(screen.getByLabelText('number, from 0'), '2');
  await userEvent.clear(screen.getByLabelText('max'));
  await userEvent.type(screen.getByLabelText('max'), '40');
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  expect(lastOrder(requests)).toEqual({
    operationId: 'updateContactAddresses',
    code: '400-1-00-04',
    target: ['subMailAddressList.2.subMailAddress'],
    fillIns: { name: 'subMailAddress', max: '40' },
  });
});

it.each([
  ['400 login takes no entry x', jsonAnswer({ title: 'login takes no entry x' }, 400)],
  [
    '400 No such order: too often',
    jsonAnswer({ title: 'No such order', detail: 'too often' }, 400),
  ],
  ['502 Bad gateway', new Response('Bad gateway', { status: 502 })],
])('the panel shows the mock server’s refusal of an order: %s', async (text, refusal) => {
  const answersInTurn = [refusal];
  await openEntryError({ 'POST /_mock/next': () => answersInTurn.shift() ?? jsonAnswer({}, 201) });
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  expect((await screen.findByRole('alert')).textContent).toBe(`POST /_mock/next: ${text}`);
  await userEvent.click(screen.getByRole('button', { name: 'dropped' }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('the panel shows a reloaded contract at once, and the problem of an unreadable one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let currentContract: object = contractState;
  let listedOperations: object[] = operations;
  await openPanel({
    'GET /_mock/operations': () => jsonAnswer(listedOperations),
    'GET /_mock/contract': () => jsonAnswer(currentContract),
  });
  await screen.findByText('getLogo', { selector: 'strong' });
  listedOperations = operations.slice(0, 1);
  currentContract = { ...contractState, readAt: '2026-11-21T09:05:00.000Z' };
  act(() => void vi.advanceTimersByTime(1000));
  await waitForElementToBeRemoved(() => screen.queryByText('getLogo', { selector: 'strong' }));
  currentContract = { ...currentContract, problem: 'openapi.json cannot be read' };
  act(() => void vi.advanceTimersByTime(1000));
  expect((await screen.findByRole('alert')).textContent).toBe('openapi.json cannot be read');
});

it('the panel records calls, and saves them as a scenario', async () => {
  let isOn = false;
  const requests = await openPanel({
    'GET /_mock/recording': () => jsonAnswer({ isOn, calls: 7 }),
    'POST /_mock/record': () => {
      isOn = true;
      return new Response(null, { status: 204 });
    },
    'DELETE /_mock/record': () => {
      isOn = false;
      return new Response(null, { status: 204 });
    },
    'GET /_mock/record': () => jsonAnswer({ scenario: 1 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  await screen.findByText('Recording: 7 calls');
  await userEvent.click(screen.getByRole('button', { name: 'Stop and save' }));
  await screen.findByRole('button', { name: 'Record' });
  expect(savedNames()).toEqual(['scenario.json']);
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain('GET /_mock/record');
});

const publisher = { customerCode: 'demo', loginId: 'demo-user' };

it.each<[string, string, object]>([
  ['+3 min', 'clock', { advanceSeconds: 180 }],
  ['+30 min', 'clock', { advanceSeconds: 1800 }],
  ['+1 hour', 'clock', { advanceSeconds: 3600 }],
  ['+1 day', 'clock', { advanceSeconds: 86_400 }],
  ['+30 days', 'clock', { advanceSeconds: 2_592_000 }],
  ['Back to now', 'clock', { advanceSeconds: -90_180 }],
  ['Publish 3 bills', 'publish', publisher],
  ['Withdraw the newest', 'change-bill', { ...publisher, isPublished: false }],
  ['Deadline of the newest: tomorrow', 'change-bill', { ...publisher, deadlineInDays: 1 }],
  ['Maintenance (503)', 'limits', { maintenanceSeconds: 1800 }],
  ['Reset all data', 'reset', {}],
])(
  'the sandbox button "%s" sends its change, and shows a failure',
  async (name, action, change) => {
    const path = `POST /_sandbox/${action}`;
    const requests = await openPanel({ [path]: () => jsonAnswer({ title: 'broken' }, 500) });
    const sandbox = await screen.findByRole('region', { name: 'Sandbox' });
    expect(sandbox.textContent).toMatch(/clock is 1 d 1 h 3 min ahead\+3 min/);
    await userEvent.click(screen.getByRole('button', { name }));
    await vi.waitFor(() => expect(sandbox.querySelector('em')).toBeTruthy());
    expect(lastOrder(requests)).toEqual(change);
  },
);

it('the panel lists orders by call, and each unusual answer with its reason, the newest first', async () => {
  const callOf = (call: object) => ({ ...callOfLogo, violations: [], ...call });
  await openPanel({
    'GET /_mock/next': () =>
      jsonAnswer([
        { operationId: 'getLogo', code: '400-1-00-04', target: ['a', 'b'], fillIns: { max: '9' } },
        { operationId: 'getCurrentUser', status: 204 },
        { operationId: 'getLogo', kind: 'html' },
      ]),
    'GET /_mock/calls': () =>
      jsonAnswer([
        callOf({
          status: 299,
          violations: [{ direction: 'response', position: 'body', message: 'x' }],
        }),
        callOf({ status: 300, problem: 'The backend is down.' }),
        callOf({ status: 0, operationId: undefined }),
      ]),
  });
  const cancelButtons = await screen.findAllByRole('button', { name: /^Take back get/ });
  expect(cancelButtons.map((button) => button.parentElement?.textContent)).toEqual([
    'Next call of getLogo: 400-1-00-04 at a, b (max: 9), then HTMLTake back',
    'Next call of getCurrentUser: 204Take back',
  ]);
  expect(screen.getAllByText('ordered')).toHaveLength(2);
  const lastCalls = screen.getByRole('region', { name: 'Last calls' });
  const calls = [...lastCalls.querySelectorAll(':scope > ol > li')];
  expect(calls.map(({ textContent }) => textContent.replace(/GET.*0001 /, ''))).toEqual([
    'no answer ',
    '300 getLogoThe backend is down.',
    '299 getLogoContract broken by the response at body: x; nothing was there',
  ]);
  expect(calls.map((call) => call.querySelector('strong')?.className)).toEqual([
    'bad',
    'bad',
    'good',
  ]);
  await userEvent.click(
    within(lastCalls).getAllByRole('button', { name: 'getLogo' })[0] ?? lastCalls,
  );
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'getLogo');
});

it('an error at an entry has the values of its example; another error has its own values', async () => {
  const requests = await openEntryError();
  await userEvent.type(screen.getByLabelText('max'), '0');
  const errors = screen.getByLabelText('Error');
  await userEvent.selectOptions(errors, '400-1-06-07');
  await userEvent.selectOptions(errors, '400-1-00-04');
  expect(screen.getByRole('option', { name: 'as in its example (keyword)' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  const order = { operationId: 'updateContactAddresses', code: '400-1-00-04' };
  expect(lastOrder(requests)).toEqual(order);
});

it('the panel keeps its view; the focus follows a press that closes it, not a reload', async () => {
  await openPanel({ 'GET /_mock/states': () => jsonAnswer([]) });
  await userEvent.click(screen.getByRole('button', { name: 'States by name' }));
  cleanup();
  render(<DevPanel />);
  expect(screen.getByRole('region', { name: 'States by name' })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement?.textContent).toBe('Dev');
});
