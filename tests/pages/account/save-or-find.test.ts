import { describe, expect, it } from 'vitest';
import { askAgain, saveOrFind } from '../../../src/pages/account/save-or-find.ts';
import { errorOf } from '../../support/error-of.ts';

const refused = (code: string) => (): Promise<string> => Promise.reject(errorOf(code));
const found = async (): Promise<string> => 'theirs';
const notAsked = (): never => {
  throw new Error('Nobody was to ask what holds now.');
};

describe('settings that are saved', () => {
  it('are those of the answer', async () => {
    expect(await saveOrFind(async () => 'mine', notAsked)).toEqual({ isSaved: true, now: 'mine' });
  });

  it.each([
    ['409-1-00-01', 'others'],
    ['400-1-06-13', 'issuer'],
  ])('by somebody else first (%s) are asked for, and said to be of %s', async (code, by) => {
    expect(await saveOrFind(refused(code), found)).toEqual({ isSaved: false, now: 'theirs', by });
  });

  it.each(['409-1-00-02', '400-1-06-07', '429-1-05-01'])(
    'refused for another reason (%s) are not asked for',
    async (code) => {
      const error = errorOf(code);
      await expect(saveOrFind(() => Promise.reject(error), notAsked)).rejects.toBe(error);
    },
  );

  it('by somebody else and not to be read are an answer that is not as promised', async () => {
    const saving = saveOrFind(refused('409-1-00-01'), async () => undefined);
    await expect(saving).rejects.toMatchObject({ kind: 'malformed', status: 200 });
  });
});

describe('settings that are asked for again', () => {
  it('are those of the new answer', async () => {
    expect(await askAgain(async () => ({ data: 'theirs', error: null }))).toBe('theirs');
  });

  it('and do not come are a failure, whatever was known before', async () => {
    const error = errorOf('429-1-05-01');
    await expect(askAgain(async () => ({ data: 'of before', error }))).rejects.toBe(error);
  });
});
