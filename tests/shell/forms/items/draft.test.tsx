import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { forgetDrafts } from '../../../../src/shell/flows/drafts.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';
import { clearSession } from '../../../../src/shell/session/session.ts';
import { groupsOf, item } from '../../../forms/items/items.ts';
import { fieldNamed } from '../../../support/form-fields.ts';
import { renderPages, speak } from '../../../support/render.tsx';
import { submit } from '../refusal.ts';
import { CustomersPage, LinkPage, send } from './items-form.tsx';

const aoba = { key: 'cust-aoba-01', name: '株式会社青葉フーズ流通' };
const sameName = { key: 'cust-aoba-02', name: aoba.name };

const groups = groupsOf(
  item('sectionName', { label: '部署名', value: '経理部' }),
  item('postalCode', { format: 'postalCode' }),
  item('passwordHint'),
);
const page = <CustomersPage groups={groups} />;

const valueOf = (name: string) => fieldNamed(name).value;
const isValue = (name: string, value: string) => waitFor(() => expect(valueOf(name)).toBe(value));
const stored = (): string => JSON.stringify({ ...sessionStorage });
const notice = () => screen.queryByText(/^前回入力していた内容を復元しました/);

/** Opens the page as a new document, for a customer. */
function open(content: ReactNode, customer?: typeof aoba): void {
  cleanup();
  renderPages({ pages: { '/': content } });
  act(() => pageCustomer.set(customer));
}

async function type(): Promise<void> {
  await userEvent.type(fieldNamed('sectionName'), '二課');
  await userEvent.type(fieldNamed('postalCode'), '103');
  await userEvent.type(fieldNamed('passwordHint'), 'Kaki-no-ki-1987');
  await userEvent.type(fieldNamed('password'), 'Demo-Pass-2026');
}

beforeEach(async () => {
  sessionStorage.clear();
  send.mockReset().mockResolvedValue(undefined);
  await speak();
  await loadTexts('validation', 'form', 'flow');
});

describe('a draft', () => {
  it('is restored after the end of the session, without passwords', async () => {
    open(page, aoba);
    await type();
    act(() => clearSession());
    open(page, aoba);
    await isValue('sectionName', '経理部二課');
    expect(['postalCode', 'password', 'passwordHint'].map(valueOf)).toEqual(['103', '', '']);
    expect(notice()).not.toBeNull();
    expect(stored()).not.toMatch(/Demo-Pass|Kaki-no-ki/);
  });

  it('is never restored for another customer with the same name, and is deleted then', async () => {
    open(page, aoba);
    await type();
    act(() => clearSession());
    open(page, sameName);
    expect([valueOf('sectionName'), valueOf('postalCode'), notice()]).toEqual(['経理部', '', null]);
    expect(stored()).not.toContain('二課');
  });

  it('is not kept while the customer is unknown', async () => {
    open(page);
    await type();
    cleanup();
    expect(stored()).toBe('{}');
  });

  it('is deleted after the submission', async () => {
    open(page, aoba);
    await type();
    await userEvent.type(fieldNamed('postalCode'), '0027');
    submit();
    await waitFor(() => expect(send).toHaveBeenCalled());
    open(page, aoba);
    expect(valueOf('sectionName')).toBe('経理部');
  });

  it('is deleted at a logout, also if it is not yet stored', async () => {
    open(page, aoba);
    fireEvent.input(fieldNamed('sectionName'), { target: { value: '二課' } });
    cleanup();
    expect(stored()).toContain('二課');
    open(page, aoba);
    fireEvent.input(fieldNamed('sectionName'), { target: { value: '三課' } });
    forgetDrafts();
    cleanup();
    expect(stored()).toBe('{}');
  });

  it('is restored only for items that are still editable', async () => {
    open(page, aoba);
    await type();
    const [, postalCode] = groups[0]?.items ?? [];
    const later = groupsOf(
      item('sectionName', { label: '部署名', value: '経理部', isEditable: false }),
      ...(postalCode ? [postalCode] : []),
    );
    open(<CustomersPage groups={later} />, aoba);
    await isValue('postalCode', '103');
    expect(screen.getByText('部署名').parentElement?.textContent).toBe('部署名経理部');
  });

  it('of a mailed link is restored only for the same link', async () => {
    const link = (token: string) => <LinkPage groups={groups} token={token} />;
    open(link('token-one-0123456789'));
    // The hash of the token is ready.
    await act(() => crypto.subtle.digest('SHA-256', new Uint8Array(1)));
    await type();
    open(link('token-one-0123456789'));
    await isValue('sectionName', '経理部二課');
    expect(stored()).not.toContain('token-one');
    open(link('token-two-0123456789'));
    await waitFor(() => expect(stored()).toBe('{}'));
    expect(valueOf('sectionName')).toBe('経理部');
  });
});
