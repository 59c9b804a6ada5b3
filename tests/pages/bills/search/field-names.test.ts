import { describe, expect, it } from 'vitest';
import enBills from '../../../../src/i18n/en/bills.json' with { type: 'json' };
import enFields from '../../../../src/i18n/en/field-names.json' with { type: 'json' };
import jaBills from '../../../../src/i18n/ja/bills.json' with { type: 'json' };
import jaFields from '../../../../src/i18n/ja/field-names.json' with { type: 'json' };
import { CONDITION_FIELDS } from '../../../../src/pages/bills/search/conditions.ts';

const languages = [
  ['ja', jaBills, jaFields],
  ['en', enBills, enFields],
] as const;

describe.each(languages)(
  'the field of a refused search, in %s',
  (_, { search, result }, fieldNames) => {
    const messageLabels: Record<string, string> = fieldNames;
    const screenLabels: Record<string, string> = {
      ...search,
      perPage: result.perPage,
      sort: result.sort,
    };

    it.each([...CONDITION_FIELDS.map(([name]) => name), 'sort', 'perPage'])(
      'has the same label in the message as on the screen: %s',
      (field) => {
        expect(messageLabels[field]).toBe(screenLabels[field]);
      },
    );
  },
);
