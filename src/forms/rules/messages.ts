import { t } from '../../i18n/i18n.ts';
import type { Broken } from './rule.ts';

/** The message of a broken rule, with the label of the field as its name (S5). */
export function ruleMessage({ rule, values }: Broken, label: string | undefined): string {
  return t(`validation.${rule}`, { name: label, ...values });
}
