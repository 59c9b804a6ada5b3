import { useId } from 'react';
import type { ItemEntries } from '../../forms/items/item-form.ts';
import { t } from '../../i18n/i18n.ts';
import { EntrySummary } from '../../shell/flows/EntrySummary.tsx';
import type { GivenForm } from './own-fields.ts';

/** Login ID and password as they are confirmed; the password itself is not shown. */
export function AccountSummary({ given, entries }: { given: GivenForm; entries: ItemEntries }) {
  const id = useId();
  const { mailAddress = '' } = given;
  const loginId = entries['loginId']?.trim() || t('registration.customer.customerNumberAsLoginId');
  const mail = { name: 'mailAddress', label: t('registration.field.mailAddress') };
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('registration.customer.account')}</h3>
      <EntrySummary
        rows={[
          ...(mailAddress === '' ? [] : [{ ...mail, value: mailAddress }]),
          { name: 'loginId', label: t('registration.field.loginId'), value: loginId },
          {
            name: 'password',
            label: t('registration.field.password'),
            value: t('registration.customer.passwordHidden'),
          },
        ]}
      />
    </section>
  );
}
