import { safeParse } from 'zod/mini';
import { PasswordPolicy } from '../../../generated/zod/schemas/passwordPolicy.zod.ts';

/**
 * The policy of an answer as far as it is one: without it a form has no rules of its own, and the server
 * judges. Half a policy would tell the customer rules that do not hold.
 */
export function usablePolicy(answer: unknown): PasswordPolicy | undefined {
  return safeParse(PasswordPolicy, answer).data;
}
