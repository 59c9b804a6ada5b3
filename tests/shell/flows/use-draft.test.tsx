import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { DraftNotice } from '../../../src/shell/flows/DraftNotice.tsx';
import {
  deleteDrafts,
  saveDraft,
  ownerHashOf,
  readDraft,
  type DraftKey,
} from '../../../src/shell/flows/drafts.ts';
import {
  useCustomerDraftOwner,
  useDraft,
  useLinkDraftOwner,
} from '../../../src/shell/flows/use-draft.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { expectAnnounced } from '../../support/announced.ts';
import { switchLanguage } from '../../support/render.tsx';

const draftKey: DraftKey = { formName: 'example', owner: 'mark-of-the-link' };
const otherOwnerKey = { ...draftKey, owner: 'mark-of-another-link' };

interface ExampleProps {
  currentKey: DraftKey | undefined;
  accepts?: (name: string, entry: unknown) => boolean;
  companions?: readonly string[];
}

function Example({ currentKey, accepts, companions }: ExampleProps) {
  const form = useForm({ defaultValues: { name: '', city: '' } });
  const { isRestored, discard } = useDraft(form, currentKey, accepts, companions);
  return (
    <form>
      {isRestored ? <p>restored</p> : null}
      <input aria-label="name" {...form.register('name')} />
      <input aria-label="city" {...form.register('city')} />
      <button type="button" onClick={discard}>
        forget
      </button>
    </form>
  );
}

const getField = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const getValues = () => [getField('name').value, getField('city').value];
const enterText = (name: string, text: string) =>
  fireEvent.input(getField(name), { target: { value: text } });
