/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The issuer's rules for a new password (S5), complete enough to list them for the customer. A password consists of half-width letters, digits and the allowed symbols, without blanks. The specification leaves the values to the issuer.
 */
export interface PasswordPolicy {
  /**
     * Minimum number of characters. Fewer give 400-1-03-02.
     * @minimum 1
     * @maximum 64
     */
  minLength: number;
  /**
     * Maximum number of characters, not below minLength. More give 400-1-03-02.
     * @minimum 8
     * @maximum 128
     */
  maxLength: number;
  /**
     * How many of the four kinds (upper case, lower case, digit, symbol) must occur (S5). Fewer give 400-1-03-03 if four are required, 400-1-03-04 if three, 400-1-03-05 if two. 1 requires nothing.
     * @minimum 1
     * @maximum 4
     */
  requiredKinds: number;
  /** Whether the password must contain a symbol (S5). Without one: 400-1-03-06. */
  isSymbolRequired: boolean;
  /**
     * The symbols that a password may contain (S5), each once, to be displayed as they are. Any other character that is not a half-width letter or digit gives 400-1-03-01.
     * @minLength 1
     * @maxLength 32
     * @pattern ^[!-/:-@\[-`{-~]+$
     */
  allowedSymbols: string;
  /**
     * How many previous passwords, including the current one, cannot be reused (S5; N not shown). Reuse gives 400-1-03-09. 0 allows any.
     * @minimum 0
     * @maximum 24
     */
  historyCount: number;
  /**
     * Days until a password must be changed (S2 passwdExpired). Null if it never expires.
     * @minimum 1
     * @maximum 3650
     * @nullable
     */
  expiresInDays: number | null;
}
