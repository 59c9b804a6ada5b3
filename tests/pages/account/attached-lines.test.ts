import { describe, expect, it } from 'vitest';
import type { AttachedMailSetting } from '../../../generated/model/attachedMailSetting.ts';
import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import {
  areValidLines,
  copyLineTo,
  editedLines,
  editedPositions,
  isSameLine,
  lineEntriesOf,
  mergedLines,
  type LineSetting,
} from '../../../src/pages/account/attached-lines.ts';
import { formFieldOf } from '../../../src/pages/account/AttachedLinesForm.tsx';

const setting = (
  billTypeId: string,
  overrides: Partial<AttachedMailSetting> = {},
): AttachedMailSetting => ({
  billTypeId,
  billTypeName: billTypeId,
  isAttached: true,
  isEditable: true,
  fileFormats: ['pdf'],
  selectableFileFormats: ['pdf', 'csv'],
  mailAddresses: ['a@x.jp'],
  ...overrides,
});
const settings = (...items: AttachedMailSetting[]): AttachedMailSettings => ({
  revision: 'rev-1',
  isLedgerMailAttached: true,
  items,
  selectableMailAddresses: ['a@x.jp', 'b@x.jp'],
  attachmentSizeLimit: 1,
});
const line = (overrides: Partial<LineSetting> = {}): LineSetting => ({
  billTypeId: 'one',
  isAttached: true,
  fileFormats: ['pdf'],
  mailAddresses: ['a@x.jp'],
  ...overrides,
});

describe('two lines', () => {
  it.each<[string, LineSetting, LineSetting, boolean]>([
    ['are the same', line(), line(), true],
    [
      'ticked in another order are the same',
      line({ fileFormats: ['pdf', 'csv'] }),
      line({ fileFormats: ['csv', 'pdf'] }),
      true,
    ],
    ['with other formats differ', line(), line({ fileFormats: ['csv'] }), false],
    ['with one more format differ', line(), line({ fileFormats: ['pdf', 'csv'] }), false],
    ['with other receivers differ', line(), line({ mailAddresses: ['b@x.jp'] }), false],
    ['with one more receiver differ', line(), line({ mailAddresses: ['a@x.jp', 'b@x.jp'] }), false],
    ['of which one is off differ', line(), line({ isAttached: false }), false],
    [
      'that are both off are the same, with any choices',
      line({ isAttached: false }),
      line({ isAttached: false, fileFormats: ['csv'], mailAddresses: [] }),
      true,
    ],
  ])('%s', (_, one, other, isSame) => {
    expect([isSameLine(one, other), isSameLine(other, one)]).toEqual([isSame, isSame]);
  });
});

describe('the edited lines', () => {
  const current = settings(
    setting('one'),
    setting('fixed', { isEditable: false }),
    setting('three'),
  );
  const entries = lineEntriesOf(current);
  const withLines = (...changed: (Partial<LineSetting> | undefined)[]) => ({
    ...entries,
    items: entries.items.map((item, row) => ({ ...item, ...changed[row] })),
  });

  it('are the changed lines, without lines that only the issuer can change', () => {
    const off = { isAttached: false };
    expect(editedPositions(current, withLines(off, off, off))).toEqual([0, 2]);
  });

  it('have their choices in the order of the page', () => {
    const changed = {
      fileFormats: ['csv' as const, 'pdf' as const],
      mailAddresses: ['b@x.jp', 'a@x.jp'],
    };
    expect(editedLines(current, withLines(undefined, undefined, changed))).toEqual([
      {
        billTypeId: 'three',
        isAttached: true,
        fileFormats: ['pdf', 'csv'],
        mailAddresses: ['a@x.jp', 'b@x.jp'],
      },
    ]);
  });

  it('map a path in the request to the field of the page', () => {
    const edited = withLines(undefined, undefined, { isAttached: false });
    const nameOf = formFieldOf(current);
    expect(nameOf('items.0.mailAddresses.1', edited)).toBe('items.2.mailAddresses.1');
    expect(nameOf('items.0', edited)).toBe('items.2');
    // These paths are not in the request, or not in a line.
    for (const requestPath of ['items.1.mailAddresses', 'items.x', 'items', 'revision', 'others.0'])
      expect([requestPath, nameOf(requestPath, edited)]).toEqual([requestPath, undefined]);
  });
});

describe('a line with the settings of another type of bill', () => {
  it('has only the choices that its type offers', () => {
    const target = setting('two', { fileFormats: [], mailAddresses: ['old@x.jp'] });
    const source = line({
      fileFormats: ['csv'],
      mailAddresses: ['b@x.jp', 'old@x.jp', 'gone@x.jp'],
    });
    expect(copyLineTo(target, source, settings(target))).toEqual({
      billTypeId: 'two',
      isAttached: true,
      fileFormats: ['csv'],
      mailAddresses: ['b@x.jp', 'old@x.jp'],
    });
  });
});

describe('the merge of earlier edits into newer settings', () => {
  it('applies each edit to the line of the same bill type, if that line is editable', () => {
    const current = settings(
      setting('new'),
      setting('closed', { isEditable: false }),
      setting('one', { selectableFileFormats: ['pdf'] }),
    );
    const edited = [
      line({ billTypeId: 'one', fileFormats: ['csv'], mailAddresses: ['b@x.jp'] }),
      line({ billTypeId: 'closed', isAttached: false }),
    ];
    expect(mergedLines(current, edited)).toEqual([
      line({ billTypeId: 'new' }),
      line({ billTypeId: 'closed' }),
      line({ billTypeId: 'one', mailAddresses: ['b@x.jp'] }),
    ]);
  });
});

describe('the lines of a draft', () => {
  const current = settings(setting('one'), setting('two', { isAttached: false }));
  const { items } = lineEntriesOf(current);
  const [first, second] = items;

  it.each<[string, unknown]>([
    ['unchanged', items],
    ['with other choices', [{ ...first, fileFormats: ['csv'], mailAddresses: [] }, second]],
  ])('are accepted %s', (_, entry) => {
    expect(areValidLines(entry, current)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['an object, not a list', { 0: first, 1: second, length: 2 }],
    ['undefined', undefined],
    ['one line too few', [first]],
    ['one line too many', [first, second, second]],
    ['lines in another order', [second, first]],
    ['texts instead of lines', ['one', 'two']],
    ['null instead of a line', [null, second]],
    ['a line without a bill type', [{ ...first, billTypeId: undefined }, second]],
    [
      'a line without a switch',
      [{ billTypeId: 'one', fileFormats: [], mailAddresses: [] }, second],
    ],
    ['a line with a text as its switch', [{ ...first, isAttached: 'yes' }, second]],
    [
      'a line without formats',
      [{ billTypeId: 'one', isAttached: true, mailAddresses: [] }, second],
    ],
    ['a line whose formats are not a list', [{ ...first, fileFormats: 'pdf' }, second]],
    ['a line with an unknown format', [{ ...first, fileFormats: ['pdf', 'xml'] }, second]],
    [
      'a line without receivers',
      [{ billTypeId: 'one', isAttached: true, fileFormats: [] }, second],
    ],
    ['a line with an unknown receiver', [{ ...first, mailAddresses: ['gone@x.jp'] }, second]],
    ['a valid line and an invalid one', [first, { ...second, fileFormats: ['xml'] }]],
  ])('are rejected if the stored value is %s', (_, entry) => {
    expect(areValidLines(entry, current)).toBe(false);
  });
});
