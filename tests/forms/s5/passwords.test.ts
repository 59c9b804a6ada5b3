import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { NewPassword } from '../../../generated/zod/schemas/newPassword.zod.ts';
import { findPolicyErrors } from '../../../mocks/sandbox/areas/passwords.ts';
import { checkPasswordRules, policyRules } from '../../../src/forms/rules/password-rules.ts';
import { codeByRule, policyExamples } from './passwords.ts';

describe.each(policyExamples)(
  'passwords under the policy "$name"',
  ({ policy, validPasswords, ruleByPassword }) => {
    const [policyRule = () => null] = policyRules(policy);

    it('the valid passwords are accepted by portal, sandbox and contract', () => {
      expect(validPasswords.filter((password) => policyRule(password) !== null)).toEqual([]);
      expect(validPasswords.flatMap((password) => findPolicyErrors(password, policy))).toEqual([]);
      expect(
        validPasswords.filter((password) => !safeParse(NewPassword, password).success),
      ).toEqual([]);
    });

    it.each(Object.entries(ruleByPassword))('password %j breaks rule %s', (password, ruleName) => {
      const violation = policyRule(password);
      const requiredKinds = violation?.values?.['kinds'] ?? '';
      expect(`${violation?.rule}${requiredKinds}`).toBe(ruleName);
      expect(findPolicyErrors(password, policy)[0]?.code).toBe(codeByRule[ruleName]);
      // The list of rules next to the field also shows an unmet rule.
      expect(checkPasswordRules(password, policy).every(({ isMet }) => isMet)).toBe(false);
    });
  },
);

it('every rule of the policy has a password that breaks it', () => {
  const brokenRuleNames = policyExamples.flatMap(({ ruleByPassword }) =>
    Object.values(ruleByPassword),
  );
  expect(new Set(brokenRuleNames)).toEqual(new Set(Object.keys(codeByRule)));
});
