import { describe, expect, it, vi } from 'vitest';
import {
  forgetDraft,
  forgetDrafts,
  keepDraft,
  markOf,
  readDraft,
} from '../../../src/shell/flows/drafts.ts';

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

  it.each(['', 'null', '[]', '{"owner":"a-mark"}', '{"owner":"a-mark","entries":null}', '<html>'])(
    'that is broken (%s) is none',
    (text) => {
      keepDraft(place, entries);
      const [name = ''] = Object.keys(sessionStorage);
      sessionStorage.setItem(name, text);
      expect(readDraft(place)).toBeUndefined();
    },
  );

  it('leaves out entries of a kind no form has', () => {
    keepDraft(place, entries);
    const [name = ''] = Object.keys(sessionStorage);
    const odd = { owner: 'a-mark', entries: { a: 'text', b: 3, c: { d: 1 }, e: [1], f: null } };
    sessionStorage.setItem(name, JSON.stringify(odd));
    expect(readDraft(place)).toEqual({ a: 'text' });
  });

  it('that is too large is not kept, and no older one stays in its place', () => {
    keepDraft(place, entries);
    keepDraft(place, { note: 'x'.repeat(200_001) });
    expect(readDraft(place)).toBeUndefined();
  });

  it('does without a storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(() => keepDraft(place, entries)).not.toThrow();
    vi.restoreAllMocks();
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
