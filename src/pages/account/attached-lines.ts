import type { AttachedMailSetting } from '../../../generated/model/attachedMailSetting.ts';
import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import type { AttachedMailSettingsUpdate } from '../../../generated/model/attachedMailSettingsUpdate.ts';
import type { AttachedMailSettingUpdate as LineSetting } from '../../../generated/model/attachedMailSettingUpdate.ts';
import { t } from '../../i18n/i18n.ts';
import type { EntrySummaryProps } from '../../shell/flows/EntrySummary.tsx';

/** A line: the attachment settings of one type of bill, as entered in the form and as sent in the request. */
export type { LineSetting };

/** The entries of the form: all lines. The revision is the last entry, because a draft restores the
 * entries in order, and the revision is accepted only with its lines (AttachedLinesForm.tsx). */
export type LineEntries = AttachedMailSettingsUpdate;

const lineSettingOf = ({
  billTypeId,
  isAttached,
  fileFormats,
  mailAddresses,
}: AttachedMailSetting): LineSetting => ({
  billTypeId,
  isAttached,
  fileFormats,
  mailAddresses,
});

export const lineEntriesOf = ({ revision, items }: AttachedMailSettings): LineEntries => ({
  items: items.map(lineSettingOf),
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

const isSameSet = (firstSet: readonly string[], secondSet: readonly string[]): boolean =>
  firstSet.length === secondSet.length && firstSet.every((text) => secondSet.includes(text));

/**
 * Whether two lines mean the same: the order of the choices does not matter, and the choices of a line that
 * is switched off do not matter.
 */
export const isSameLine = (firstLine: LineSetting, secondLine: LineSetting): boolean =>
  firstLine.isAttached === secondLine.isAttached &&
  (!firstLine.isAttached ||
    (isSameSet(firstLine.fileFormats, secondLine.fileFormats) &&
      isSameSet(firstLine.mailAddresses, secondLine.mailAddresses)));

/** The indices of the edited lines. Only these lines are sent. */
export const editedRowIndexesOf = (
  { items: savedLines }: AttachedMailSettings,
  { items }: LineEntries,
): number[] =>
  savedLines.flatMap((line, index) => {
    const enteredLine = items[index];
    return enteredLine === undefined || !line.isEditable || isSameLine(line, enteredLine)
      ? []
      : [index];
  });

/** The edited lines for the request, each list in the order of the page. */
export const editedLines = (settings: AttachedMailSettings, entries: LineEntries): LineSetting[] =>
  editedRowIndexesOf(settings, entries).flatMap((index) => {
    const savedLine = settings.items[index];
    const line = entries.items[index];
    if (savedLine === undefined || line === undefined) return [];
    return {
      billTypeId: savedLine.billTypeId,
      isAttached: line.isAttached,
      fileFormats: formatsOf(savedLine).filter((option) => line.fileFormats.includes(option)),
      mailAddresses: receiversOf(savedLine, settings).filter((option) =>
        line.mailAddresses.includes(option),
      ),
    };
  });

/**
 * A line that was switched on. Without earlier choices, it gets the first offered format and the first address, so
 * that the switch has an effect without further entries.
 */
export const withDefaultChoices = (
  line: LineSetting,
  { selectableFileFormats }: Pick<AttachedMailSetting, 'selectableFileFormats'>,
  { selectableMailAddresses }: Pick<AttachedMailSettings, 'selectableMailAddresses'>,
): LineSetting => ({
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
  targetLine: AttachedMailSetting,
  sourceLine: LineSetting,
  settings: AttachedMailSettings,
): LineSetting {
  const line = {
    billTypeId: targetLine.billTypeId,
    isAttached: sourceLine.isAttached,
    fileFormats: targetLine.selectableFileFormats.filter((option) =>
      sourceLine.fileFormats.includes(option),
    ),
    mailAddresses: sourceLine.mailAddresses.filter((option) =>
      receiversOf(targetLine, settings).includes(option),
    ),
  };
  return line.isAttached ? withDefaultChoices(line, targetLine, settings) : line;
}

/** The lines of newer settings, with the earlier edits, but without choices that no longer exist. */
export const mergedLines = (
  settings: AttachedMailSettings,
  edits: readonly LineSetting[],
): readonly LineSetting[] =>
  settings.items.map((savedLine) => {
    const line = edits.find(({ billTypeId }) => billTypeId === savedLine.billTypeId);
    return line === undefined || !savedLine.isEditable
      ? lineSettingOf(savedLine)
      : copyLineTo(savedLine, line, settings);
  });

const isListOf = (value: unknown, options: readonly string[]): boolean =>
  Array.isArray(value) && value.every((item) => options.some((option) => option === item));

/** Whether the lines of a draft match these settings, with choices that still exist. */
export const areValidLines = (entry: unknown, settings: AttachedMailSettings): boolean =>
  Array.isArray(entry) &&
  entry.length === settings.items.length &&
  entry.every((line: unknown, index) => {
    const savedLine = settings.items[index];
    return (
      savedLine !== undefined &&
      typeof line === 'object' &&
      line !== null &&
      'billTypeId' in line &&
      line.billTypeId === savedLine.billTypeId &&
      'isAttached' in line &&
      typeof line.isAttached === 'boolean' &&
      'fileFormats' in line &&
      isListOf(line.fileFormats, formatsOf(savedLine)) &&
      'mailAddresses' in line &&
      isListOf(line.mailAddresses, receiversOf(savedLine, settings))
    );
  });

/** The displayed name of a known or unknown file format. */
export const fileFormatNameOf = (fileFormat: string): string => fileFormat.toUpperCase();

/** A line as text: whether bills are attached, in which formats, to which addresses. */
export const lineText = ({ isAttached, fileFormats, mailAddresses }: LineSetting): string =>
  isAttached
    ? [
        t('account.lines.attachedAs', {
          formats: fileFormats.map(fileFormatNameOf).join(t('account.lines.between')),
        }),
        ...mailAddresses,
      ].join('\n')
    : t('account.attachment.off');

/** The saved settings of the lines whose entries differ, as rows of a summary. */
export const savedLineRows = (
  settings: AttachedMailSettings,
  edits: readonly LineSetting[],
): EntrySummaryProps['rows'] =>
  settings.items.flatMap((line) => {
    const enteredLine = edits.find(({ billTypeId }) => billTypeId === line.billTypeId);
    return enteredLine === undefined || isSameLine(line, enteredLine)
      ? []
      : { name: line.billTypeId, label: line.billTypeName, value: lineText(line) };
  });
