import { beforeAll, describe, expect, it } from 'vitest';
import { oddStrings } from '../../support/odd-strings.ts';
import { ItemFormat } from '../../../generated/zod/schemas/itemFormat.zod.ts';
import { RegistrationInput } from '../../../generated/zod/schemas/registrationInput.zod.ts';
import { formats } from '../../../src/forms/formats.ts';
import { validate, normaliseEntries } from '../../../src/forms/validate.ts';
import { maxLength, minLength } from '../../../src/forms/rules/text-rules.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { validatorsOf } from './validators.ts';

const strings = oddStrings();
const itemFormats = ItemFormat.options;
// The entry of a select is chosen, not typed.
const typedFormats = itemFormats.filter((format) => format !== 'select');

beforeAll(() => loadTexts('validation'));

describe.each(typedFormats)('500 odd strings as %s', (format) => {
  const normalise = formats[format].normalise ?? ((text: string) => text);
  const entries = strings.map(normalise);

  it('stay the same after a second normalisation', () => {
    expect(entries.filter((entry) => normalise(entry) !== entry)).toEqual([]);
  });

  it('have the same result in portal and sandbox', () => {
    const [portal, sandbox] = validatorsOf(format, false);
    const differingEntries = entries.filter(
      (entry) => portal?.accepts(entry) !== sandbox?.accepts(entry),
    );
    expect(differingEntries).toEqual([]);
    // Some of the strings are valid, and some are not.
    expect(new Set(entries.map((entry) => portal?.accepts(entry))).size).toBe(2);
  });

  it('are never sent if the contract refuses them', () => {
    const [portal, , ...contractValidators] = validatorsOf(format, false);
    // The length is a rule of the field, not of the format, and an empty entry is not sent.
    const maximumLength = format === 'currency' ? 12 : 128;
    const sentEntries = entries.filter(
      (entry) => entry !== '' && entry.length <= maximumLength && portal?.accepts(entry),
    );
    for (const { accepts } of contractValidators)
      expect(sentEntries.filter((entry) => !accepts(entry))).toEqual([]);
  });
});

describe('500 odd strings in every field of a form', () => {
  const fields = Object.fromEntries(
    itemFormats.map((format) => [
      format,
      {
        label: format,
        required: true,
        format: formats[format],
        rules: [minLength(2), maxLength(100)],
      } as const,
    ]),
  );
  const formRules = {
    fields,
    schema: RegistrationInput,
    toInput: (values: Record<string, string>) => ({
      revision: 'rev-1',
      loginId: values['loginId'] ?? null,
      password: values['halfWidth'] ?? '',
      passwordConfirmation: values['halfWidth'] ?? '',
      items: Object.entries(values).map(([itemKey, value]) => ({ itemKey, value })),
    }),
    fieldNameOf: (path: string, values: Record<string, string>) =>
      path.startsWith('items.') ? Object.keys(values)[Number(path.split('.')[1])] : path,
  };

  it('have a message for every fault, and cause no exception', () => {
    const violations = strings.map((text) => {
      const entries = Object.fromEntries(itemFormats.map((format) => [format, text]));
      return [...validate(formRules, normaliseEntries(fields, entries)).values()];
    });
    expect(violations).toHaveLength(strings.length);
    expect(violations.flat().length).toBeGreaterThan(1000);
    for (const { message } of violations.flat()) {
      expect(message).toMatch(/\S/);
      expect(message).not.toMatch(/\{\{|undefined|NaN|validation\./);
    }
  });
});
