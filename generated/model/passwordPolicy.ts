/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * What the issuer asks of a new password (S5), everything that a list of its rules has to say. A password holds half-width letters, digits and the symbols allowed, without blanks. The specification leaves the values open; they are the issuer's.
 */
export interface PasswordPolicy {
  /**
     * Least number of characters. Less gives 400-1-03-02.
     * @minimum 1
     * @maximum 64
     */
  minLength: number;
  /**
     * Greatest number of characters, not below minLength. More gives 400-1-03-02.
     * @minimum 8
     * @maximum 128
     */
  maxLength: number;
  /**
     * How many of the four kinds (upper case, lower case, digit, symbol) must occur (S5). Fewer give 400-1-03-03 where four are asked for, 400-1-03-04 where three, 400-1-03-05 where two. 1 asks for nothing.
     * @minimum 1
     * @maximum 4
     */
  requiredKinds: number;
  /** Whether a symbol must be among the characters (S5). Without it 400-1-03-06. */
  isSymbolRequired: boolean;
  /**
     * The symbols that a password may hold (S5), each once, to be shown as they stand. Any other character that is no half-width letter or digit gives 400-1-03-01.
     * @minLength 1
     * @maxLength 32
     * @pattern ^[!-/:-@\[-`{-~]+$
     */
  allowedSymbols: string;
  /**
     * How many former passwords, the present one included, may not come again (S5; N not shown). One of them gives 400-1-03-09. 0 allows any.
     * @minimum 0
     * @maximum 24
     */
  historyCount: number;
  /**
     * Days after which a password has to be changed (S2 passwdExpired). Null if it never has to.
     * @minimum 1
     * @maximum 3650
     * @nullable
     */
  expiresInDays: number | null;
}
