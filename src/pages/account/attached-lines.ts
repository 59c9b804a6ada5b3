import type { AttachedMailSetting } from '../../../generated/model/attachedMailSetting.ts';
import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import type { AttachedMailSettingsUpdate } from '../../../generated/model/attachedMailSettingsUpdate.ts';
import type { AttachedMailSettingUpdate as Line } from '../../../generated/model/attachedMailSettingUpdate.ts';
import { t } from '../../i18n/i18n.ts';
import type { EntrySummaryProps } from '../../shell/flows/EntrySummary.tsx';

/** The entries of one type of bill, in the form and in the request. */
export type { Line };

/** All lines, changed or not. The revision is the last entry, because a draft checks the entries in order. */
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

/** The receivers that can be chosen: the registered addresses, and the addresses in the saved settings. */
export const receiversOf = (
  { mailAddresses }: Pick<AttachedMailSetting, 'mailAddresses'>,
  { selectableMailAddresses }: Pick<AttachedMailSettings, 'selectableMailAddresses'>,
): string[] => [...new Set([...selectableMailAddresses, ...mailAddresses])];

/** The file formats that can be chosen: the offered formats, and the formats in the saved settings. */
export const formatsOf = ({
  fileFormats,
  selectableFileFormats,
}: Pick<AttachedMailSetting, 'fileFormats' | 'selectableFileFormats'>) => [
  ...new Set([...selectableFileFormats, ...fileFormats]),
];

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text) => other.includes(text));

/**
 * Whether two lines mean the same: the order of the choices does not matter, and the choices of a line that
 * is switched off do not matter.
 */
export const isSameLine = (one: Line, other: Line): boolean =>
  one.isAttached === other.isAttached &&
  (!one.isAttached ||
    (isSameSet(one.fileFormats, other.fileFormats) &&
      isSameSet(one.mailAddresses, other.mailAddresses)));

/** The positions of the edited lines. Only these lines are sent. */
export const editedPositions = (
  { items: saved }: AttachedMailSettings,
  { items }: LineEntries,
): number[] =>
  saved.flatMap((line, index) => {
    const entered = items[index];
    return entered === undefined || !line.isEditable || isSameLine(line, entered) ? [] : [index];
  });

/** The edited lines for the request, each list in the order of the page. */
export const editedLines = (settings: AttachedMailSettings, entries: LineEntries): Line[] =>
  editedPositions(settings, entries).flatMap((index) => {
    const saved = settings.items[index];
    const line = entries.items[index];
    if (saved === undefined || line === undefined) return [];
    return {
      billTypeId: saved.billTypeId,
      isAttached: line.isAttached,
      fileFormats: formatsOf(saved).filter((one) => line.fileFormats.includes(one)),
      mailAddresses: receiversOf(saved, settings).filter((one) => line.mailAddresses.includes(one)),
    };
  });

/**
 * A line that was switched on. Without earlier choices, it gets the first offered format and the main address,
 * so that the switch alone has an effect.
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
 * The settings of one line, copied to another type of bill: only the formats that this type offers, or its
 * first format if it offers none of them.
 */
export function copyLineTo(
  target: AttachedMailSetting,
  source: Line,
  settings: AttachedMailSettings,
): Line {
  const line = {
    billTypeId: target.billTypeId,
    isAttached: source.isAttached,
    fileFormats: target.selectableFileFormats.filter((one) => source.fileFormats.includes(one)),
    mailAddresses: source.mailAddresses.filter((one) =>
      receiversOf(target, settings).includes(one),
    ),
  };
  return line.isAttached ? withFirstChoices(line, target, settings) : line;
}

/** Merges earlier edits into newer settings. Choices that no longer exist are left out. */
export const mergedLines = (
  settings: AttachedMailSettings,
  edited: readonly Line[],
): readonly Line[] =>
  settings.items.map((target) => {
    const line = edited.find(({ billTypeId }) => billTypeId === target.billTypeId);
    return line === undefined || !target.isEditable
      ? lineOf(target)
      : copyLineTo(target, line, settings);
  });

const isListOf = (value: unknown, options: readonly string[]): boolean =>
  Array.isArray(value) && value.every((one) => options.some((option) => option === one));

/** Whether the lines of a draft match these settings, with choices that still exist. */
export const areValidLines = (entry: unknown, settings: AttachedMailSettings): boolean =>
  Array.isArray(entry) &&
  entry.length === settings.items.length &&
  entry.every((line: unknown, index) => {
    const saved = settings.items[index];
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
      isListOf(line.mailAddresses, receiversOf(saved, settings))
    );
  });

/** The displayed name of a known or unknown file format. */
export const formatName = (fileFormat: string): string => fileFormat.toUpperCase();

/** A line as text: whether bills are attached, in which formats, to which addresses. */
export const lineText = ({ isAttached, fileFormats, mailAddresses }: Line): string =>
  isAttached
    ? [
        t('account.lines.attachedAs', {
          formats: fileFormats.map(formatName).join(t('account.lines.between')),
        }),
        ...mailAddresses,
      ].join('\n')
    : t('account.attachment.off');

/** The saved settings of the lines whose entries differ. */
export const savedLines = (
  settings: AttachedMailSettings,
  edited: readonly Line[],
): EntrySummaryProps['rows'] =>
  settings.items.flatMap((line) => {
    const entered = edited.find(({ billTypeId }) => billTypeId === line.billTypeId);
    return entered === undefined || isSameLine(line, entered)
      ? []
      : { name: line.billTypeId, label: line.billTypeName, value: lineText(line) };
  });
