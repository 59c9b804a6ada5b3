/** The rules of S5 that have a text of their own: the key of the text in the namespace `validation`. */
export type RuleName =
  | 'required'
  | 'format'
  | 'halfWidth'
  | 'maxLength'
  | 'integer'
  | 'date'
  | 'halfWidthMax'
  | 'reversedRange'
  | 'mailAddress'
  | 'currency'
  | 'amountRange'
  | 'phoneNumber'
  | 'number'
  | 'dateTime'
  | 'postalCode'
  | 'invoiceRegisterNumber'
  | 'linkageCode'
  | 'questionMark'
  | 'keywordLimit'
  | 'passwordLength'
  | 'passwordKinds'
  | 'passwordSymbol'
  | 'passwordMismatch'
  | 'fileEmpty'
  | 'fileSize'
  | 'fileName'
  | 'fileExtension';

/** A rule that a value breaks, with the fill-ins of its text besides the field's name. */
export interface Broken {
  rule: RuleName;
  values?: Record<string, string | number>;
}

/** Looks at one value. An empty value breaks no rule but `required`. */
export type Rule = (value: string) => Broken | null;

/** The first rule that a value breaks, in the order given. */
export function firstBroken(value: string, rules: readonly Rule[]): Broken | null {
  for (const rule of rules) {
    const broken = rule(value);
    if (broken !== null) return broken;
  }
  return null;
}

/** A rule from a test of non-empty values. */
export function ruleOf(
  rule: RuleName,
  holds: (value: string) => boolean,
  values?: Broken['values'],
): Rule {
  return (value) =>
    value === '' || holds(value) ? null : values === undefined ? { rule } : { rule, values };
}
