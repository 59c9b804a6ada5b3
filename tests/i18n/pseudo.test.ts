import { globSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pseudoKey, pseudoText } from '../../src/i18n/pseudo.ts';
import { placesOf } from './text-parts.ts';

describe('a text in the developers’ language', () => {
  it.each([
    ['Log in', '［Lög îñ lô］'],
    ['ログイン', '［ログインのば］'],
    ['{{count}} bills', '［{{count}} bîlls lô］'],
    ['See <login>here</login>.', '［Séé  l］<login>［héré l］</login>.'],
    // Nothing to translate, nothing to mark.
    ['{{from}} ～ {{to}}', '{{from}} ～ {{to}}'],
    ['', ''],
  ])('%s is %s', (text, pseudo) => {
    expect(pseudoText(text)).toBe(pseudo);
  });
});

/** Every text of a file, with its key. */
function textsIn(content: object, path = ''): [string, string][] {
  return Object.entries(content).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}${key}`, value]];
    return typeof value === 'object' && value !== null ? textsIn(value, `${path}${key}.`) : [];
  });
}

it.each(globSync('src/i18n/{ja,en}/*.json'))('%s keeps all its places and links', (file) => {
  const content: object = JSON.parse(readFileSync(file, 'utf8'));
  const structureOf = (text: string) => [placesOf(text), text.match(/<\/?\w+>/g)];
  const texts = textsIn(content);
  expect(texts.map(([key, text]) => [key, structureOf(pseudoText(text))])).toEqual(
    texts.map(([key, text]) => [key, structureOf(text)]),
  );
});

describe('a page speaks it', () => {
  beforeEach(() => {
    vi.resetModules();
    sessionStorage.clear();
    history.replaceState(null, '', '/demo/mypage/');
  });
  const spoken = async (): Promise<string> => {
    vi.resetModules();
    const { loadTexts, t } = await import('../../src/i18n/i18n.ts');
    await loadTexts('common');
    return t('common.close');
  };

  it('from an address that says so, until one says otherwise', async () => {
    expect(await spoken()).toBe('閉じる');
    history.replaceState(null, '', `/demo/mypage/?keyword=a&${pseudoKey}=on#list`);
    expect(await spoken()).toBe('［閉じるのば］');
    expect(location.pathname + location.search + location.hash).toBe(
      '/demo/mypage/?keyword=a#list',
    );
    expect(await spoken()).toBe('［閉じるのば］');
    history.replaceState(null, '', `/demo/mypage/?${pseudoKey}=off`);
    expect(await spoken()).toBe('閉じる');
  });
});
