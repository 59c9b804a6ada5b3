import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteDraft,
  deleteDrafts,
  saveDraft,
  ownerHashOf,
  readDraft,
  onDraftsDeleted,
} from '../../../src/shell/flows/drafts.ts';
import { closeStorage } from '../../support/closed-storage.ts';

const draftKey = { formName: 'userEdit', owner: 'a-mark' };
const otherDraftKey = { ...draftKey, formName: 'other' };
const entries = {
  phoneNumber: '03-1234-5678',
  agrees: true,
  kinds: ['a', 'b'],
  subMailAddressList: [{ subMailAddress: 'keiri@example.jp' }],
};
const openPortal = (customerCode: string): void =>
  history.replaceState(null, '', `/${customerCode}/mypage/userEdit`);

beforeEach(() => openPortal('demo'));

describe('a draft', () => {
  it('contains the entries, without passwords and codes', () => {
    saveDraft(draftKey, {
      ...entries,
      password: 'Demo-Pass-2026',
      currentPassword: 'Demo-Pass-2026',
      verificationCode: '123456',
      rows: [{ name: 'a', passwordConfirmation: 'Demo-Pass-2026' }],
    });
    expect(JSON.stringify(Object.values(sessionStorage))).not.toMatch(/Demo-Pass-2026|123456/);
    expect(readDraft(draftKey)).toEqual({ ...entries, rows: [{ name: 'a' }] });
  });

  it('is deleted when another owner opens the form', () => {
    saveDraft(draftKey, entries);
    expect(readDraft({ ...draftKey, owner: 'another' })).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  it('can be deleted alone, or together with all other drafts', () => {
    saveDraft(draftKey, entries);
    expect(readDraft(otherDraftKey)).toBeUndefined();
    saveDraft(otherDraftKey, entries);
    deleteDraft('userEdit');
    expect([readDraft(draftKey), readDraft(otherDraftKey)]).toEqual([undefined, entries]);
    sessionStorage.setItem('something-else', 'x');
    deleteDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['something-else']);
  });

  it.each([
    '',
    'null',
    '[]',
    '"text"',
    '{"owner":"a-mark"}',
    '{"owner":"a-mark","entries":null}',
    '{"owner":"a-mark","entries":"text"}',
    '<html>',
  ])('is missing if the stored text is invalid: %s', (text) => {
    saveDraft(draftKey, entries);
    const [storageKey = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(storageKey, text);
    expect(readDraft(draftKey)).toBeUndefined();
  });

  it('omits entries of types that no form has', () => {
    saveDraft(draftKey, entries);
    const [storageKey = ''] = Object.keys(sessionStorage);
    const rows = [{ f: 'text', g: true, h: ['y'] }, {}];
    const validEntries = { a: 'text', b: false, c: [], d: ['x'], e: rows };
    const invalidEntries = [
      3,
      { d: 'text' },
      [1],
      null,
      ['x', 1],
      [null],
      [['x']],
      [{ f: 1 }],
      [{ f: 'text' }, { f: { d: 'text' } }],
      ['x', {}],
    ];
    const storedDraft = { owner: 'a-mark', entries: { ...validEntries, ...invalidEntries } };
    sessionStorage.setItem(storageKey, JSON.stringify(storedDraft));
    expect(readDraft(draftKey)).toEqual(validEntries);
  });

  it('over the maximum size is not stored, and an earlier draft is deleted', () => {
    const draftOf = (size: number) => {
      const emptyLength = JSON.stringify({ owner: draftKey.owner, entries: { note: '' } }).length;
      return { note: 'x'.repeat(size - emptyLength) };
    };
    saveDraft(draftKey, draftOf(200_000));
    expect(readDraft(draftKey)).toEqual(draftOf(200_000));
    saveDraft(draftKey, draftOf(200_001));
    expect(sessionStorage.length).toBe(0);
  });

  it('belongs to one customer code: a logout deletes only the drafts of that code', () => {
    saveDraft(draftKey, entries);
    openPortal('plain');
    expect(readDraft(draftKey)).toBeUndefined();
    saveDraft(draftKey, { city: '仙台市' });
    openPortal('demo');
    deleteDrafts();
    expect(readDraft(draftKey)).toBeUndefined();
    openPortal('plain');
    expect(readDraft(draftKey)).toEqual({ city: '仙台市' });
  });

  it.each([
    ['full', 'setItem', () => saveDraft(draftKey, entries)],
    ['blocked for reading', 'getItem', () => readDraft(draftKey)],
    ['blocked for deleting', 'removeItem', () => deleteDraft(draftKey.formName)],
    ['blocked at a logout', 'removeItem', () => deleteDrafts()],
  ] as const)('causes no exception if the storage is %s', (_, method, useStorage) => {
    saveDraft(draftKey, entries);
    const closedMethod = closeStorage('sessionStorage', method);
    expect(useStorage).not.toThrow();
    expect(closedMethod).toHaveBeenCalled();
  });
});

it('the deletion of all drafts notifies open forms until they close', () => {
  const listener = vi.fn<() => void>();
  const removeListener = onDraftsDeleted(listener);
  deleteDrafts();
  expect(listener).toHaveBeenCalledOnce();
  removeListener();
  deleteDrafts();
  expect(listener).toHaveBeenCalledOnce();
});

it('the hash of a token is the same each time, and another token has another hash', async () => {
  const [firstHash, secondHash] = [await ownerHashOf('token-one'), await ownerHashOf('token-two')];
  expect(firstHash).toMatch(/^[0-9a-f]{32}$/);
  expect([firstHash === secondHash, await ownerHashOf('token-one')]).toEqual([false, firstHash]);
});
