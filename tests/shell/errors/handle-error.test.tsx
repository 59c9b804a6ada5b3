import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { handleError } from '../../../src/shell/errors/handle-error.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { errorOf } from '../../support/error-of.ts';
import { showPages } from '../show-pages.tsx';

vi.mock('../../../src/shell/errors/error-actions.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const failWith = (connectionCheck: () => Response | Error): void => {
  const answers = { 'HEAD /demo/mypage/': connectionCheck };
  showPages({ layout: <PublicLayout />, pages: { '/': <p>the page</p> }, answers });
  act(() => expect(handleError(errorOf('403-1-00-01'))).toBe(true));
};

it('an error opens the new-version dialog if the code for errors is missing on the server', async () => {
  failWith(() => new Response());
  expect(await screen.findByRole('button', { name: '更新' })).toBeTruthy();
});

it('an error is shown as a failed connection if the code for errors cannot be loaded without a connection', async () => {
  failWith(() => new TypeError('Failed to fetch'));
  expect((await screen.findByRole('alert')).textContent).toContain('通信できませんでした');
});

it.each([
  ['an error of the screen', errorOf('400-1-00-01')],
  ['a failed connection', new ApiError({ kind: 'network', flowId: 'f' })],
  ['a call that the portal cancelled', new ApiError({ kind: 'aborted', flowId: 'f' })],
])('the error handling leaves %s to the caller', (_, error) => {
  expect(handleError(error)).toBe(false);
});