const pressForget = () => fireEvent.click(screen.getByRole('button', { name: 'forget' }));
const pause = (milliseconds = 300) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a draft is stored', () => {
  it('when the customer pauses, not at each key', async () => {
    vi.useFakeTimers();
    render(<Example currentKey={draftKey} />);
    enterText('name', '青');
    await pause(299);
    enterText('name', '青葉');
    await pause(299);
    expect(readDraft(draftKey)).toBeUndefined();
    await pause(1);
    expect(readDraft(draftKey)).toEqual({ name: '青葉' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('when the page is left before the pause, and not again later', async () => {
    vi.useFakeTimers();
    const { unmount } = render(<Example currentKey={draftKey} />);
    enterText('name', '青葉');
    unmount();
    expect(readDraft(draftKey)).toEqual({ name: '青葉' });
    deleteDrafts();
    await pause();
    expect(sessionStorage.length).toBe(0);
  });

  it('only if something was entered', () => {
    render(<Example currentKey={draftKey} />).unmount();
    expect(sessionStorage.length).toBe(0);
  });

  it('together with companions such as a revision, but not for a companion alone', async () => {
    vi.useFakeTimers();
    render(<Example currentKey={draftKey} companions={['city']} />);
    const drafts: unknown[] = [];
    for (const [name, text] of [
      ['city', 'rev-2'],
      ['name', '青葉'],
      ['name', ''],
    ] as const) {
      enterText(name, text);
      await pause();
      drafts.push(readDraft(draftKey));
    }
    expect(drafts).toEqual([{}, { name: '青葉', city: 'rev-2' }, {}]);
  });

  it('as soon as the owner is known', () => {
    const { rerender } = render(<Example currentKey={undefined} />);
    enterText('name', '青葉');
    expect(readDraft(draftKey)).toBeUndefined();
    rerender(<Example currentKey={draftKey} />);
    expect(readDraft(draftKey)).toEqual({ name: '青葉' });
  });

  it('again for the same owner after the owner was unknown for a moment, never for another owner', () => {
    const { rerender } = render(<Example currentKey={draftKey} />);
    enterText('name', '青葉');
    rerender(<Example currentKey={undefined} />);
    rerender(<Example currentKey={draftKey} />);
    expect([readDraft(draftKey), getValues()]).toEqual([{ name: '青葉' }, ['青葉', '']]);
    rerender(<Example currentKey={otherOwnerKey} />);
    expect(readDraft(otherOwnerKey)).toBeUndefined();
  });
});

describe('a draft is restored', () => {
  const isRestoreReported = () => screen.queryByText('restored') !== null;

  it('into the form, which then reports the restored draft to this owner only', async () => {
    saveDraft(draftKey, { name: '青葉' });
    const { rerender } = render(<Example currentKey={draftKey} />);
    await waitFor(() => expect(isRestoreReported()).toBe(true));
    expect(getValues()).toEqual(['青葉', '']);
    for (const nextKey of [otherOwnerKey, undefined]) {
      rerender(<Example currentKey={nextKey} />);
      expect(isRestoreReported()).toBe(false);
    }
  });

  it.each([
    ['no draft', undefined],
    ['equal entries', { name: '', city: '' }],
    ['unknown fields', { street: '一番町' }],
  ])('without a report if no field of the form changes: %s', async (_, entries) => {
    if (entries !== undefined) saveDraft(draftKey, entries);
    render(<Example currentKey={draftKey} />);
    await act(async () => undefined);
    expect(isRestoreReported()).toBe(false);
  });

  it('only into fields that accept the entry now', () => {
    saveDraft(draftKey, { name: '青葉', city: '仙台市' });
    const { rerender } = render(<Example currentKey={undefined} accepts={() => false} />);
    rerender(<Example currentKey={draftKey} accepts={(name) => name === 'city'} />);
    expect(getValues()).toEqual(['', '仙台市']);
  });

  it('with the stored companions, which replace the current companions', () => {
    const companions = ['city'];
    saveDraft(draftKey, { name: '若葉', city: 'rev-1' });
    const { rerender } = render(<Example currentKey={undefined} companions={companions} />);
    enterText('name', '青葉');
    enterText('city', 'rev-2');
    rerender(<Example currentKey={draftKey} companions={companions} />);
    expect(getValues()).toEqual(['青葉', 'rev-1']);
  });

  it('only into fields that are still untouched', () => {
    saveDraft(draftKey, { name: '若葉', city: '仙台市' });
    const { rerender } = render(<Example currentKey={undefined} />);
    enterText('name', '青葉');
    rerender(<Example currentKey={draftKey} />);
    expect(getValues()).toEqual(['青葉', '仙台市']);
    expect(readDraft(draftKey)).toEqual({ name: '青葉', city: '仙台市' });
  });
});

describe('a draft is deleted', () => {
  it('by the button "forget", after which nothing is stored', async () => {
    vi.useFakeTimers();
    const { unmount } = render(<Example currentKey={draftKey} />);
    enterText('name', '青葉');
    await pause();
    pressForget();
    expect(sessionStorage.length).toBe(0);
    enterText('city', '仙台市');
    await pause();
    unmount();
    expect(sessionStorage.length).toBe(0);
  });

  it('by the button "forget" only if the owner of the draft is known', () => {
    const otherDraftKey = { ...draftKey, formName: 'other' };
    saveDraft(draftKey, { name: '青葉' });
    saveDraft(otherDraftKey, { city: '仙台市' });
    const { rerender } = render(<Example currentKey={undefined} />);
    pressForget();
    rerender(<Example currentKey={otherDraftKey} />);
    pressForget();
    expect([readDraft(draftKey), readDraft(otherDraftKey)]).toEqual([{ name: '青葉' }, undefined]);
  });

  it('at a logout, with entries that are not yet stored; later entries are stored again', async () => {
    vi.useFakeTimers();
    render(<Example currentKey={draftKey} />);
    enterText('name', '青葉');
    act(() => deleteDrafts());
    await pause();
    expect(sessionStorage.length).toBe(0);
    enterText('city', '仙台市');
    await pause();
    expect(readDraft(draftKey)).toEqual({ name: '青葉', city: '仙台市' });
  });

  it('at a logout, and not stored again when the page is left', () => {
    const { unmount } = render(<Example currentKey={draftKey} />);
    enterText('name', '青葉');
    act(() => deleteDrafts());
    unmount();
    expect(sessionStorage.length).toBe(0);
  });
});

describe('the owner of a draft', () => {
  it('is the customer’s key, never the name, which two customers may share', () => {
    const { result } = renderHook(useCustomerDraftOwner);
    const ownerFor = (customer: Parameters<typeof pageCustomer.set>[0]) => {
      act(() => pageCustomer.set(customer));
      return result.current;
    };
    const name = '株式会社青葉フーズ流通';
    expect([
      ownerFor({ key: 'cust-aoba-01', name }),
      ownerFor({ key: undefined, name }),
      ownerFor(undefined),
    ]).toEqual(['cust-aoba-01', undefined, undefined]);
  });

  it('is the hash of the current link’s token', async () => {
    const { result, rerender } = renderHook(useLinkDraftOwner, { initialProps: 'token-one' });
    for (const token of ['token-one', 'token-two']) {
      rerender(token);
      expect(result.current).toBeUndefined();
      const ownerHash = await ownerHashOf(token);
      await waitFor(() => expect(result.current).toBe(ownerHash));
    }
  });

  it('is the hash of the current link, also if the hash of an earlier link arrives later', async () => {
    const resolveDigests: ((digest: ArrayBuffer) => void)[] = [];
    vi.spyOn(crypto.subtle, 'digest').mockImplementation(
      () => new Promise((resolve) => resolveDigests.push(resolve)),
    );
    const { result, rerender } = renderHook(useLinkDraftOwner, { initialProps: 'token-one' });
    rerender('token-two');
    await act(async () => resolveDigests[1]?.(new Uint8Array(32).fill(2).buffer));
    await act(async () => resolveDigests[0]?.(new Uint8Array(32).fill(1).buffer));
    expect(result.current).toBe('02'.repeat(16));
  });

  it('is undefined if the browser refuses the hash', async () => {
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('not allowed'));
    const { result } = renderHook(useLinkDraftOwner, { initialProps: 'token-one' });
    await act(async () => undefined);
    expect(result.current).toBeUndefined();
  });
});

it.each([
  [{}, '前回入力していた内容を復元しました。'],
  [
    { hasSecretFields: true },
    '前回入力していた内容を復元しました。パスワードは、再度入力してください。',
  ],
])('the notice of a restored draft is announced: %j', async (props, text) => {
  await switchLanguage('ja', 'flow');
  render(<DraftNotice {...props} />);
  expectAnnounced(screen.getByText(text));
});
