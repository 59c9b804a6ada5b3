/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { YearMonth } from './yearMonth.ts';

/**
 * Whether changes are accepted now. The issuer accepts them up to a certain day of the month (S4; the day is not shown).
 */
export interface ChangeAcceptance {
  /** False outside the acceptance period; a request then gives 400-1-06-12. */
  isAccepting: boolean;
  /**
     * Last day of the month on which requests are accepted, in Japan time; 31 for the whole month.
     * @minimum 1
     * @maximum 31
     */
  lastDayOfMonth: number;
  /**
     * First day on which requests are accepted again, yyyy-MM-dd in Japan time. Null while they are accepted, and if the issuer has not set it.
     * @nullable
     */
  acceptsAgainOn: string | null;
  /**
     * Months from which a change can take effect (S3 changeReflectionMonth), earliest first. Empty while changes are not accepted.
     * @maxItems 12
     */
  changeReflectionMonths: YearMonth[];
}
