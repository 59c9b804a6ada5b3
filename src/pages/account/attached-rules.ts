import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import { WHOLE_FORM, type CrossRules } from '../../forms/field-spec.ts';
import type { Broken } from '../../forms/rules/rule.ts';
import { editedPlaces, type LineEntries } from './attached-lines.ts';

/** What is attached has a form and a receiver (contract), and something has to be another than before (S5). */
export const lineRules =
  (now: AttachedMailSettings): CrossRules<LineEntries> =>
  (entries) => {
    const edited = editedPlaces(now, entries);
    const found: Record<string, Broken> = {};
    for (const place of edited) {
      const line = entries.items[place];
      if (!line?.isAttached) continue;
      if (line.fileFormats.length === 0) found[`items.${place}.fileFormats`] = { rule: 'choose' };
      if (line.mailAddresses.length === 0)
        found[`items.${place}.mailAddresses`] = { rule: 'choose' };
    }
    if (edited.length === 0) found[WHOLE_FORM] = { rule: 'noChange' };
    return found;
  };

/** Only the edited lines are sent: the line of the page that a place in them, `items.0.fileFormats`, stands for. */
export const lineNameOf =
  (now: AttachedMailSettings) =>
  (place: string, entries: LineEntries): string | undefined => {
    const [list, row, ...rest] = place.split('.');
    if (list !== 'items' || row === undefined) return undefined;
    const own = editedPlaces(now, entries)[Number(row)];
    return own === undefined ? undefined : ['items', own, ...rest].join('.');
  };
