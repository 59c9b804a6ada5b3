import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { handleError } from '../../../src/shell/errors/handle-error.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { stubApi } from '../../support/api.ts';
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

beforeEach(() => speak());

it('an error whose texts do not load leads to the new version', async () => {
  failWith(() => new Response());
  expect(await screen.findByRole('button', { name: '更新' })).toBeTruthy();
});

it('an error whose texts do not load for want of a connection says so', async () => {
  failWith(() => new TypeError('Failed to fetch'));
  expect((await screen.findByRole('alert')).textContent).toContain('通信できませんでした');
});
