import type { Format } from '../../forms/field-spec.ts';
import { formats } from '../../forms/formats.ts';

const { tidy = (typed: string) => typed, ...format } = formats.invoiceRegisterNumber;

/** The number with its T (S9). Entries and answers can contain the digits alone; every screen shows the T. */
export const keptNumber = (typed: string): string => tidy(typed).replace(/^(?=\d{13}$)/, 'T');

/** S5's format of the number; the field shows what will be sent. */
export const numberFormat: Format = { ...format, tidy: keptNumber };
