import { describe, expect, it } from 'vitest';
import type { AttachedMailSetting } from '../../../generated/model/attachedMailSetting.ts';
import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import {
  areLinesOf,
  asLineOf,
  editedLines,
  editedPlaces,
  formatsOf,
  isSameLine,
  lineEntriesOf,
  receiversOf,
  stillPossible,
  withFirstChoices,
  type Line,
} from '../../../src/pages/account/attached-lines.ts';
import { lineNameOf, lineRules } from '../../../src/pages/account/AttachedLinesForm.tsx';

const setting = (
  billTypeId: string,
  own: Partial<AttachedMailSetting> = {},
): AttachedMailSetting => ({
  billTypeId,
  billTypeName: billTypeId,
  isAttached: true,
  isEditable: true,
  fileFormats: ['pdf'],
  selectableFileFormats: ['pdf', 'csv'],
  mailAddresses: ['a@x.jp'],
  ...own,
});
const settings = (...items: AttachedMailSetting[]): AttachedMailSettings => ({
  revision: 'rev-1',
  isLedgerMailAttached: true,
  items,
  selectableMailAddresses: ['a@x.jp', 'b@x.jp'],
  attachmentSizeLimit: 1,
});
const line = (own: Partial<Line> = {}): Line => ({
  billTypeId: 'one',
  isAttached: true,
  fileFormats: ['pdf'],
  mailAddresses: ['a@x.jp'],
  ...own,
});

describe('what can be ticked of a line', () => {
  it('is what the issuer offers, and what stands there already, each once', () => {
    const now = settings();
    expect(receiversOf({ mailAddresses: ['old@x.jp', 'b@x.jp'] }, now)).toEqual([
      'a@x.jp',
      'b@x.jp',
      'old@x.jp',
    ]);
    expect(formatsOf({ fileFormats: ['csv'], selectableFileFormats: ['pdf'] })).toEqual([
      'pdf',
      'csv',
    ]);
  });
});

describe('two lines', () => {
  it.each<[string, Line, Line, boolean]>([
    ['are the same', line(), line(), true],
    [
      'ticked in another order are the same',
      line({ fileFormats: ['pdf', 'csv'] }),
      line({ fileFormats: ['csv', 'pdf'] }),
      true,
    ],
    ['with other forms are not', line(), line({ fileFormats: ['csv'] }), false],
    ['with one form more are not', line(), line({ fileFormats: ['pdf', 'csv'] }), false],
    ['with one form less are not', line({ fileFormats: ['pdf', 'csv'] }), line(), false],
    ['with other receivers are not', line(), line({ mailAddresses: ['b@x.jp'] }), false],
    [
      'with one receiver more are not',
      line(),
      line({ mailAddresses: ['a@x.jp', 'b@x.jp'] }),
      false,
    ],
    ['of which one is off are not', line(), line({ isAttached: false }), false],
    [
      'that are both off are the same, whatever is kept in them',
      line({ isAttached: false }),
      line({ isAttached: false, fileFormats: ['csv'], mailAddresses: [] }),
      true,
    ],
  ])('%s', (_, one, other, isSame) => {
    expect([isSameLine(one, other), isSameLine(other, one)]).toEqual([isSame, isSame]);
  });
});

describe('the edited lines', () => {
  const now = settings(setting('one'), setting('fixed', { isEditable: false }), setting('three'));
  const entries = lineEntriesOf(now);
  const withLines = (...changed: (Partial<Line> | undefined)[]) => ({
    ...entries,
    items: entries.items.map((item, place) => ({ ...item, ...changed[place] })),
  });

  it('are none at first', () => {
    expect(editedPlaces(now, entries)).toEqual([]);
    expect(editedLines(now, entries)).toEqual([]);
  });

  it('are those that are another, and never one that the issuer has closed', () => {
    const off = { isAttached: false };
    expect(editedPlaces(now, withLines(off, off, off))).toEqual([0, 2]);
  });

  it('are none of a list that is shorter', () => {
    expect(editedPlaces(now, { ...entries, items: [] })).toEqual([]);
  });

  it('are sent in the order in which the choices are shown', () => {
    const changed = {
      fileFormats: ['csv' as const, 'pdf' as const],
      mailAddresses: ['b@x.jp', 'a@x.jp'],
    };
    expect(editedLines(now, withLines(undefined, undefined, changed))).toEqual([
      {
        billTypeId: 'three',
        isAttached: true,
        fileFormats: ['pdf', 'csv'],
        mailAddresses: ['a@x.jp', 'b@x.jp'],
      },
    ]);
  });

  it('have the names of their own lines on the page where an answer names them by their place in what was sent', () => {
    const edited = withLines(undefined, undefined, { isAttached: false });
    const nameOf = lineNameOf(now);
    expect(nameOf('items.0.mailAddresses.1', edited)).toBe('items.2.mailAddresses.1');
    expect(nameOf('items.0', edited)).toBe('items.2');
    // Not of what was sent, or not of a line.
    for (const place of ['items.1.mailAddresses', 'items.x', 'items', 'revision', 'others.0'])
      expect([place, nameOf(place, edited)]).toEqual([place, undefined]);
  });

  it('need a form and a receiver where they are attached, and only there', () => {
    const none = { fileFormats: [], mailAddresses: [] };
    const rules = lineRules(now);
    expect(rules(withLines(none, none, { isAttached: false, ...none }))).toEqual({
      'items.0.fileFormats': { rule: 'choose' },
      'items.0.mailAddresses': { rule: 'choose' },
    });
    expect(Object.values(rules(entries))).toEqual([{ rule: 'noChange' }]);
  });
});

