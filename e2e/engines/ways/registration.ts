import { chosenPassword, entries } from '../../support/registration-form.ts';
import type { Way } from '../way.ts';

/** The registration from the mailed link on. Starts logged out, ends logged in. */
export const registrationWay: Way = {
  area: 'registration',
  steps: [
    {
      name: 'the mail address, sent by Enter: what to do if no mail comes',
      take: async (visitor) => {
        await visitor.open('/apply/step1');
        await visitor.fill('mailAddress', 'keiri@hajimete.example.co.jp');
        await visitor.browser.press('Enter');
        await visitor.read(visitor.t('registration.mailAddress.sentTitle'));
        await visitor.read(visitor.t('flow.mail.help.spam'));
      },
    },
    {
      name: 'the terms are agreed to',
      take: async (visitor) => {
        await visitor.open('/apply/step2/demo-registration');
        for (const place of [0, 1]) {
          await visitor.until(
            'the boxes',
            (index) => {
              const boxes = document.querySelectorAll('input[type=checkbox]');
              boxes.forEach((box, number) => box.toggleAttribute('data-box', number === index));
              return boxes.length === 2;
            },
            place,
          );
          await visitor.browser.click('[data-box]');
        }
        await visitor.press(visitor.t('registration.agreement.submit'));
        await visitor.arrive('/apply/step3/demo-registration');
      },
    },
    {
      name: 'the form is entered, confirmed and sent',
      take: async (visitor) => {
        await visitor.see('[name=address]');
        for (const [name, text] of Object.entries(entries))
          await visitor.browser.type(`[name=${name}]`, text);
        await visitor.press(visitor.t('registration.customer.confirm'));
        await visitor.read(visitor.t('registration.customer.checkLead'));
        await visitor.unhurried();
        await visitor.press(visitor.t('registration.customer.submit'));
        await visitor.arrive('/apply/step4');
        // The confirmation has the login ID, too, and stands until the next page is there.
        await visitor.read(visitor.t('registration.complete.lead'));
        await visitor.read('hajimete-user');
      },
    },
    {
      name: 'the newcomer logs in',
      take: async (visitor) => {
        await visitor.login('hajimete-user', chosenPassword);
        await visitor.arrive('/top');
      },
    },
  ],
};
