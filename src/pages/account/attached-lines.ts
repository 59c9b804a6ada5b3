import type { AttachedMailSetting } from '../../../generated/model/attachedMailSetting.ts';
import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import type { AttachedMailSettingsUpdate } from '../../../generated/model/attachedMailSettingsUpdate.ts';
import type { AttachedMailSettingUpdate as Line } from '../../../generated/model/attachedMailSettingUpdate.ts';

/** One type of bill as it shall be: what a line of the form holds, and what is sent of it. */
export type { Line };

/** All lines, those that are not edited too; behind them the revision, as a draft keeps it. */
export type LineEntries = AttachedMailSettingsUpdate;

const lineOf = ({
  billTypeId,
  isAttached,
  fileFormats,
  mailAddresses,
}: AttachedMailSetting): Line => ({
  billTypeId,
  isAttached,
  fileFormats,
  mailAddresses,
});

export const lineEntriesOf = ({ revision, items }: AttachedMailSettings): LineEntries => ({
  items: items.map(lineOf),
  revision,
});

/** The receivers that can be ticked: the registered addresses, and whatever stands there already. */
export const receiversOf = (
  { mailAddresses }: Pick<AttachedMailSetting, 'mailAddresses'>,
  { selectableMailAddresses }: Pick<AttachedMailSettings, 'selectableMailAddresses'>,
): string[] => [...new Set([...selectableMailAddresses, ...mailAddresses])];

/** The same for the forms of a file. */
export const formatsOf = ({
  fileFormats,
  selectableFileFormats,
}: Pick<AttachedMailSetting, 'fileFormats' | 'selectableFileFormats'>) => [
  ...new Set([...selectableFileFormats, ...fileFormats]),
];

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text) => other.includes(text));

/** Whether two lines mean the same: in whichever order they were ticked, and whatever is kept while it is off. */
export const isSameLine = (one: Line, other: Line): boolean =>
  one.isAttached === other.isAttached &&
  (!one.isAttached ||
    (isSameSet(one.fileFormats, other.fileFormats) &&
      isSameSet(one.mailAddresses, other.mailAddresses)));

/** The places of the lines that are another than what is saved. Only these are sent. */
export const editedPlaces = (
  { items: saved }: AttachedMailSettings,
  { items }: LineEntries,
): number[] =>
  saved.flatMap((line, place) => {
    const entered = items[place];
    return entered === undefined || !line.isEditable || isSameLine(line, entered) ? [] : [place];
  });

/** What is sent: the edited lines, each list in the order in which it is shown. */
export const editedLines = (now: AttachedMailSettings, entries: LineEntries): Line[] =>
  editedPlaces(now, entries).flatMap((place) => {
    const saved = now.items[place];
    const line = entries.items[place];
    if (saved === undefined || line === undefined) return [];
    return {
      billTypeId: saved.billTypeId,
      isAttached: line.isAttached,
      fileFormats: formatsOf(saved).filter((one) => line.fileFormats.includes(one)),
      mailAddresses: receiversOf(saved, now).filter((one) => line.mailAddresses.includes(one)),
    };
  });

/**
 * A line attached at last, where nothing was chosen before: the first form that is offered, to the main
 * address, so that the switch alone does something.
 */
export const withFirstChoices = (
  line: Line,
  { selectableFileFormats }: Pick<AttachedMailSetting, 'selectableFileFormats'>,
  { selectableMailAddresses }: Pick<AttachedMailSettings, 'selectableMailAddresses'>,
): Line => ({
  ...line,
  fileFormats: line.fileFormats.length > 0 ? line.fileFormats : selectableFileFormats.slice(0, 1),
  mailAddresses:
    line.mailAddresses.length > 0 ? line.mailAddresses : selectableMailAddresses.slice(0, 1),
});

/**
 * A line as another type of bill takes it over: of the forms those that it offers. One that offers none of
 * them has its first.
 */
export function asLineOf(target: AttachedMailSetting, like: Line, now: AttachedMailSettings): Line {
  const line = {
    billTypeId: target.billTypeId,
    isAttached: like.isAttached,
    fileFormats: target.selectableFileFormats.filter((one) => like.fileFormats.includes(one)),
    mailAddresses: like.mailAddresses.filter((one) => receiversOf(target, now).includes(one)),
  };
  return line.isAttached ? withFirstChoices(line, target, now) : line;
}

/** Lines that were edited before, in their places among these; what cannot be chosen any more is left out. */
export const stillPossible = (
  now: AttachedMailSettings,
  edited: readonly Line[],
): readonly Line[] =>
  now.items.map((target) => {
    const line = edited.find(({ billTypeId }) => billTypeId === target.billTypeId);
    return line === undefined || !target.isEditable ? lineOf(target) : asLineOf(target, line, now);
  });

const isListOf = (value: unknown, options: readonly string[]): boolean =>
  Array.isArray(value) && value.every((one) => options.some((option) => option === one));

/** Whether a draft's lines are lines of these settings, with choices that there still are. */
export const areLinesOf = (entry: unknown, now: AttachedMailSettings): boolean =>
  Array.isArray(entry) &&
  entry.length === now.items.length &&
  entry.every((line: unknown, place) => {
    const saved = now.items[place];
    return (
      saved !== undefined &&
      typeof line === 'object' &&
      line !== null &&
      'billTypeId' in line &&
      line.billTypeId === saved.billTypeId &&
      'isAttached' in line &&
      typeof line.isAttached === 'boolean' &&
      'fileFormats' in line &&
      isListOf(line.fileFormats, formatsOf(saved)) &&
      'mailAddresses' in line &&
      isListOf(line.mailAddresses, receiversOf(saved, now))
    );
  });
