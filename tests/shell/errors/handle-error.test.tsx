import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { handleError } from '../../../src/shell/errors/handle-error.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { dialogStore, dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import { stubApi } from '../../support/api.ts';
import { errorOf } from '../../support/error-of.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

vi.mock('../../../src/shell/errors/error-actions.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const failWith = (document: () => Response | Error): void => {
  stubApi({ ...frameAnswers(), 'HEAD /demo/mypage/': document });
  renderPages({ layout: <PublicLayout />, pages: { '/': <p>the page</p> } });
  const items = [{ code: '403-1-00-01', target: [], mapping: [] }];
  const error = new ApiError({ kind: 'http', status: 403, items, flowId: 'f' });
  act(() => {
    expect(handleError(error)).toBe(true);
  });
};

beforeEach(async () => {
  await speak();
  dismissDialogs();
});

it('offers the new version if the error texts do not load', async () => {
  failWith(() => new Response());
  expect(await screen.findByRole('button', { name: '更新' })).toBeTruthy();
});

it('reports a failed connection if the error texts do not load because of it', async () => {
  failWith(() => new TypeError('Failed to fetch'));
  expect((await screen.findByRole('alert')).textContent).toContain('通信できませんでした');
});

it.each([
  ['what a screen has to show itself', errorOf('400-1-00-01')],
  ['a connection that failed', new ApiError({ kind: 'network', flowId: 'f' })],
  ['what the portal gave up itself', new ApiError({ kind: 'aborted', flowId: 'f' })],
])('leaves %s to the caller', (_, error) => {
  expect(handleError(error)).toBe(false);
});

it('opens the new-version dialog', async () => {
  expect(handleError(errorOf('400-1-99-02'))).toBe(true);
  expect(dialogStore.get()).toHaveLength(1);
});
