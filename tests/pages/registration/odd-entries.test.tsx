import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { oddStrings } from '../../../e2e/support/odd-strings.ts';
import { ItemFormat } from '../../../generated/zod/schemas/itemFormat.zod.ts';
import { RegistrationInput } from '../../../generated/zod/schemas/registrationInput.zod.ts';
import { RegistrationMailAddressInput } from '../../../generated/zod/schemas/registrationMailAddressInput.zod.ts';
import { RegistrationForm as RegistrationFormSchema } from '../../../generated/zod/schemas/registrationForm.zod.ts';
import { formats } from '../../../src/forms/formats.ts';
import { itemForm, type ItemEntries } from '../../../src/forms/items/item-form.ts';
import { validate, UNSENDABLE, tidied } from '../../../src/forms/validate.ts';
import { crossRulesOf } from '../../../src/pages/registration/CustomerForm.tsx';
import { ownFields } from '../../../src/pages/registration/own-fields.ts';
import { asked, beginAnew, givenForm, open, sentBy } from './registration-pages.tsx';

beforeEach(beginAnew);

/** One item of every format, besides login ID and password. */
const given = RegistrationFormSchema.parse(
  givenForm(
    ItemFormat.options.map((format) => ({
      itemKey: `${format}Item`,
      label: format,
      value: null,
      format,
      isEditable: true,
      isRequired: false,
      minLength: 0,
      maxLength: 200,
      options: format === 'select' ? [{ value: 'a', label: 'A' }] : [],
      helpText: null,
    })),
  ),
);

const formOf = () => {
  const items = itemForm(given.groups, { sends: 'all', own: ownFields(given) });
  const toInput = (entries: ItemEntries) => ({
    revision: given.revision,
    loginId: entries['loginId'] || null,
    password: entries['password'] ?? '',
    passwordConfirmation: entries['passwordConfirmation'] ?? '',
    items: items.sentItems(entries),
  });
  return {
    fields: items.fields,
    crossRules: crossRulesOf(given),
    schema: RegistrationInput,
    nameOf: items.nameOf,
    toInput,
    names: Object.keys(items.defaultValues),
  };
};

describe('500 odd strings in the registration', () => {
  it('are refused in whole sentences at their fields, or are what the contract takes', () => {
    const form = formOf();
    let refused = 0;
    for (const text of oddStrings()) {
      const entries = tidied(form.fields, Object.fromEntries(form.names.map((n) => [n, text])));
      const found = validate(form, entries);
      expect([text, found.get(UNSENDABLE)?.rule]).toEqual([text, undefined]);
      for (const { message } of found.values()) {
        expect(message).toMatch(/^[^{}]{5,}[。：][^{}]*$/s);
        refused += 1;
      }
      // Of each string the fields that take it hold what the contract takes, and the rest is blank.
      const taken = Object.fromEntries(
        form.names.map((name) => [name, found.has(name) ? '' : (entries[name] ?? '')]),
      );
      const items = RegistrationInput.shape.items.safeParse(form.toInput(taken).items);
      expect([text, items.success]).toEqual([text, true]);
    }
    expect(refused).toBeGreaterThan(3000);
  });

  it('are no mail address, or one that the contract takes', () => {
    const fields = {
      mailAddress: { label: 'メールアドレス', required: true, format: formats.mailAddress },
    } as const;
    const judged = { fields, schema: RegistrationMailAddressInput };
    let sent = 0;
    for (const text of oddStrings()) {
      const entries = tidied(fields, { mailAddress: text });
      const isFine = validate(judged, entries).size === 0;
      const isTaken = RegistrationMailAddressInput.safeParse(entries).success;
      expect([text, isFine && !isTaken]).toEqual([text, false]);
      if (isFine) sent += 1;
    }
    expect(sent).toBeLessThan(oddStrings().length);
  });
});

describe('a token that can be none', () => {
  const tokens = [
    'a'.repeat(129),
    'a'.repeat(5000),
    'あ',
    '<b>',
    'a/b',
    ' ',
    'a b',
    '%',
    '%E0%A4%A',
    "';--",
    '\u0000',
    '\u202e',
    '😀',
    'a?b#c',
  ];
  it.each(tokens)('has the text of S8 in step 2 and 3, and nobody is asked: %j', async (token) => {
    for (const step of ['step2', 'step3']) {
      open(`/apply/${step}/${encodeURIComponent(token)}`);
      await waitFor(() =>
        expect(screen.getByRole('alert').textContent).toMatch(/URLに誤りがあるか/),
      );
      expect(await screen.findByRole('link', { name: 'もう一度申し込む' })).toBeTruthy();
      expect(sentBy('POST')).toEqual([]);
      expect(asked(`GET /registration/${encodeURIComponent(token)}`)).toBe(0);
      cleanup();
    }
  });
});
