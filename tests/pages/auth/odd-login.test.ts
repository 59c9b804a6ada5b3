import { describe, expect, it } from 'vitest';
import { LoginInput } from '../../../generated/zod/schemas/loginInput.zod.ts';
import { checkLogin } from '../../../src/pages/auth/login-rules.ts';
import { oddStrings } from '../../../e2e/support/odd-strings.ts';

describe('500 odd strings at the login', () => {
  it('are sent as they are, or refused by a sentence that is whole', async () => {
    let sent = 0;
    for (const text of oddStrings()) {
      // Blanks around a login ID are taken away when the form is read.
      const input = { loginId: text.trim(), password: text };
      const errors = await checkLogin(input);
      const isTaken = LoginInput.safeParse(input).success;
      expect({ text, isSent: Object.keys(errors).length === 0 }).toEqual({ text, isSent: isTaken });
      for (const message of Object.values(errors)) expect(message).toMatch(/^[^{}]{5,}。[^{}]*$/);
      if (isTaken) sent += 1;
    }
    expect(sent).toBeGreaterThan(40);
  });

  it('of which too long and empty ones are refused at both fields', async () => {
    for (const text of ['', 'あ'.repeat(10_000)]) {
      const errors = await checkLogin({ loginId: text, password: text });
      expect(Object.keys(errors)).toEqual(['loginId', 'password']);
    }
  });
});