describe('a line that is switched on', () => {
  const now = settings();

  it('without choices has the first form, to the first address', () => {
    expect(
      withFirstChoices(line({ fileFormats: [], mailAddresses: [] }), setting('one'), now),
    ).toEqual(line());
  });

  it('keeps the choices that it has', () => {
    const own = line({ fileFormats: ['csv'], mailAddresses: ['b@x.jp'] });
    expect(withFirstChoices(own, setting('one'), now)).toEqual(own);
  });

  it('has none where there is nothing to choose', () => {
    const empty = line({ fileFormats: [], mailAddresses: [] });
    expect(
      withFirstChoices(empty, { selectableFileFormats: [] }, { selectableMailAddresses: [] }),
    ).toEqual(empty);
  });
});

describe('a line that another one is made like', () => {
  it('has of its choices those that it offers itself', () => {
    const target = setting('two', { fileFormats: [], mailAddresses: ['old@x.jp'] });
    const like = line({ fileFormats: ['csv'], mailAddresses: ['b@x.jp', 'old@x.jp', 'gone@x.jp'] });
    expect(asLineOf(target, like, settings(target))).toEqual({
      billTypeId: 'two',
      isAttached: true,
      fileFormats: ['csv'],
      mailAddresses: ['b@x.jp', 'old@x.jp'],
    });
  });

  it('that offers none of them has its first', () => {
    const target = setting('two', { selectableFileFormats: ['pdf'] });
    const like = line({ fileFormats: ['csv'], mailAddresses: ['gone@x.jp'] });
    expect(asLineOf(target, like, settings(target))).toEqual(line({ billTypeId: 'two' }));
  });

  it('is off where that one is off, and is given nothing', () => {
    const like = line({ isAttached: false, fileFormats: [], mailAddresses: [] });
    expect(asLineOf(setting('two'), like, settings())).toEqual({ ...like, billTypeId: 'two' });
  });
});

describe('lines that were edited before others changed the settings', () => {
  it('stand in their places; what is closed or was not edited is as it is now', () => {
    const now = settings(
      setting('new'),
      setting('closed', { isEditable: false }),
      setting('one', { selectableFileFormats: ['pdf'] }),
    );
    const edited = [
      line({ billTypeId: 'one', fileFormats: ['csv'], mailAddresses: ['b@x.jp'] }),
      line({ billTypeId: 'closed', isAttached: false }),
    ];
    expect(stillPossible(now, edited)).toEqual([
      line({ billTypeId: 'new' }),
      line({ billTypeId: 'closed' }),
      line({ billTypeId: 'one', mailAddresses: ['b@x.jp'] }),
    ]);
  });
});

describe('the lines of a draft', () => {
  const now = settings(setting('one'), setting('two', { isAttached: false }));
  const { items } = lineEntriesOf(now);
  const [first, second] = items;

  it.each<[string, unknown]>([
    ['as they are', items],
    ['with other choices', [{ ...first, fileFormats: ['csv'], mailAddresses: [] }, second]],
  ])('are taken %s', (_, entry) => {
    expect(areLinesOf(entry, now)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['no list', { 0: first, 1: second, length: 2 }],
    ['nothing', undefined],
    ['fewer', [first]],
    ['more', [first, second, second]],
    ['in another order', [second, first]],
    ['no lines', ['one', 'two']],
    ['null', [null, second]],
    ['without a type', [{ ...first, billTypeId: undefined }, second]],
    ['without a switch', [{ billTypeId: 'one', fileFormats: [], mailAddresses: [] }, second]],
    ['switched by a word', [{ ...first, isAttached: 'yes' }, second]],
    ['without forms', [{ billTypeId: 'one', isAttached: true, mailAddresses: [] }, second]],
    ['with forms that are no list', [{ ...first, fileFormats: 'pdf' }, second]],
    ['with a form that there is not', [{ ...first, fileFormats: ['pdf', 'xml'] }, second]],
    ['without receivers', [{ billTypeId: 'one', isAttached: true, fileFormats: [] }, second]],
    ['with a receiver that there is not', [{ ...first, mailAddresses: ['gone@x.jp'] }, second]],
    ['of which the second is none', [first, { ...second, fileFormats: ['xml'] }]],
  ])('are not taken: %s', (_, entry) => {
    expect(areLinesOf(entry, now)).toBe(false);
  });
});
