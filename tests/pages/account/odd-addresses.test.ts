import { beforeEach, describe, expect, it } from 'vitest';
import { oddStrings } from '../../../e2e/support/odd-strings.ts';
import { ContactAddresses } from '../../../generated/zod/schemas/contactAddresses.zod.ts';
import { validate, tidied } from '../../../src/forms/validate.ts';
import {
  addressFields,
  addressRules,
  entriesOf,
} from '../../../src/pages/account/mail-address-entries.ts';
import { addresses, beginAnew, sub } from './account-pages.tsx';

beforeEach(beginAnew);

/** A sentence of ours, without an empty place, that does not repeat what was typed. */
const whole = /^[^{}]{5,120}。$/;

describe('500 odd strings', () => {
  it.each(['the main address', 'a sub address'])(
    'as %s are sent as the contract takes them, or refused at their field by a whole sentence',
    (place) => {
      const isMain = place === 'the main address';
      const name = isMain ? 'mailAddress' : 'subMailAddressList.1.subMailAddress';
      const fields = addressFields(3);
      const now = addresses();
      const right = entriesOf(now);
      for (const text of [...oddStrings(), 'odd+but.right@aoba-foods.example.jp']) {
        const typed = isMain
          ? { ...right, mailAddress: text }
          : {
              ...right,
              subMailAddressList: [{ subMailAddress: sub }, { subMailAddress: text }],
            };
        const input = tidied(fields, typed);
        const found = validate(
          { schema: ContactAddresses, fields, crossRules: addressRules(now) },
          input,
        );
        const isTaken = ContactAddresses.safeParse(input).success;
        expect({ text, isSent: found.size === 0 }).toEqual({ text, isSent: isTaken });
        expect([...found.keys()]).toEqual(isTaken ? [] : [name]);
        for (const { message } of found.values()) expect(message).toMatch(whole);
        expect(tidied(fields, input)).toEqual(input);
      }
    },
  );
});
