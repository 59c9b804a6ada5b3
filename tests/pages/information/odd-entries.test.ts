import { beforeAll, describe, expect, it } from 'vitest';
import { oddStrings } from '../../../e2e/support/odd-strings.ts';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import { ChangeRequestSubmission } from '../../../generated/zod/schemas/changeRequestSubmission.zod.ts';
import { ItemFormat } from '../../../generated/zod/schemas/itemFormat.zod.ts';
import { judgeItem } from '../../../mocks/sandbox/areas/item-rules.ts';
import { itemForm } from '../../../src/forms/items/item-form.ts';
import { validate, UNSENDABLE, tidied } from '../../../src/forms/validate.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import {
  fieldsOf,
  MONTH,
  ownFields,
  submissionOf,
} from '../../../src/pages/information/change-form.ts';
import { information, item } from './information-pages.tsx';

beforeAll(() => loadTexts('information', 'validation'));

/** One item of every format, each with a value that the form did not judge. */
const all: RegisteredItem[] = ItemFormat.options.map((format) =>
  item(`${format}Item`, format, format === 'select' ? 'a' : null, {
    format,
    maxLength: 200,
    options: format === 'select' ? [{ value: 'a', label: 'A' }] : [],
  }),
);
const given = information(all);
const items = itemForm(given.groups, { sends: 'changes', own: ownFields(given) });
const form = {
  fields: fieldsOf(items),
  crossRules: items.noChange,
  schema: ChangeRequestSubmission,
  nameOf: items.nameOf,
  toInput: (entries: Record<string, string>) => submissionOf(given, items, entries),
};
// A list holds nothing but what it offers.
const names = Object.keys(items.defaultValues).filter(
  (name) => name !== MONTH && name !== 'selectItem',
);

describe('500 odd strings as new values', () => {
  it('are refused in whole sentences at their items, or are what contract and sandbox take', () => {
    let refused = 0;
    let sent = 0;
    for (const text of oddStrings()) {
      const entries = tidied(form.fields, {
        ...items.defaultValues,
        ...Object.fromEntries(names.map((name) => [name, text])),
      });
      const found = validate(form, entries);
      expect([text, found.get(UNSENDABLE)?.rule]).toEqual([text, undefined]);
      for (const [name, { message }] of found) {
        if (!names.includes(name)) continue;
        expect(message).toMatch(/^[^{}]{5,}[。：][^{}]*$/s);
        refused += 1;
      }
      // Of each string the items that take it, with all others as they were.
      const taken = Object.fromEntries(
        Object.entries(entries).filter(([name]) => !found.has(name)),
      );
      const body = submissionOf(given, items, taken);
      expect([text, ChangeRequestSubmission.safeParse(body).success]).toEqual([text, true]);
      for (const { itemKey, value } of body.items) {
        const known = all.find((one) => one.itemKey === itemKey);
        expect([text, known && judgeItem(known, value)]).toEqual([text, undefined]);
        sent += 1;
      }
    }
    expect(refused).toBeGreaterThan(3000);
    expect(sent).toBeGreaterThan(300);
  });

  it('are no month', () => {
    for (const text of oddStrings()) {
      const entries = { ...items.defaultValues, textItem: 'a', [MONTH]: text };
      expect([text, validate(form, entries).has(MONTH)]).toEqual([text, true]);
    }
  });
});
