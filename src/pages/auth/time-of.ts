import { formatDateTime } from '../../lib/dates.ts';

/** A time with offset as people read it (S9), in one piece: a line does not break between day and time. */
export const timeOf = (instant: string): string => formatDateTime(instant).replace(' ', '\u00A0');
