import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DevPanel } from '../../src/dev/DevPanel.tsx';
import { jsonAnswer, stubApi } from '../support/api.ts';

const operations = [
  {
    operationId: 'getCurrentUser',
    method: 'GET',
    path: '/user/me',
    examples: [
      { status: 200, name: 'default' },
      { status: 403, name: '403-1-00-01' },
    ],
  },
  {
    operationId: 'getLogo',
    method: 'GET',
    path: '/setting/logo',
    examples: [{ status: 200, name: 'empty' }],
  },
];

const callOfLogo = {
  operationId: 'getLogo',
  method: 'GET',
  path: '/demo/mypage-api/setting/logo',
  status: 422,
  flowId: 'flow-0001',
  at: '2026-11-21T09:00:00.000Z',
  ms: 3,
  violations: [{ direction: 'request', place: 'query.page', message: 'must be a number' }],
};

const answers = {
  'GET /_mock/operations': () => jsonAnswer(operations),
  'GET /_mock/codes': () => jsonAnswer({ '403-1-00-01': 'No permission for this.' }),
  'GET /_mock/calls': () => jsonAnswer([callOfLogo]),
  'GET /_mock/next': () => jsonAnswer([]),
  'POST /_mock/next': () => jsonAnswer({}, 201),
  'GET /_sandbox/state': () =>
    jsonAnswer({ now: '2026-11-21T18:00:00+09:00', clockOffsetSeconds: 90_180 }),
  'POST /_sandbox/clock': () => jsonAnswer({ now: '2026-11-21T18:03:00+09:00' }),
};

type Sent = ReturnType<typeof stubApi>;

const ordered = (sent: Sent): unknown =>
  JSON.parse(sent.findLast(({ method }) => method === 'POST')?.body ?? '');

async function openPanel(more: Parameters<typeof stubApi>[0] = {}): Promise<Sent> {
  const sent = stubApi({ ...answers, ...more });
  render(<DevPanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Dev' }));
  return sent;
}

it('any answer of the contract is ordered by a press', async () => {
  const sent = await openPanel();
  await userEvent.type(await screen.findByRole('searchbox'), '403-1');
  expect(screen.queryByText('getLogo', { selector: 'strong' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '403-1-00-01' }));
  expect(ordered(sent)).toEqual({
    operationId: 'getCurrentUser',
    status: 403,
    example: '403-1-00-01',
  });
});

it('an answer is found by what it means', async () => {
  await openPanel();
  await screen.findByTitle('No permission for this.');
  await userEvent.type(screen.getByRole('searchbox'), 'user permission');
  const entry = screen.getByRole('group');
  expect(within(entry).getAllByRole('button')).toHaveLength(1);
  expect(within(entry).getByRole('button', { name: '403-1-00-01' })).toBeTruthy();
});

it.each([
  ['dropped', { kind: 'drop' }],
  ['truncated', { kind: 'truncate' }],
  ['slow', { kind: 'slow' }],
  ['timeout', { kind: 'drop', delayMs: 330_000 }],
  ['HTML', { kind: 'html' }],
  ['empty', { kind: 'empty' }],
  ['broken JSON', { kind: 'badJson' }],
])('an answer that no contract describes is ordered: %s', async (label, fault) => {
  const sent = await openPanel();
  await userEvent.type(await screen.findByRole('searchbox'), `logo ${label}`);
  await userEvent.click(await screen.findByRole('button', { name: label }));
  expect(ordered(sent)).toEqual({ operationId: 'getLogo', ...fault });
});

it('says what is ordered for which call, and takes it back', async () => {
  const sent = await openPanel({
    'GET /_mock/next': () =>
      jsonAnswer([
        { operationId: 'getLogo', kind: 'drop', delayMs: 330_000 },
        { operationId: 'getCurrentUser', example: 'default' },
        { operationId: 'getLogo', code: '403-1-00-01' },
      ]),
    'DELETE /_mock/next/getLogo': () => new Response(null, { status: 204 }),
  });
  expect(await screen.findByText('timeout, then 403-1-00-01')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take back getLogo' }));
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
});

it('a call tells its flow id and what it broke, and leads to its operation', async () => {
  await openPanel();
  expect(await screen.findByText('flow-0001')).toBeTruthy();
  expect(screen.getByText(/Contract broken by the request at query.page/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'getLogo' }));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'getLogo');
});

it('the sandbox’s clock is moved by a press, and back', async () => {
  const sent = await openPanel();
  await userEvent.click(await screen.findByRole('button', { name: '+3 min' }));
  expect(ordered(sent)).toEqual({ advanceSeconds: 180 });
  expect(screen.getByText(/1 d 1 h 3 min ahead/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(ordered(sent)).toEqual({ advanceSeconds: -90_180 });
});

it('the focus follows opening and closing; a reloaded page keeps it', async () => {
  await openPanel();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  cleanup();
  render(<DevPanel />);
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dev' }));
});

it('without a mock server the panel says so', async () => {
  const down = () => new TypeError('Failed to fetch');
  await openPanel({
    'GET /_mock/operations': down,
    'GET /_mock/codes': down,
    'GET /_mock/calls': down,
    'GET /_mock/next': down,
    'GET /_sandbox/state': down,
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch');
});
