import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { startMockApi } from '../../../support/mock-api.ts';
import { showLoadedBillList } from '../support.ts';

const api = startMockApi();
const getLastSearch = () =>
  api.calls.findLast(({ path }) => path === '/bills')?.query ?? new URLSearchParams();

describe('the bill list', () => {
  it('has a name, and each of its controls has a unique name', async () => {
    await showLoadedBillList();
    const table = screen.getByRole('table', { name: '明細の一覧' });
    const controlNames = ['button', 'checkbox'].flatMap((role) =>
      within(table)
        .getAllByRole(role)
        .map((control) => `${role} ${control.getAttribute('aria-label') ?? control.textContent}`),
    );
    expect(controlNames.length).toBeGreaterThan(10);
    expect(controlNames.filter((name, index) => controlNames.indexOf(name) !== index)).toEqual([]);
    expect(controlNames.filter((name) => name.includes('請求書')).join()).toContain(
      'INV-202611-00118',
    );
  });

  it('can be searched if the choices failed to load, and a retry loads the choices', async () => {
    await api.answerNext({ operationId: 'getBillSearchOptions', kind: 'drop' });
    await showLoadedBillList();
    await userEvent.type(screen.getByLabelText('キーワード'), '保守');
    await userEvent.click(screen.getByRole('button', { name: '検索' }));
    await waitFor(() => expect(getLastSearch().get('keyword')).toBe('保守'));
    await userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByText(/か月分の明細を表示/)).toBeDefined();
  });
});
