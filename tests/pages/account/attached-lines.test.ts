import { describe, expect, it } from 'vitest';
import type { AttachedMailSetting } from '../../../generated/model/attachedMailSetting.ts';
import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import {
  areValidLines,
  copyLineTo,
  editedLines,
  editedRowIndexesOf,
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
  const bothFormats = ['pdf' as const, 'csv' as const];

  it.each<[string, Partial<LineSetting>, Partial<LineSetting>, boolean]>([
    ['equal values are equal', {}, {}, true],
    [
      'the same formats in another order are equal',
      { fileFormats: bothFormats },
      { fileFormats: bothFormats.toReversed() },
      true,
    ],
    ['different formats differ', {}, { fileFormats: ['csv'] }, false],
    ['an additional format differ', {}, { fileFormats: bothFormats }, false],
    ['different receivers differ', {}, { mailAddresses: ['b@x.jp'] }, false],
    ['an additional receiver differ', {}, { mailAddresses: ['a@x.jp', 'b@x.jp'] }, false],
    ['different switches differ', {}, { isAttached: false }, false],
    [
      'different choices are equal if both lines are switched off',
      { isAttached: false },
      { isAttached: false, fileFormats: ['csv'], mailAddresses: [] },
      true,
    ],
  ])('with %s', (_, firstOverrides, secondOverrides, isSame) => {
    const [firstLine, secondLine] = [lineOf(firstOverrides), lineOf(secondOverrides)];
    expect(isSameLine(firstLine, secondLine)).toBe(isSame);
    expect(isSameLine(secondLine, firstLine)).toBe(isSame);
  });
});

describe('the edited lines', () => {
  const currentSettings = allSettingsOf(
    settingOf('one'),
    settingOf('fixed', { isEditable: false }),
    settingOf('three'),
  );
  const lineEntries = lineEntriesOf(currentSettings);
  const entriesWith = (...changesByRow: (Partial<LineSetting> | undefined)[]) => ({
    ...lineEntries,
    items: lineEntries.items.map((item, index) => ({ ...item, ...changesByRow[index] })),
  });

  it('are the changed lines, without lines that only the issuer can change', () => {
    const offFields = { isAttached: false };
    expect(
      editedRowIndexesOf(currentSettings, entriesWith(offFields, offFields, offFields)),
    ).toEqual([0, 2]);
  });

  it('list their formats and mail addresses in the order of the page', () => {
    const changedChoices = {
      fileFormats: ['csv' as const, 'pdf' as const],
      mailAddresses: ['b@x.jp', 'a@x.jp'],
    };
    const sentChoices = { fileFormats: ['pdf', 'csv'], mailAddresses: ['a@x.jp', 'b@x.jp'] };
    expect(editedLines(currentSettings, entriesWith(undefined, undefined, changedChoices))).toEqual(
      [{ billTypeId: 'three', isAttached: true, ...sentChoices }],
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
  it('keeps only the choices that its bill type offers', () => {
    const targetLine = settingOf('two', { fileFormats: [], mailAddresses: ['old@x.jp'] });
    const sourceLine = lineOf({
      fileFormats: ['csv'],
      mailAddresses: ['b@x.jp', 'old@x.jp', 'gone@x.jp'],
    });
    expect(copyLineTo(targetLine, sourceLine, allSettingsOf(targetLine))).toEqual(
      lineOf({ billTypeId: 'two', fileFormats: ['csv'], mailAddresses: ['b@x.jp', 'old@x.jp'] }),
    );
  });
});

describe('the merge of earlier edits into newer settings', () => {
  it('applies each edit to the line of the same bill type, if that line is editable', () => {
    const currentSettings = allSettingsOf(
      settingOf('new'),
      settingOf('closed', { isEditable: false }),
      settingOf('one', { fileFormats: ['csv'], selectableFileFormats: ['pdf'] }),
    );
    const earlierEdits = [
      lineOf({ billTypeId: 'one', fileFormats: ['csv'], mailAddresses: ['b@x.jp'] }),
      lineOf({ billTypeId: 'closed', isAttached: false }),
    ];
    expect(mergedLines(currentSettings, earlierEdits)).toEqual([
      lineOf({ billTypeId: 'new' }),
      lineOf({ billTypeId: 'closed' }),
      lineOf({ billTypeId: 'one', mailAddresses: ['b@x.jp'] }),
    ]);
  });
});

describe('the lines of a draft', () => {
  const csvLine = settingOf('two', { selectableFileFormats: ['csv'], mailAddresses: ['old@x.jp'] });
  const currentSettings = allSettingsOf(settingOf('one'), csvLine);
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
  ])('are rejected if the stored value is %s', (_, storedLines) => {
    expect(areValidLines(storedLines, currentSettings)).toBe(false);
  });

  it.each([
    ['no bill type', { billTypeId: undefined }],
    ['no switch', { isAttached: undefined }],
    ['a text as its switch', { isAttached: 'yes' }],
    ['no formats', { fileFormats: undefined }],
    ['formats that are not a list', { fileFormats: 'pdf' }],
    ['an unknown format', { fileFormats: ['pdf', 'xml'] }],
    ['no receivers', { mailAddresses: undefined }],
    ['an unknown receiver', { mailAddresses: ['gone@x.jp'] }],
  ])('are rejected if one line has %s', (_, invalidFields) => {
    const storedLines = [firstDraftLine, { ...secondDraftLine, ...invalidFields }];
    expect(areValidLines(storedLines, currentSettings)).toBe(false);
  });
});
