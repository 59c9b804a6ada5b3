import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import {
  LazySearchForm,
  searchFormLoader,
} from '../../../../src/pages/bills/search/LazySearchForm.tsx';
import { SearchForm } from '../../../../src/pages/bills/search/SearchForm.tsx';
import { messageStore } from '../../../../src/shell/messages/message-store.ts';
import { deferred } from '../../../support/api.ts';

beforeAll(() => loadTexts('form', 'validation', 'bills'));
beforeEach(() => {
  vi.spyOn(searchFormLoader, 'getLoadedValue').mockReturnValue(undefined);
});
afterEach(() => {
  messageStore.set(null);
});

const renderForm = () =>
  render(
    <MemoryRouter>
      <LazySearchForm
        condition={{ keyword: ['保守'] }}
        options={undefined}
        hasPaymentDueDates
        queryError={null}
        onSearch={() => {}}
      />
    </MemoryRouter>,
  );

/** From now on, the code of the form can be loaded. */
const deliverCode = () => {
  vi.spyOn(searchFormLoader, 'load').mockResolvedValue(SearchForm);
  vi.spyOn(searchFormLoader, 'getLoadedValue').mockReturnValue(SearchForm);
};

it('the search form shows its outline until its code is loaded, without usable controls', async () => {
  const formCode = deferred<typeof SearchForm>();
  vi.spyOn(searchFormLoader, 'load').mockReturnValue(formCode.promise);
  const { container } = renderForm();
  expect(container.textContent).toContain('キーワード');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByLabelText('キーワード')).toBeNull();

  deliverCode();
  formCode.resolve(SearchForm);
  expect(await screen.findByLabelText('キーワード')).toHaveProperty('value', '保守');
});

it('the search form explains why its code did not load, and has a button that loads the code', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(searchFormLoader, 'load').mockRejectedValue(
    new TypeError('Failed to fetch dynamically imported module: https://portal.example/a.js'),
  );
  renderForm();
  const retryButton = await screen.findByRole('button', { name: 'もう一度試す' });
  await vi.dynamicImportSettled();
  expect(messageStore.get()).toMatchObject({ status: 'error' });
  deliverCode();
  await userEvent.click(retryButton);
  expect(await screen.findByLabelText('キーワード')).toHaveProperty('value', '保守');
  expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
  expect(messageStore.get()).toBeNull();
});
