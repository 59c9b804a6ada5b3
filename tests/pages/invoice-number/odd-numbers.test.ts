import { beforeEach, describe, expect, it } from 'vitest';
import { oddStrings } from '../../../e2e/support/odd-strings.ts';
import { InvoiceRegisterNumberInput } from '../../../generated/zod/schemas/invoiceRegisterNumberInput.zod.ts';
import { validate, tidied } from '../../../src/forms/validate.ts';
import { hasFittingCheckDigit } from '../../../src/pages/invoice-number/NumberForm.tsx';
import { keptNumber, numberFormat } from '../../../src/pages/invoice-number/number-format.ts';
import { beginAnew } from './invoice-number-pages.tsx';

beforeEach(beginAnew);

const fields = {
  invoiceRegisterNumber: { label: 'インボイス登録番号', required: true, format: numberFormat },
} as const;
const judged = {
  fields,
  schema: InvoiceRegisterNumberInput,
  toInput: (entries: { invoiceRegisterNumber: string }) => ({ ...entries, revision: 'rev-1' }),
};

describe('500 odd strings as invoice registration numbers', () => {
  it('are refused in whole sentences, or are what the contract takes, with a T', () => {
    let taken = 0;
    for (const text of oddStrings()) {
      const entries = tidied(fields, { invoiceRegisterNumber: text });
      const found = [...validate(judged, entries).values()];
      for (const { message } of found) expect(message).toMatch(/^[^{}]{5,}。$/s);
      const { success } = InvoiceRegisterNumberInput.safeParse(judged.toInput(entries));
      expect([text, found.length === 0]).toEqual([text, success]);
      const isWithT = /^T\d{13}$/.test(entries.invoiceRegisterNumber);
      expect([text, isWithT]).toEqual([text, success]);
      if (success) taken += 1;
      expect(typeof hasFittingCheckDigit(text)).toBe('boolean');
    }
    expect(taken).toBeLessThan(oddStrings().length / 10);
  });

  it('get no T before they are whole: what is typed stays as it is', () => {
    const parts = ['1', '700001205000', '70000120500021'];
    expect(parts.map(keptNumber)).toEqual(parts);
  });

  it('are made regular once: a second time changes nothing', () => {
    for (const text of [...oddStrings(), '7000012050002', 't7000012050002'])
      expect(keptNumber(keptNumber(text))).toBe(keptNumber(text));
  });
});
