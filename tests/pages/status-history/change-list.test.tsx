import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../support/api.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { findChanges, historyOf, openHistoryPage, switchToEnglish } from './history-pages.tsx';

describe('a change of a status', () => {
  it.each([
    { updaterName: null, note: null },
    { updaterName: '  ', note: '　' },
    { updaterName: null, note: null, updaterKind: 'robot' },
  ])('without a name and a remark (%j) shows only the kind of the updater', async (overrides) => {
    collectContractWarnings();
    openHistoryPage(() => jsonAnswer(historyOf({ updaterKind: 'issuer', ...overrides })));
    const [row] = await findChanges();
    expect(row?.textContent).toMatch('updaterKind' in overrides ? /更新者不明$/ : /承認済発行元$/);
    expect(row?.textContent).not.toContain('発行元からのコメント');
  });

  it('has the trimmed name of the updater', async () => {
    openHistoryPage(() => jsonAnswer(historyOf({ updaterName: ' 経理部　' })));
    const [row] = await findChanges();
    expect(row?.textContent).toMatch(/発行元経理部$/);
  });

  it('without an earlier status shows only the new status', async () => {
    openHistoryPage(() => jsonAnswer(historyOf({ beforeStatusName: null, note: null })));
    const [row] = await findChanges();
    expect(row?.textContent).not.toContain('変更後');
    expect(row?.querySelector('strong')?.textContent).toBe('承認済');
  });
});

describe('unreadable changes', () => {
  it('are each replaced by a note', async () => {
    collectContractWarnings();
    const exampleAnswer = historyOf({});
    const unreadableChange = { ...exampleAnswer.items[0], afterStatusName: 7 };
    openHistoryPage(() =>
      jsonAnswer({
        ...exampleAnswer,
        items: [unreadableChange, unreadableChange, ...exampleAnswer.items],
        total: 3,
      }),
    );
    const rows = (await findChanges()).map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    expect(rows.map((text) => text.includes('表示できません'))).toEqual([true, true, false]);
  });
});

describe('on an English page', () => {
  it('no English text of the issuer is marked as Japanese', async () => {
    await switchToEnglish();
    const change = { beforeStatusName: 'Checked', afterStatusName: 'Approved', note: 'Please.' };
    const bill = { title: 'Invoice of May', billTypeName: 'Invoice', statusName: 'Open' };
    openHistoryPage(() => jsonAnswer(historyOf({ ...change, updaterName: 'Accounting' }, bill)));
    await findChanges('Changes, newest first');
    for (const text of [...Object.values(change), ...Object.values(bill), 'Accounting'])
      expect(screen.getByText(text).closest('main [lang]')?.getAttribute('lang') ?? '').toBe('');
  });
});
