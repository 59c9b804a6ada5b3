import type { Way } from '../way.ts';

/** The account settings: an address and what is attached to mails are changed. Starts and ends logged in. */
export const accountWay: Way = {
  area: 'account',
  steps: [
    {
      name: 'another main address is saved, and said to be',
      take: async (visitor) => {
        await visitor.open('/userConfig');
        await visitor.see('[name=mailAddress]');
        await visitor.fill('mailAddress', 'soumu@aoba-foods.example.jp');
        await visitor.press(visitor.t('account.mail.save'));
        await visitor.read(visitor.t('account.saved'));
      },
    },
    {
      name: 'a line of the attachments is made the same for all, and saved',
      take: async (visitor) => {
        await visitor.open('/bapMlAttachedMaster');
        await visitor.see('[name="items.0.isAttached"]');
        await visitor.press(visitor.t('account.lines.sameForAll'));
        await visitor.read(visitor.t('account.lines.unsaved'));
        await visitor.press(visitor.t('account.lines.save'));
        await visitor.read(visitor.t('account.saved'));
      },
    },
  ],
};
