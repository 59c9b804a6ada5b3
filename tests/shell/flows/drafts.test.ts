import { describe, expect, it, vi } from 'vitest';
import {
  forgetDraft,
  forgetDrafts,
  keepDraft,
  markOf,
  readDraft,
  whenForgotten,
} from '../../../src/shell/flows/drafts.ts';
import { closeStorage } from '../../support/closed-storage.ts';

const place = { form: 'userEdit', owner: 'a-mark' };
const entries = {
  phoneNumber: '03-1234-5678',
  agrees: true,
  kinds: ['a', 'b'],
  subMailAddressList: [{ subMailAddress: 'keiri@example.jp' }],
};

describe('a draft', () => {
  it('comes back as it was typed', () => {
    keepDraft(place, entries);
    expect(readDraft(place)).toEqual(entries);
  });

  it('never holds a password or a code, whatever row it stands in', () => {
    keepDraft(place, {
      ...entries,
      password: 'Demo-Pass-2026',
      currentPassword: 'Demo-Pass-2026',
      verificationCode: '123456',
      rows: [{ name: 'a', passwordConfirmation: 'Demo-Pass-2026' }],
    });
    expect(JSON.stringify(Object.values(sessionStorage))).not.toMatch(/Demo-Pass-2026|123456/);
    expect(readDraft(place)).toEqual({ ...entries, rows: [{ name: 'a' }] });
  });

  it('is nobody else’s, and gone once another has come', () => {
    keepDraft(place, entries);
    expect(readDraft({ ...place, owner: 'another' })).toBeUndefined();
    expect(readDraft(place)).toBeUndefined();
  });

  it('is forgotten when it was sent, and all are at a logout', () => {
    keepDraft(place, entries);
    keepDraft({ ...place, form: 'other' }, entries);
    forgetDraft('userEdit');
    expect(readDraft(place)).toBeUndefined();
    expect(readDraft({ ...place, form: 'other' })).toEqual(entries);
    sessionStorage.setItem('something-else', 'x');
    forgetDrafts();
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
  ])('that is broken (%s) is none', (text) => {
    keepDraft(place, entries);
    const [name = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(name, text);
    expect(readDraft(place)).toBeUndefined();
  });

  it('leaves out entries of a kind no form has', () => {
    keepDraft(place, entries);
    const [name = ''] = Object.keys(sessionStorage);
    const fine = {
      a: 'text',
      b: false,
      c: [],
      d: ['x'],
      e: [{ f: 'text', g: true, h: ['y'] }, {}],
    };
    const odd = {
      i: 3,
      j: { d: 'text' },
      k: [1],
      l: null,
      m: ['x', 1],
      n: [null],
      o: [['x']],
      p: [{ f: 1 }],
      q: [{ f: 'text' }, { f: { d: 'text' } }],
      r: ['x', {}],
    };
    sessionStorage.setItem(name, JSON.stringify({ owner: 'a-mark', entries: { ...fine, ...odd } }));
    expect(readDraft(place)).toEqual(fine);
  });

  it('that is too large is not kept, and no older one stays in its place', () => {
    const noteOf = (size: number) => {
      const around = JSON.stringify({ owner: place.owner, entries: { note: '' } }).length;
      return { note: 'x'.repeat(size - around) };
    };
    keepDraft(place, noteOf(200_000));
    expect(readDraft(place)).toEqual(noteOf(200_000));
    keepDraft(place, noteOf(200_001));
    expect(sessionStorage.length).toBe(0);
  });

  it('is no other portal’s of the same address, whose logout leaves it', () => {
    keepDraft(place, entries);
    history.replaceState(null, '', '/plain/mypage/userEdit');
    expect(readDraft(place)).toBeUndefined();
    keepDraft(place, { city: '仙台市' });
    history.replaceState(null, '', '/demo/mypage/userEdit');
    forgetDrafts();
    expect(readDraft(place)).toBeUndefined();
    history.replaceState(null, '', '/plain/mypage/userEdit');
    expect(readDraft(place)).toEqual({ city: '仙台市' });
    history.replaceState(null, '', '/demo/mypage/');
  });

  it('of one form is not that of another', () => {
    keepDraft(place, entries);
    expect(readDraft({ ...place, form: 'other' })).toBeUndefined();
    expect(readDraft(place)).toEqual(entries);
  });

  it('that is another’s is taken away when it is met', () => {
    keepDraft(place, entries);
    readDraft({ ...place, owner: 'another' });
    expect(sessionStorage.length).toBe(0);
  });

  it('is taken back from the open forms when all are forgotten, until they are closed', () => {
    const giveUp = vi.fn<() => void>();
    const close = whenForgotten(giveUp);
    forgetDrafts();
    expect(giveUp).toHaveBeenCalledOnce();
    close();
    forgetDrafts();
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it.each([
    ['full', 'setItem', () => keepDraft(place, entries)],
    ['closed when it is read', 'getItem', () => readDraft(place)],
    ['closed when it is cleared', 'removeItem', () => forgetDraft(place.form)],
    ['closed at the logout', 'removeItem', () => forgetDrafts()],
  ] as const)('does without a storage that is %s', (_, method, act) => {
    keepDraft(place, entries);
    const asked = closeStorage('sessionStorage', method);
    expect(act).not.toThrow();
    expect(asked).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

describe('the mark of an owner', () => {
  it('tells two tokens apart and holds nothing of them', async () => {
    const [one, other] = [await markOf('token-one'), await markOf('token-two')];
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(one).not.toBe(other);
    expect(await markOf('token-one')).toBe(one);
  });
});
