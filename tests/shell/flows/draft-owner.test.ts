import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markOf } from '../../../src/shell/flows/drafts.ts';
import { useCustomerDraft, useLinkDraft } from '../../../src/shell/flows/use-draft-owner.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';

afterEach(() => pageCustomer.set(undefined));

describe('whose draft it is', () => {
  it('is told by the customer’s mark, as soon as somebody is known and no longer', () => {
    const { result } = renderHook(useCustomerDraft);
    expect(result.current).toBeUndefined();
    act(() => pageCustomer.set({ key: 'cust-aoba-01', name: '株式会社青葉フーズ流通' }));
    expect(result.current).toBe('cust-aoba-01');
    act(() => pageCustomer.set(undefined));
    expect(result.current).toBeUndefined();
  });

  it('is nobody’s where a backend tells the name alone, which two may have', () => {
    pageCustomer.set({ key: undefined, name: '株式会社青葉フーズ流通' });
    expect(renderHook(useCustomerDraft).result.current).toBeUndefined();
  });

  it('is told by the mark of the link, never by that of the link before', async () => {
    const [one, other] = [await markOf('token-one'), await markOf('token-two')];
    const { result, rerender } = renderHook(useLinkDraft, { initialProps: 'token-one' });
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toBe(one));
    rerender('token-two');
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toBe(other));
  });

  it('is that of the link that is open, in whatever order the marks come', async () => {
    const answers: ((digest: ArrayBuffer) => void)[] = [];
    vi.spyOn(crypto.subtle, 'digest').mockImplementation(
      () => new Promise((resolve) => answers.push(resolve)),
    );
    const { result, rerender } = renderHook(useLinkDraft, { initialProps: 'token-one' });
    rerender('token-two');
    await act(async () => answers[1]?.(new Uint8Array(32).fill(2).buffer));
    await act(async () => answers[0]?.(new Uint8Array(32).fill(1).buffer));
    expect(result.current).toBe('02'.repeat(16));
  });

  it('is nobody’s where the browser cannot make a mark, and nothing is said of it', async () => {
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('not allowed'));
    const { result } = renderHook(useLinkDraft, { initialProps: 'token-one' });
    await act(async () => undefined);
    expect(result.current).toBeUndefined();
  });
});
