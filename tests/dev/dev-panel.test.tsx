import { render, screen } from '@testing-library/react';
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

const answers = {
  'GET /_mock/operations': () => jsonAnswer(operations),
  'GET /_mock/calls': () => jsonAnswer([]),
  'GET /_mock/next': () => jsonAnswer([]),
  'POST /_mock/next': () => jsonAnswer({}, 201),
  'GET /_sandbox/state': () => jsonAnswer({ now: '2026-11-21T18:00:00+09:00' }),
  'POST /_sandbox/clock': () => jsonAnswer({ now: '2026-11-21T18:03:00+09:00' }),
};

it('any answer of the contract is ordered by a press', async () => {
  const sent = stubApi(answers);
  render(<DevPanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Dev' }));
  await userEvent.type(await screen.findByRole('searchbox'), '403-1');
  expect(screen.queryByText('getLogo')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '403-1-00-01' }));
  const order = sent.find(({ method }) => method === 'POST');
  expect(JSON.parse(order?.body ?? '')).toEqual({
    operationId: 'getCurrentUser',
    status: 403,
    example: '403-1-00-01',
  });
});

it('the sandbox’s clock is moved by a press', async () => {
  const sent = stubApi(answers);
  render(<DevPanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Dev' }));
  await userEvent.click(await screen.findByRole('button', { name: '+3 min' }));
  const move = sent.find(({ path }) => path === '/_sandbox/clock');
  expect(JSON.parse(move?.body ?? '')).toEqual({ advanceSeconds: 180 });
});

it('without a mock server the panel says so', async () => {
  stubApi({
    'GET /_mock/operations': () => new TypeError('Failed to fetch'),
    'GET /_sandbox/state': () => new TypeError('Failed to fetch'),
  });
  render(<DevPanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Dev' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch');
});
