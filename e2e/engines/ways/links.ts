import type { Way } from '../way.ts';

/** The invoice number by its mailed link, and the link to an electronic storage. Starts and ends logged in. */
export const linksWay: Way = {
  area: 'links',
  steps: [
    {
      name: 'a number in full-width digits is shown as it is sent, and confirmed',
      take: async (visitor) => {
        await visitor.open('/invoiceRegisterNumber/index/demo-invoice-number');
        await visitor.fill('invoiceRegisterNumber', '７０００-０１２０-５０００２');
        await visitor.browser.press('Enter');
        await visitor.read(visitor.t('invoice-number.confirm.lead'));
        await visitor.read('T7000012050002');
      },
    },
    {
      name: 'it is registered',
      take: async (visitor) => {
        await visitor.unhurried();
        await visitor.press(visitor.t('invoice-number.confirm.submit'));
        await visitor.read(visitor.t('invoice-number.complete.next'));
      },
    },
    {
      name: 'a linkage is made, its code copied, and deleted',
      take: async (visitor) => {
        await visitor.open('/userEhozonSetting');
        await visitor.press(visitor.t('e-storage.absent.register'));
        await visitor.press(visitor.t('e-storage.register.confirm'));
        await visitor.press(visitor.t('e-storage.generated.copyCode'));
        await visitor.read(visitor.t('e-storage.generated.copied'));
        await visitor.press(visitor.t('e-storage.generated.delete'));
        await visitor.press(visitor.t('e-storage.delete.confirm'));
        await visitor.read(visitor.t('e-storage.delete.done'));
      },
    },
  ],
};
