import type { ItemEntries } from '../../forms/items/item-form.ts';
import { t } from '../../i18n/i18n.ts';
import { ItemSummary } from '../../shell/flows/ItemSummary.tsx';
import type { GivenForm } from './own-fields.ts';

/** Login ID and password as they are confirmed, before the items; the password itself is not shown. */
export function AccountSummary({ given, entries }: { given: GivenForm; entries: ItemEntries }) {
  const { mailAddress = '' } = given;
  const loginId = entries['loginId']?.trim() || t('registration.customer.customerNumberAsLoginId');
  const mail = { name: 'mailAddress', label: t('registration.field.mailAddress') };
  const rows = [
    ...(mailAddress === '' ? [] : [{ ...mail, value: mailAddress }]),
    { name: 'loginId', label: t('registration.field.loginId'), value: loginId },
    {
      name: 'password',
      label: t('registration.field.password'),
      value: t('registration.customer.passwordHidden'),
    },
  ];
  const title = t('registration.customer.account');
  return <ItemSummary groups={[{ groupKey: 'account', title, rows }]} headingLevel={3} />;
}
