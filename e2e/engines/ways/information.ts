import type { Way } from '../way.ts';

/** The registered information: a change is applied for, and taken back. Starts and ends logged in. */
export const informationWay: Way = {
  area: 'information',
  steps: [
    {
      name: 'what is registered, and the form to change it',
      take: async (visitor) => {
        await visitor.open('/user');
        await visitor.read('03-5555-0100');
        await visitor.press(visitor.t('information.view.edit'));
        await visitor.see('[name=faxNumber]');
      },
    },
    {
      name: 'a new number is entered, confirmed and sent',
      take: async (visitor) => {
        await visitor.fill('faxNumber', '03-5555-0143');
        await visitor.press(visitor.t('information.edit.confirm'));
        await visitor.read(visitor.t('information.confirm.lead'));
        await visitor.unhurried();
        await visitor.press(visitor.t('information.edit.submit'));
        await visitor.read(visitor.t('information.complete.title'));
      },
    },
    {
      name: 'it is in progress, and is cancelled',
      take: async (visitor) => {
        await visitor.press(visitor.t('information.edit.toInformation'));
        await visitor.read(visitor.t('information.pending.title'));
        await visitor.press(visitor.t('information.cancel.button'));
        await visitor.read(visitor.t('information.cancel.title'));
        await visitor.press(visitor.t('information.cancel.confirm'));
        await visitor.read(visitor.t('information.cancel.done'));
      },
    },
  ],
};
