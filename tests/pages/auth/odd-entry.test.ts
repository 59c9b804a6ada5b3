import { beforeEach, describe, expect, it } from 'vitest';
import { PasswordReissueInput } from '../../../generated/zod/schemas/passwordReissueInput.zod.ts';
import { VerificationCodeCheck } from '../../../generated/zod/schemas/verificationCodeCheck.zod.ts';
import { oddStrings } from '../../../e2e/support/odd-strings.ts';
import { validate, tidied } from '../../../src/forms/validate.ts';
import { reissueFields } from '../../../src/pages/auth/reissue/reissue.ts';
import { codeFields } from '../../../src/pages/auth/verify/code-fields.ts';
import { beginEntry } from './entry-pages.tsx';

beforeEach(beginEntry);

/** A sentence of ours, without an empty place, that does not repeat what was typed. */
const whole = /^[^{}]{5,120}。$/;

describe('500 odd strings', () => {
  it.each([
    ['loginId', 40],
    ['registeredMailAddress', 0],
  ] as const)(
    'as %s are sent as the contract takes them, or refused by a whole sentence',
    (name, least) => {
      const fields = reissueFields();
      const right = { loginId: 'demo-user', registeredMailAddress: 'keiri@aoba.example.jp' };
      let sent = 0;
      for (const text of oddStrings()) {
        const input = tidied(fields, { ...right, [name]: text });
        const found = validate({ schema: PasswordReissueInput, fields }, input);
        const isTaken = PasswordReissueInput.safeParse(input).success;
        expect({ text, isSent: found.size === 0 }).toEqual({ text, isSent: isTaken });
        for (const { message } of found.values()) expect(message).toMatch(whole);
        expect(tidied(fields, input)).toEqual(input);
        if (isTaken) sent += 1;
      }
      expect(sent).toBeGreaterThanOrEqual(least);
    },
  );

  it('as a code are none, but for so many digits', () => {
    const fields = codeFields(6);
    for (const text of oddStrings()) {
      const input = tidied(fields, { verificationCode: text });
      const found = validate({ schema: VerificationCodeCheck, fields }, input);
      expect({ text, isSent: found.size === 0 }).toEqual({
        text,
        isSent: /^[0-9]{6}$/.test(input.verificationCode),
      });
      for (const { message } of found.values()) expect(message).toMatch(whole);
    }
  });

  it.each(['482916', '482 916', '４８２９１６', ' 482-916\n', '4\u200b82916', '４８２－９１６'])(
    'do not hide the code in %j',
    (text) => {
      expect(tidied(codeFields(6), { verificationCode: text })).toEqual({
        verificationCode: '482916',
      });
    },
  );
});
