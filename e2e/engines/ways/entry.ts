import { expectThat, type Way } from '../way.ts';

/** The ways back in. Starts and ends on the login page, logged out. */
export const entryWay: Way = {
  area: 'entry',
  steps: [
    {
      name: 'a forgotten password: the login ID comes along, the mail is sent by Enter',
      take: async (visitor) => {
        await visitor.open();
        await visitor.fill('loginId', 'verify-user');
        await visitor.press(visitor.t('login.forgotPassword'));
        await visitor.arrive('/bapRepublishPasswd');
        await visitor.until(
          'the login ID in its field',
          () => document.querySelector<HTMLInputElement>('input[name=loginId]')?.value,
          undefined,
        );
        await visitor.fill('registeredMailAddress', 'nobody@example.jp');
        await visitor.browser.press('Enter');
        await visitor.focused('input[name=registeredMailAddress][aria-invalid]');
      },
    },
    {
      name: 'a mailed code leads in, typed with blanks and in full-width digits',
      take: async (visitor) => {
        await visitor.login('verify-user');
        await visitor.arrive('/verify');
        await visitor.press(visitor.t('password.verify.send'));
        await visitor.focused('input[name=verificationCode]');
        const [code] = /\d{6}/.exec(visitor.lastMail()) ?? [];
        expectThat(code !== undefined, 'The mail has no code.');
        const wide = Array.from(code ?? '', (digit) =>
          String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
        );
        await visitor.fill(
          'verificationCode',
          ` ${wide.slice(0, 3).join('')} ${wide.slice(3).join('')}`,
        );
        await visitor.browser.press('Enter');
        await visitor.arrive('/top');
        await visitor.press(visitor.t('frame.links.logout'));
        await visitor.read(visitor.t('shell.loggedOut'));
      },
    },
  ],
};
