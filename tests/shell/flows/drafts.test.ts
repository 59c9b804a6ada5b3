import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteDraft,
  deleteDrafts,
  saveDraft,
  markOf,
  readDraft,
  onDraftsDeleted,
} from '../../../src/shell/flows/drafts.ts';
import { closeStorage } from '../../support/closed-storage.ts';

const place = { form: 'userEdit', owner: 'a-mark' };
const otherForm = { ...place, form: 'other' };
const entries = {
  phoneNumber: '03-1234-5678',
  agrees: true,
  kinds: ['a', 'b'],
  subMailAddressList: [{ subMailAddress: 'keiri@example.jp' }],
};
const goTo = (customerCode: string): void =>
  history.replaceState(null, '', `/${customerCode}/mypage/userEdit`);

beforeEach(() => goTo('demo'));

describe('a draft', () => {
  it('has the kept entries, without passwords and codes', () => {
    saveDraft(place, {
      ...entries,
      password: 'Demo-Pass-2026',
      currentPassword: 'Demo-Pass-2026',
      verificationCode: '123456',
      rows: [{ name: 'a', passwordConfirmation: 'Demo-Pass-2026' }],
    });
    expect(JSON.stringify(Object.values(sessionStorage))).not.toMatch(/Demo-Pass-2026|123456/);
    expect(readDraft(place)).toEqual({ ...entries, rows: [{ name: 'a' }] });
  });

  it('is deleted when another owner opens the form', () => {
    saveDraft(place, entries);
    expect(readDraft({ ...place, owner: 'another' })).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  it('is deleted for its form, or with all others', () => {
    saveDraft(place, entries);
    expect(readDraft(otherForm)).toBeUndefined();
    saveDraft(otherForm, entries);
    deleteDraft('userEdit');
    expect([readDraft(place), readDraft(otherForm)]).toEqual([undefined, entries]);
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
  ])('is undefined for the invalid text %s', (text) => {
    saveDraft(place, entries);
    const [name = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(name, text);
    expect(readDraft(place)).toBeUndefined();
  });

  it('omits entries of a type that no form has', () => {
    saveDraft(place, entries);
    const [name = ''] = Object.keys(sessionStorage);
    const valid = {
      a: 'text',
      b: false,
      c: [],
      d: ['x'],
      e: [{ f: 'text', g: true, h: ['y'] }, {}],
    };
    const odd = [
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
    const stored = { owner: 'a-mark', entries: { ...valid, ...odd } };
    sessionStorage.setItem(name, JSON.stringify(stored));
    expect(readDraft(place)).toEqual(valid);
  });

  it('over the maximum size is not kept, and an earlier draft is deleted', () => {
    const draftOf = (size: number) => {
      const around = JSON.stringify({ owner: place.owner, entries: { note: '' } }).length;
      return { note: 'x'.repeat(size - around) };
    };
    saveDraft(place, draftOf(200_000));
    expect(readDraft(place)).toEqual(draftOf(200_000));
    saveDraft(place, draftOf(200_001));
    expect(sessionStorage.length).toBe(0);
  });

  it('belongs to one customer code, also at a logout', () => {
    saveDraft(place, entries);
    goTo('plain');
    expect(readDraft(place)).toBeUndefined();
    saveDraft(place, { city: '仙台市' });
    goTo('demo');
    deleteDrafts();
    expect(readDraft(place)).toBeUndefined();
    goTo('plain');
    expect(readDraft(place)).toEqual({ city: '仙台市' });
  });

  it.each([
    ['full', 'setItem', () => saveDraft(place, entries)],
    ['blocked for reading', 'getItem', () => readDraft(place)],
    ['blocked for deleting', 'removeItem', () => deleteDraft(place.form)],
    ['blocked at a logout', 'removeItem', () => deleteDrafts()],
  ] as const)('causes no exception if the storage is %s', (_, method, act) => {
    saveDraft(place, entries);
    const called = closeStorage('sessionStorage', method);
    expect(act).not.toThrow();
    expect(called).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

it('the deletion of all drafts notifies open forms until they close', () => {
  const listener = vi.fn<() => void>();
  const close = onDraftsDeleted(listener);
  deleteDrafts();
  expect(listener).toHaveBeenCalledOnce();
  close();
  deleteDrafts();
  expect(listener).toHaveBeenCalledOnce();
});

it('the hash of a token is the same each time, and differs for another token', async () => {
  const [one, other] = [await markOf('token-one'), await markOf('token-two')];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect([one === other, await markOf('token-one')]).toEqual([false, one]);
});
