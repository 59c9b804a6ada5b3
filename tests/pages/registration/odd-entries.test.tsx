import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { asked, beginAnew, open, sentBy } from './registration-pages.tsx';

beforeEach(beginAnew);

describe('a token that can be none', () => {
  const tokens = [
    'a'.repeat(129),
    'a'.repeat(5000),
    'あ',
    '<b>',
    'a/b',
    ' ',
    'a b',
    '%',
    '%E0%A4%A',
    "';--",
    '\u0000',
    '\u202e',
    '😀',
    'a?b#c',
  ];
  it.each(tokens)('has the text of S8 in step 2 and 3, and nobody is asked: %j', async (token) => {
    for (const step of ['step2', 'step3']) {
      open(`/apply/${step}/${encodeURIComponent(token)}`);
      await waitFor(() =>
        expect(screen.getByRole('alert').textContent).toMatch(/URLに誤りがあるか/),
      );
      expect(await screen.findByRole('link', { name: 'もう一度申し込む' })).toBeTruthy();
      expect(sentBy('POST')).toEqual([]);
      expect(asked(`GET /registration/${encodeURIComponent(token)}`)).toBe(0);
      cleanup();
    }
  });
});
