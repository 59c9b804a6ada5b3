import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import { t } from '../../i18n/i18n.ts';
import type { EntrySummaryProps } from '../../shell/flows/EntrySummary.tsx';
import { isSameLine, type Line } from './attached-lines.ts';

/** A form of a file as people call it; one that only a newer server knows, too. */
export const formatName = (fileFormat: string): string => fileFormat.toUpperCase();

/** A line in words: whether, as what, to whom. */
export const lineText = ({ isAttached, fileFormats, mailAddresses }: Line): string =>
  isAttached
    ? [
        t('account.lines.attachedAs', {
          formats: fileFormats.map(formatName).join(t('account.lines.between')),
        }),
        ...mailAddresses,
      ].join('\n')
    : t('account.attachment.off');

/** What is saved of the lines that the customer wants otherwise. */
export const savedLines = (
  now: AttachedMailSettings,
  edited: readonly Line[],
): EntrySummaryProps['rows'] =>
  now.items.flatMap((line) => {
    const entered = edited.find(({ billTypeId }) => billTypeId === line.billTypeId);
    return entered === undefined || isSameLine(line, entered)
      ? []
      : { name: line.billTypeId, label: line.billTypeName, value: lineText(line) };
  });
