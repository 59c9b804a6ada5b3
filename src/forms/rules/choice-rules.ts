import type { RuleViolation } from './rule.ts';

/**
 * The agreements that the customer has not ticked. The registration requires both (S5). The message is
 * displayed once, at the first of them.
 *
 * @param boxes in the order of the page; by the names of their fields
 */
export function missingAgreements<Name extends string>(
  boxes: Readonly<Record<Name, boolean>>,
): Partial<Record<Name, RuleViolation>> {
  const missing: Partial<Record<Name, RuleViolation>> = {};
  for (const name in boxes) {
    if (boxes[name]) continue;
    missing[name] = { rule: 'agreementRequired' };
    break;
  }
  return missing;
}
