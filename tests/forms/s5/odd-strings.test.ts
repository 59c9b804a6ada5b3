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
const all = ItemFormat.options;
// A select accepts only its options, of which the sandbox has one here.
const typed = all.filter((format) => format !== 'select');

beforeAll(() => loadTexts('validation'));

describe.each(typed)('500 odd strings as %s', (format) => {
  const normalise = formats[format].normalise ?? ((text: string) => text);
  const entries = strings.map(normalise);

  it('stay the same after a second normalisation', () => {
    expect(entries.filter((entry) => normalise(entry) !== entry)).toEqual([]);
  });

  it('have the same result in portal and sandbox', () => {
    const [portal, sandbox] = validatorsOf(format, false);
    const differ = entries.filter((entry) => portal?.accepts(entry) !== sandbox?.accepts(entry));
    expect(differ).toEqual([]);
    // Some of the strings are valid, and some are not.
    expect(new Set(entries.map((entry) => portal?.accepts(entry))).size).toBe(2);
  });

  it('are never sent if the contract refuses them', () => {
    const [portal, , ...contract] = validatorsOf(format, false);
    // The length is a rule of the field, and an empty entry is not sent.
    const longest = format === 'currency' ? 12 : 128;
    const sent = entries.filter(
      (entry) => entry !== '' && entry.length <= longest && portal?.accepts(entry),
    );
    for (const { accepts } of contract) expect(sent.filter((entry) => !accepts(entry))).toEqual([]);
  });
});

describe('500 odd strings in every field of a form', () => {
  const fields = Object.fromEntries(
    all.map((format) => [
      format,
      {
        label: format,
        required: true,
        format: formats[format],
        rules: [minLength(2), maxLength(100)],
      } as const,
    ]),
  );
  const options = {
    fields,
    schema: RegistrationInput,
    toInput: (values: Record<string, string>) => ({
      revision: 'rev-1',
      loginId: values['loginId'] ?? null,
      password: values['halfWidth'] ?? '',
      passwordConfirmation: values['halfWidth'] ?? '',
      items: Object.entries(values).map(([itemKey, value]) => ({ itemKey, value })),
    }),
    nameOf: (path: string, values: Record<string, string>) =>
      path.startsWith('items.') ? Object.keys(values)[Number(path.split('.')[1])] : path,
  };

  it('have a message for every fault, and cause no exception', () => {
    const found = strings.map((text) => {
      const entries = Object.fromEntries(all.map((format) => [format, text]));
      return [...validate(options, normaliseEntries(fields, entries)).values()];
    });
    expect(found).toHaveLength(strings.length);
    expect(found.flat().length).toBeGreaterThan(1000);
    for (const { message } of found.flat()) {
      expect(message).toMatch(/\S/);
      expect(message).not.toMatch(/\{\{|undefined|NaN|validation\./);
    }
  });
});
