import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { forgetDrafts } from '../../../../src/shell/flows/drafts.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';
import { clearSession } from '../../../../src/shell/session/session.ts';
import { groupsOf, item } from '../../../forms/items/items.ts';
import { renderPages, speak } from '../../../support/render.tsx';
import { CustomersPage, LinkPage, send } from './items-form.tsx';

const aoba = { key: 'cust-aoba-01', name: '株式会社青葉フーズ流通' };
// Of the same name: only the key tells them apart.
const other = { key: 'cust-aoba-02', name: aoba.name };

const groups = groupsOf(
  item('sectionName', { label: '部署名', value: '経理部' }),
  item('postalCode', { label: '郵便番号', format: 'postalCode' }),
  item('visitAt', { label: '訪問日時', format: 'dateTime' }),
  item('passwordHint', { label: '合言葉' }),
);
const page = <CustomersPage groups={groups} />;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const stored = (): string => JSON.stringify({ ...sessionStorage });
const notice = () => screen.queryByText(/^前回入力していた内容を復元しました/);

/** A customer logs in, and opens the page. */
function open(content: ReactNode, customer?: typeof aoba): void {
  cleanup();
  renderPages({ pages: { '/': content } });
  act(() => pageCustomer.set(customer));
}

async function type(): Promise<void> {
  await userEvent.type(field('部署名'), '二課');
  await userEvent.type(field('郵便番号'), '103');
  await userEvent.type(field('合言葉'), 'Kaki-no-ki-1987');
  await userEvent.type(field('パスワード'), 'Demo-Pass-2026');
}

beforeEach(async () => {
  sessionStorage.clear();
  send.mockReset().mockResolvedValue(undefined);
  await speak();
  await loadTexts('validation', 'form', 'flow');
});

describe('what a customer has typed and not sent', () => {
  it('is there again after the session has ended, but for passwords', async () => {
    open(page, aoba);
    await type();
    act(() => clearSession());
    open(page, aoba);
    await waitFor(() => expect(field('部署名').value).toBe('経理部二課'));
    expect(field('郵便番号').value).toBe('103');
    expect([field('パスワード').value, field('合言葉').value]).toEqual(['', '']);
    expect(notice()).not.toBeNull();
    expect(stored()).not.toMatch(/Demo-Pass|Kaki-no-ki/);
  });

  it('is never another’s, who may have the same name, and gone then', async () => {
    open(page, aoba);
    await type();
    act(() => clearSession());
    open(page, other);
    expect([field('部署名').value, field('郵便番号').value]).toEqual(['経理部', '']);
    expect(notice()).toBeNull();
    expect(stored()).not.toContain('二課');
    act(() => clearSession());
    open(page, aoba);
    expect(field('部署名').value).toBe('経理部');
  });

  it('is kept for nobody while nobody knows who it is', async () => {
    open(page);
    await type();
    cleanup();
    expect(stored()).toBe('{}');
  });

  it('is forgotten once it was sent, and at a logout', async () => {
    open(page, aoba);
    await type();
    await userEvent.type(field('郵便番号'), '0027');
    document.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(send).toHaveBeenCalled());
    open(page, aoba);
    expect(field('部署名').value).toBe('経理部');
    await type();
    cleanup();
    expect(stored()).toContain('二課');
    forgetDrafts();
    open(page, aoba);
    expect(field('部署名').value).toBe('経理部');
  });

  it('is forgotten at a logout that comes before it was kept', () => {
    open(page, aoba);
    fireEvent.input(field('部署名'), { target: { value: '二課' } });
    forgetDrafts();
    cleanup();
    expect(stored()).toBe('{}');
  });

  it('comes back only where there still is such an item to enter', async () => {
    open(page, aoba);
    await type();
    const later = groupsOf(
      item('sectionName', { label: '部署名', value: '経理部', isEditable: false }),
      item('postalCode', { label: '郵便番号', format: 'postalCode' }),
    );
    open(<CustomersPage groups={later} />, aoba);
    await waitFor(() => expect(field('郵便番号').value).toBe('103'));
    expect(screen.getByText('部署名').parentElement?.textContent).toBe('部署名経理部');
  });

  it('belongs to whoever has the link where nobody logs in, in this tab', async () => {
    const link = (token: string) => <LinkPage groups={groups} token={token} />;
    open(link('token-one-0123456789'));
    await waitFor(() => expect(field('部署名')).not.toBeNull());
    // Until the mark is made nothing is kept: it is, before anybody has typed a word.
    await act(() => crypto.subtle.digest('SHA-256', new Uint8Array(1)));
    await type();
    open(link('token-one-0123456789'));
    await waitFor(() => expect(field('部署名').value).toBe('経理部二課'));
    expect(stored()).not.toContain('token-one');
    open(link('token-two-0123456789'));
    await waitFor(() => expect(stored()).toBe('{}'));
    expect(field('部署名').value).toBe('経理部');
  });
});
