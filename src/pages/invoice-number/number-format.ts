import type { Format } from '../../forms/field-spec.ts';
import { formats } from '../../forms/formats.ts';

const { tidy = (typed: string) => typed, ...format } = formats.invoiceRegisterNumber;

/** The number as it is kept (S9): digits alone get their T, so that what is shown is what is sent. */
export const keptNumber = (typed: string): string => tidy(typed).replace(/^(?=\d{13}$)/, 'T');

/** S5's format of the number, shown as it will be kept. */
export const numberFormat: Format = { ...format, tidy: keptNumber };
