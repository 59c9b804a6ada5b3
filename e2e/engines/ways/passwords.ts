import { newPassword } from '../../support/password-form.ts';
import { demoPassword } from '../../support/portal.ts';
import type { Visitor } from '../visitor.ts';
import type { Way } from '../way.ts';

/** Rules that are met, by the words for those who cannot see the ticks. */
const met = (visitor: Visitor, count: number) =>
  visitor.until(
    `${count} rules met`,
    ([text, wanted]) =>
      [...document.querySelectorAll('li')].filter((item) => item.textContent.includes(text))
        .length === wanted,
    [visitor.t('password.rules.met'), count] as const,
  );

/** The three pages of passwords. Starts and ends on the login page, logged out. */
export const passwordsWay: Way = {
  area: 'passwords',
  steps: [
    {
      name: 'an expired password is changed, by Enter',
      take: async (visitor) => {
        await visitor.login('expired-user');
        await visitor.arrive('/passwdExpired');
        await visitor.read('expired-user');
        await visitor.fill('currentPassword', demoPassword);
        await visitor.fill('password', newPassword);
        await met(visitor, 4);
        await visitor.fill('passwordConfirmation', newPassword);
        await visitor.browser.press('Enter');
        await visitor.read(visitor.t('password.setting.done'));
        await visitor.see('input[name=loginId]');
      },
    },
    {
      name: 'the new one leads in, and is changed once more: the question, the logout',
      take: async (visitor) => {
        await visitor.login('expired-user', newPassword);
        await visitor.arrive('/top');
        await visitor.open('/bapPasswdMaster');
        await visitor.fill('currentPassword', newPassword);
        await visitor.fill('password', `${newPassword}-a`);
        await visitor.fill('passwordConfirmation', `${newPassword}-a`);
        await visitor.press(visitor.t('password.change.submit'));
        await visitor.see('dialog[open]');
        await visitor.press(visitor.t('password.change.confirm'));
        await visitor.read(visitor.t('password.change.done'));
        await visitor.see('input[name=loginId]');
      },
    },
    {
      name: 'a mailed link sets a password, and is used then',
      take: async (visitor) => {
        const link = '/bapPasswdMaster/passwdSetting/demo-password-first';
        await visitor.open(link);
        await visitor.read(visitor.t('password.setting.initialLead'));
        await visitor.fill('password', newPassword);
        await visitor.fill('passwordConfirmation', newPassword);
        await visitor.press(visitor.t('password.setting.submit'));
        await visitor.read(visitor.t('password.setting.done'));
        await visitor.open(link);
        await visitor.read(visitor.t('password.setting.consumedTitle'));
      },
    },
  ],
};
