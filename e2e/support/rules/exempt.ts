/**
 * Looks whose shapes are not checked: a text that scrolls in its own box ends with half a line at its edge; a long text
 * of an issuer breaks a date; a card of the bill list has its cells one after another; a space at the end of a line hangs over the edge.
 */
export const exempt: ReadonlySet<string> = new Set([
  'applyAgreement-customer',
  'applyAgreement-default',
  'applyAgreement-long-names',
  'applyAgreement-refused',
  'bills-long-names',
  'notices-long-names',
  'top-long-names',
  'userEdit-long-names',
  'userEdit-many-items-check',
]);
