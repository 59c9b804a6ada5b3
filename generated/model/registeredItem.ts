/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ItemFormat } from './itemFormat.ts';
import type { ItemKey } from './itemKey.ts';
import type { ItemOption } from './itemOption.ts';

/**
 * An item of the registered information, as the issuer configured it (S6).
 */
export interface RegisteredItem {
  itemKey: ItemKey;
  /**
     * Label in the language of X-Language.
     * @minLength 1
     * @maxLength 100
     */
  label: string;
  /**
     * Present value in the form that the format asks for, or null if unset. Always text, numbers too. What is not to be shown as a whole, such as the number of a bank account, comes masked, and its item is not editable.
     * @maxLength 2000
     * @nullable
     */
  value: string | null;
  format: ItemFormat;
  /** Whether the customer can request a change (S6). */
  isEditable: boolean;
  /** Whether the value is required (S5). */
  isRequired: boolean;
  /**
     * Minimum number of characters, checked only if there is a value.
     * @minimum 0
     * @maximum 2000
     */
  minLength: number;
  /**
     * Maximum number of characters (S5).
     * @minimum 1
     * @maximum 2000
     */
  maxLength: number;
  /**
     * Options of the format `select`; empty for every other format.
     * @maxItems 100
     */
  options: ItemOption[];
  /**
     * Hint below the input, plain text, or null.
     * @maxLength 500
     * @nullable
     */
  helpText: string | null;
}
