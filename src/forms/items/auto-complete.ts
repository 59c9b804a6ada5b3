import type { FormItem } from './form-item.ts';

/** By the names of S3 and those that issuers commonly use; `fax` tells the browser which number it is. */
const byKey: Readonly<Record<string, string | undefined>> = {
  customerName: 'organization',
  personName: 'name',
  postalCode: 'postal-code',
  address: 'street-address',
  address1: 'address-line1',
  address2: 'address-line2',
  phoneNumber: 'tel',
  faxNumber: 'fax tel',
  mailAddress: 'email',
  loginId: 'username',
};

/** What the browser may fill in by itself (WCAG 1.3.5); undefined where the item does not say what it is. */
export const autoCompleteOf = ({ itemKey, control }: FormItem): string | undefined => {
  const found = Object.hasOwn(byKey, itemKey) ? byKey[itemKey] : undefined;
  // Of several lines only.
  return found === 'street-address' && control !== 'lines' ? 'address-line1' : found;
};
