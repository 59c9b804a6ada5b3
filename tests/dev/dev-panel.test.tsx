import { act, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
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
  'POST /_sandbox/clock': () => jsonAnswer({ now: '2026-11-21T18:03:00+09:00' }),
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
