import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { NewPassword } from '../../../generated/zod/schemas/newPassword.zod.ts';
import { policyErrors } from '../../../mocks/sandbox/areas/passwords.ts';
import { passwordRules, policyRules } from '../../../src/forms/rules/password-rules.ts';
import { codes, policyExamples } from './passwords.ts';

describe.each(policyExamples)('passwords by example: $name', ({ policy, good, bad }) => {
  const [rule = () => null] = policyRules(policy);

  it('are accepted by portal, sandbox and contract', () => {
    expect(good.filter((password) => rule(password) !== null)).toEqual([]);
    expect(good.flatMap((password) => policyErrors(password, policy))).toEqual([]);
    expect(good.filter((password) => !safeParse(NewPassword, password).success)).toEqual([]);
  });

  it.each(Object.entries(bad))('%j breaks %s', (password, ruleName) => {
    const violation = rule(password);
    const kinds = violation?.values?.['kinds'] ?? '';
    expect(`${violation?.rule}${kinds}`).toBe(ruleName);
    expect(policyErrors(password, policy)[0]?.code).toBe(codes[ruleName]);
    // The list of rules next to the field agrees.
    expect(passwordRules(password, policy).every(({ isMet }) => isMet)).toBe(false);
  });
});

it('every rule of the policy has a password that breaks it', () => {
  const brokenRuleNames = policyExamples.flatMap(({ bad }) => Object.values(bad));
  expect(new Set(brokenRuleNames)).toEqual(new Set(Object.keys(codes)));
});
