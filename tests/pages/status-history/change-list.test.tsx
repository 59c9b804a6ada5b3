import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../support/api.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { prepare, changes, historyOf, open, switchToEnglish } from './history-pages.tsx';

beforeEach(prepare);

describe('a change of a status', () => {
  it.each([
    { updaterName: null, note: null },
    { updaterName: '  ', note: '　' },
  ])('without a name and a remark (%j) shows only the kind of the updater', async (overrides) => {
    open(() => jsonAnswer(historyOf({ ...overrides, updaterKind: 'issuer' })));
    const [row] = await changes();
    expect(row?.textContent).toMatch(/承認済発行元$/);
    expect(row?.textContent).not.toContain('発行元からのコメント');
  });

  it('has the trimmed name of the updater', async () => {
    open(() => jsonAnswer(historyOf({ updaterName: ' 経理部　' })));
    const [row] = await changes();
    expect(row?.textContent).toMatch(/発行元経理部$/);
  });

  it('without an earlier status shows only the new one', async () => {
    open(() => jsonAnswer(historyOf({ beforeStatusName: null, note: null })));
    const [row] = await changes();
    expect(row?.textContent).not.toContain('変更後');
    expect(row?.querySelector('strong')?.textContent).toBe('承認済');
  });
});

describe('unreadable changes', () => {
  it('keep their places', async () => {
    collectContractWarnings();
    const history = historyOf({});
    const unreadableChange = { ...history.items[0], afterStatusName: 7 };
    open(() =>
      jsonAnswer({
        ...history,
        items: [unreadableChange, unreadableChange, ...history.items],
        total: 3,
      }),
    );
    const rows = (await changes()).map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    expect(rows.map((text) => text.includes('表示できません'))).toEqual([true, true, false]);
  });
});

describe('on an English page', () => {
  beforeEach(switchToEnglish);

  const japanese = {
    before: '確認済',
    after: '承認済',
    note: 'ご確認ください。',
    name: '経理部',
    title: '十月分の請求書',
    type: '請求書',
    present: '未確認',
  };
  const english = {
    before: 'Checked',
    after: 'Approved',
    note: 'Please check.',
    name: 'Accounting',
    title: 'Invoice of October',
    type: 'Invoice',
    present: 'Open',
  };

  it.each([
    ['ja', japanese],
    ['', english],
  ])('each text of the issuer has its language: %j', async (lang, texts) => {
    const { before, after, note, name, title, type, present } = texts;
    open(() =>
      jsonAnswer(
        historyOf(
          { beforeStatusName: before, afterStatusName: after, note, updaterName: name },
          { title, billTypeName: type, statusName: present },
        ),
      ),
    );
    await changes('Changes, newest first');
    const langs = Object.values(texts).map((text) => {
      const element = screen.getByText(text);
      return [text, element.closest<HTMLElement>('main [lang]')?.lang ?? ''];
    });
    expect(langs).toEqual(Object.values(texts).map((text) => [text, lang]));
  });
});
