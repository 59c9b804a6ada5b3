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

const settingOf = (
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
const allSettingsOf = (...items: AttachedMailSetting[]): AttachedMailSettings => ({
  revision: 'rev-1',
  isLedgerMailAttached: true,
  items,
  selectableMailAddresses: ['a@x.jp', 'b@x.jp'],
  attachmentSizeLimit: 1,
});
const lineOf = (overrides: Partial<LineSetting> = {}): LineSetting => ({
  billTypeId: 'one',
  isAttached: true,
  fileFormats: ['pdf'],
  mailAddresses: ['a@x.jp'],
  ...overrides,
});

describe('two lines', () => {
  it.each<[string, LineSetting, LineSetting, boolean]>([
    ['with the same values are equal', lineOf(), lineOf(), true],
    [
      'with the same formats in another order are equal',
      lineOf({ fileFormats: ['pdf', 'csv'] }),
      lineOf({ fileFormats: ['csv', 'pdf'] }),
      true,
    ],
    ['with other formats differ', lineOf(), lineOf({ fileFormats: ['csv'] }), false],
    ['with one more format differ', lineOf(), lineOf({ fileFormats: ['pdf', 'csv'] }), false],
    ['with other receivers differ', lineOf(), lineOf({ mailAddresses: ['b@x.jp'] }), false],
    [
      'with one more receiver differ',
      lineOf(),
      lineOf({ mailAddresses: ['a@x.jp', 'b@x.jp'] }),
      false,
    ],
    ['of which one is switched off differ', lineOf(), lineOf({ isAttached: false }), false],
    [
      'that are both switched off are equal, whatever their choices are',
      lineOf({ isAttached: false }),
      lineOf({ isAttached: false, fileFormats: ['csv'], mailAddresses: [] }),
      true,
    ],
  ])('%s', (_, firstLine, secondLine, isSame) => {
    expect([isSameLine(firstLine, secondLine), isSameLine(secondLine, firstLine)]).toEqual([
      isSame,
      isSame,
    ]);
  });
});

describe('the edited lines', () => {
  const currentSettings = allSettingsOf(
    settingOf('one'),
    settingOf('fixed', { isEditable: false }),
    settingOf('three'),
  );
  const lineEntries = lineEntriesOf(currentSettings);
  const entriesWith = (...changedFields: (Partial<LineSetting> | undefined)[]) => ({
    ...lineEntries,
    items: lineEntries.items.map((item, row) => ({ ...item, ...changedFields[row] })),
  });

  it('are the changed lines, without lines that only the issuer can change', () => {
    const switchedOff = { isAttached: false };
    expect(
      editedPositions(currentSettings, entriesWith(switchedOff, switchedOff, switchedOff)),
    ).toEqual([0, 2]);
  });

  it('list their formats and mail addresses in the order of the page', () => {
    const changedChoices = {
      fileFormats: ['csv' as const, 'pdf' as const],
      mailAddresses: ['b@x.jp', 'a@x.jp'],
    };
    expect(editedLines(currentSettings, entriesWith(undefined, undefined, changedChoices))).toEqual(
      [
        {
          billTypeId: 'three',
          isAttached: true,
          fileFormats: ['pdf', 'csv'],
          mailAddresses: ['a@x.jp', 'b@x.jp'],
        },
      ],
    );
  });

  it('map a path in the request to the field of the page, and any other path to undefined', () => {
    const editedEntries = entriesWith(undefined, undefined, { isAttached: false });
    const fieldNameOf = formFieldOf(currentSettings);
    expect(fieldNameOf('items.0.mailAddresses.1', editedEntries)).toBe('items.2.mailAddresses.1');
    expect(fieldNameOf('items.0', editedEntries)).toBe('items.2');
    // These paths are not in the request, or do not name a line.
    for (const requestPath of ['items.1.mailAddresses', 'items.x', 'items', 'revision', 'others.0'])
      expect([requestPath, fieldNameOf(requestPath, editedEntries)]).toEqual([
        requestPath,
        undefined,
      ]);
  });
});

describe('a line that copies the settings of another bill type', () => {
  it('keeps only the choices that its own bill type offers', () => {
    const targetLine = settingOf('two', { fileFormats: [], mailAddresses: ['old@x.jp'] });
    const sourceLine = lineOf({
      fileFormats: ['csv'],
      mailAddresses: ['b@x.jp', 'old@x.jp', 'gone@x.jp'],
    });
    expect(copyLineTo(targetLine, sourceLine, allSettingsOf(targetLine))).toEqual({
      billTypeId: 'two',
      isAttached: true,
      fileFormats: ['csv'],
      mailAddresses: ['b@x.jp', 'old@x.jp'],
    });
  });
});

describe('the merge of earlier edits into newer settings', () => {
  it('applies each edit to the line of the same bill type, if that line is editable', () => {
    const currentSettings = allSettingsOf(
      settingOf('new'),
      settingOf('closed', { isEditable: false }),
      settingOf('one', { selectableFileFormats: ['pdf'] }),
    );
    const editedLinesBefore = [
      lineOf({ billTypeId: 'one', fileFormats: ['csv'], mailAddresses: ['b@x.jp'] }),
      lineOf({ billTypeId: 'closed', isAttached: false }),
    ];
    expect(mergedLines(currentSettings, editedLinesBefore)).toEqual([
      lineOf({ billTypeId: 'new' }),
      lineOf({ billTypeId: 'closed' }),
      lineOf({ billTypeId: 'one', mailAddresses: ['b@x.jp'] }),
    ]);
  });
});

describe('the lines of a draft', () => {
  const currentSettings = allSettingsOf(settingOf('one'), settingOf('two', { isAttached: false }));
  const { items } = lineEntriesOf(currentSettings);
  const [firstDraftLine, secondDraftLine] = items;

  it.each<[string, unknown]>([
    ['unchanged', items],
    [
      'with other choices',
      [{ ...firstDraftLine, fileFormats: ['csv'], mailAddresses: [] }, secondDraftLine],
    ],
  ])('are accepted %s', (_, storedLines) => {
    expect(areValidLines(storedLines, currentSettings)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['an object, not a list', { 0: firstDraftLine, 1: secondDraftLine, length: 2 }],
    ['undefined', undefined],
    ['one line too few', [firstDraftLine]],
    ['one line too many', [firstDraftLine, secondDraftLine, secondDraftLine]],
    ['lines in another order', [secondDraftLine, firstDraftLine]],
    ['texts instead of lines', ['one', 'two']],
    ['null instead of a line', [null, secondDraftLine]],
    ['a line without a bill type', [{ ...firstDraftLine, billTypeId: undefined }, secondDraftLine]],
    [
      'a line without a switch',
      [{ billTypeId: 'one', fileFormats: [], mailAddresses: [] }, secondDraftLine],
    ],
    [
      'a line with a text as its switch',
      [{ ...firstDraftLine, isAttached: 'yes' }, secondDraftLine],
    ],
    [
      'a line without formats',
      [{ billTypeId: 'one', isAttached: true, mailAddresses: [] }, secondDraftLine],
    ],
    [
      'a line whose formats are not a list',
      [{ ...firstDraftLine, fileFormats: 'pdf' }, secondDraftLine],
    ],
    [
      'a line with an unknown format',
      [{ ...firstDraftLine, fileFormats: ['pdf', 'xml'] }, secondDraftLine],
    ],
    [
      'a line without receivers',
      [{ billTypeId: 'one', isAttached: true, fileFormats: [] }, secondDraftLine],
    ],
    [
      'a line with an unknown receiver',
      [{ ...firstDraftLine, mailAddresses: ['gone@x.jp'] }, secondDraftLine],
    ],
    [
      'a valid line and an invalid one',
      [firstDraftLine, { ...secondDraftLine, fileFormats: ['xml'] }],
    ],
  ])('are rejected if the stored value is %s', (_, storedLines) => {
    expect(areValidLines(storedLines, currentSettings)).toBe(false);
  });
});
