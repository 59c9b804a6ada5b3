import type { RuleViolation } from './rule.ts';

/**
 * The violation of the rule that the customer ticks all agreements (S5), at the first unticked agreement.
 *
 * @param agreements in the order of the page; by the names of their fields
 */
export function missingAgreementViolation<Name extends string>(
  agreements: Readonly<Record<Name, boolean>>,
): Partial<Record<Name, RuleViolation>> {
  const violations: Partial<Record<Name, RuleViolation>> = {};
  for (const name in agreements) {
    if (agreements[name]) continue;
    violations[name] = { rule: 'agreementRequired' };
    break;
  }
  return violations;
}
