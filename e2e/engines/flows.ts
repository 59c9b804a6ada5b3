import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadableBillSql } from '../support/controls.ts';
import { isPdf, unzip } from '../support/files.ts';
import { newPassword } from '../support/password-form.ts';
import { demoPassword } from '../support/portal.ts';
import { chosenPassword, registrationEntries } from '../support/registration-form.ts';
import { textsOf } from '../support/texts.ts';
import type { Visitor } from './visitor.ts';

type Flow = (visitor: Visitor, t: Visitor['t']) => Promise<void>;

function expectThat(isTrue: boolean, message: string): void {
  if (!isTrue) throw new Error(message);
}

async function expectSavedPdf(visitor: Visitor): Promise<void> {
  const file = await visitor.waitForSavedFile();
  expectThat(isPdf(file) && /\p{sc=Han}.*\.pdf$/u.test(file.name), `${file.name} is not a PDF`);
}

async function expectSavedZip(visitor: Visitor): Promise<void> {
  const file = await visitor.waitForSavedFile();
  expectThat((await unzip(file)).length > 0, `${file.name} is empty`);
}

const firstCheckboxSelector = 'tbody input[type=checkbox]:enabled';

/** The main flow of each area, in the order of the run: the session of the first flow lasts until the logout. */
export const flows: Readonly<Record<string, Flow>> = {
  'login: opens the top page after an empty form and a wrong password': async (visitor, t) => {
    await visitor.open();
    await visitor.waitForElement('form[data-alive] input[name=loginId]');
    await visitor.browser.click('form button[type=submit]');
    await visitor.waitForFocus('input[name=loginId][aria-invalid=true]');
    await visitor.login('demo-user', 'Wrong-Pass-2026');
    await visitor.waitForText(t('errors.400-1-02-01'));
    await visitor.login();
    await visitor.waitForPage('/top');
    await visitor.waitForFocus('h1');
  },
  'notices: an attachment is saved': async (visitor, t) => {
    await visitor.press(t('notices.title'));
    await visitor.waitForPage('/userNotice');
    await visitor.waitForElement('article button');
    await visitor.browser.click('article button');
    await expectSavedPdf(visitor);
  },
  'bills: a search by Enter survives paging and Back until it is cleared': async (visitor, t) => {
    await visitor.open('/top');
    await visitor.press(t('frame.tabs.bills'));
    await visitor.waitForPage('/bapPublishedBillAppSearch');
    const hasOneLine = (): boolean => {
      const fields = [...document.querySelectorAll('main search input, main form input')].slice(
        0,
        3,
      );
      return (
        new Set(fields.map((field) => Math.round(field.getBoundingClientRect().top))).size === 1
      );
    };
    await visitor.enter({ keyword: '請求書', priceFrom: '１０，０００' });
    await visitor.waitUntil('keywords and amounts in one line', hasOneLine, undefined);
    await visitor.browser.press('Enter');
    await visitor.waitForText('10,000 以上');
    await visitor.waitForElement('[role=table][aria-busy=false]');
    await visitor.press('次の');
    await visitor.waitForText('件中 51～');
    await visitor.browser.goBack();
    await visitor.waitForText('件中 1～');
    await visitor.press(t('bills.chips.clear'));
    await visitor.waitForText(t('downloads.list.range', { total: '1,200', from: '1', to: '50' }));
  },
  'bills: the status history links back to the same bill': async (visitor, t) => {
    await visitor.browser.click('a[href*="reportStatusUpdateHistory"]');
    await visitor.waitForPage('/reportStatusUpdateHistory');
    await visitor.press(t('status-history.backToBills'));
    await visitor.waitForFocus('a[href*="reportStatusUpdateHistory"]');
  },
  'bills: a customer saves files and sees the record': async (visitor, t) => {
    await visitor.press(t('bills.row.pdf'));
    await expectSavedPdf(visitor);
    await visitor.browser.click(firstCheckboxSelector);
    await visitor.press(t('bills.batch.download'));
    await expectSavedZip(visitor);
    await visitor.press(t('bill-tools.export.csv'));
    const { content } = await visitor.waitForSavedFile();
    expectThat(content.toString().split('\r\n').length > 1200, 'bills are missing in the CSV');
    await visitor.browser.press('Escape');
    await visitor.press(t('downloads.archive'));
    await visitor.waitForText('SHA-256: ');
    await visitor.browser.press('Escape');
  },
  'bills: a customer returns a file': async (visitor, t) => {
    const billNumber = visitor.sandbox.findBillNumber(
      `${downloadableBillSql} AND canReturnFile = 1`,
    );
    await visitor.open(`/bapPublishedBillAppSearch?keyword=${billNumber}`);
    await visitor.press(t('bills.status.change'));
    await visitor.waitForFocus('select[name=statusId]');
    const filePath = join(mkdtempSync(join(tmpdir(), 'mypage-upload-')), '受領書.txt');
    writeFileSync(filePath, 'received');
    await visitor.press(t('bills.returnFile.open'), t('bills.returnFile.replace'));
    await visitor.waitForElement('input[type=file]');
    await visitor.browser.upload('input[type=file]', filePath);
    await visitor.press(t('bills.returnFile.send'));
    await visitor.waitForText(t('bills.returnFile.sent', { fileName: '受領書.txt' }));
  },
  'information: a change is confirmed, sent and cancelled': async (visitor, t) => {
    await visitor.open('/user');
    await visitor.press(t('information.view.edit'));
    await visitor.enter({ faxNumber: '03-5555-0143' });
    await visitor.press(t('information.edit.confirm'));
    await visitor.pressAfterGuard(t('information.edit.submit'));
    await visitor.press(t('information.edit.toInformation'));
    await visitor.press(t('information.cancel.button'));
    await visitor.press(t('information.cancel.confirm'));
    await visitor.waitForText(t('information.cancel.done'));
  },
  'account: the mail address and the attachment setting are saved': async (visitor, t) => {
    await visitor.open('/userConfig');
    await visitor.enter({ mailAddress: 'soumu@aoba-foods.example.jp' });
    await visitor.press(t('account.mail.save'));
    await visitor.waitForText(t('account.saved'));
    await visitor.open('/bapMlAttachedMaster');
    await visitor.press(t('account.lines.sameForAll'));
    await visitor.press(t('account.lines.save'));
    await visitor.waitForText(t('account.saved'));
  },
  'electronic storage: a code is issued, copied and deleted': async (visitor, t) => {
    await visitor.open('/userEhozonSetting');
    await visitor.press(t('e-storage.absent.register'));
    await visitor.press(t('e-storage.register.confirm'));
    await visitor.press(t('e-storage.generated.copyCode'));
    await visitor.waitForText(t('e-storage.generated.copied'));
    await visitor.press(t('e-storage.generated.delete'));
    await visitor.press(t('e-storage.delete.confirm'));
    await visitor.waitForText(t('e-storage.delete.done'));
  },
  'download link: one file and a ZIP are saved after a login by Enter': async (visitor, t) => {
    await visitor.open('/downloadurl/login/index/demo-download');
    await visitor.enter({ password: demoPassword });
    await visitor.browser.press('Enter');
    await visitor.waitForPage('/downloadurl/list/demo-download');
    await visitor.waitForElement(firstCheckboxSelector);
    await visitor.browser.click('tr:has(input[name=fileId]:enabled) button');
    await expectSavedPdf(visitor);
    await visitor.browser.click(firstCheckboxSelector);
    await visitor.press(t('download-link.list.download'));
    await expectSavedZip(visitor);
  },
  'frame: dialogs, languages and logout work; a page fits a narrow window': async (visitor, t) => {
    await visitor.open('/top');
    await visitor.press('電子保管サービスについて');
    await visitor.waitForElement('dialog[open]');
    await visitor.browser.press('Escape');
    await visitor.waitUntil(
      'no dialog',
      () => document.querySelector('dialog[open]') === null,
      undefined,
    );
    await visitor.press(t('frame.menu'));
    await visitor.press('English');
    await visitor.waitForElement('html[lang=en] h1');
    await visitor.press(textsOf('en')('frame.menu'));
    await visitor.press('日本語');
    await visitor.waitForElement('html[lang=ja] h1');
    await visitor.browser.resize(390, 844);
    await visitor.open('/bapPublishedBillAppSearch');
    await visitor.waitForElement(firstCheckboxSelector);
    const fitsWindow = (): boolean =>
      document.documentElement.scrollWidth <= document.documentElement.clientWidth;
    await visitor.waitUntil('a page no wider than the window', fitsWindow, undefined);
    await visitor.browser.resize(1280, 900);
    await visitor.open('/top');
    await visitor.press(t('frame.menu'));
    await visitor.press(t('frame.links.logout'));
    await visitor.waitForText(t('shell.loggedOut'));
  },
  'passwords: a customer sets a password after expiry and by a link': async (visitor, t) => {
    const newPasswordEntries = { password: newPassword, passwordConfirmation: newPassword };
    await visitor.login('expired-user');
    await visitor.waitForPage('/passwdExpired');
    await visitor.enter({ currentPassword: demoPassword, ...newPasswordEntries });
    await visitor.browser.press('Enter');
    await visitor.waitForText(t('password.setting.done'));
    await visitor.open('/bapPasswdMaster/passwdSetting/demo-password-first');
    await visitor.enter(newPasswordEntries);
    await visitor.press(t('password.setting.submit'));
    await visitor.waitForText(t('password.setting.done'));
  },
  'verification: the mailed code is accepted in full-width digits': async (visitor, t) => {
    await visitor.login('verify-user');
    await visitor.waitForPage('/verify');
    await visitor.press(t('password.verify.send'));
    await visitor.waitForFocus('input[name=verificationCode]');
    const code = /\d{6}/.exec(visitor.sandbox.mails()[0]?.text ?? '')?.[0] ?? '';
    const fullWidthCode = code.replaceAll(/\d/g, (digit) =>
      String.fromCodePoint(0xff10 + Number(digit)),
    );
    await visitor.enter({ verificationCode: ` ${fullWidthCode} ` });
    await visitor.browser.press('Enter');
    await visitor.waitForPage('/top');
    await visitor.press(t('frame.menu'));
    await visitor.press(t('frame.links.logout'));
    await visitor.waitForText(t('shell.loggedOut'));
  },
  'registration: a new customer agrees, sends the form and logs in': async (visitor, t) => {
    await visitor.open('/apply/step2/demo-registration');
    await visitor.waitForElement('input[name=isPrivacyPolicyAgreed]');
    for (const name of ['isUserAgreementAgreed', 'isPrivacyPolicyAgreed'])
      await visitor.browser.click(`input[name=${name}]`);
    await visitor.press(t('registration.agreement.submit'));
    await visitor.waitForPage('/apply/step3/demo-registration');
    await visitor.enter(registrationEntries);
    await visitor.press(t('registration.customer.confirm'));
    await visitor.waitForText(t('registration.customer.checkLead'));
    await visitor.pressAfterGuard(t('registration.customer.submit'));
    await visitor.waitForPage('/apply/step4');
    await visitor.waitForText(t('registration.complete.lead'));
    await visitor.login('hajimete-user', chosenPassword);
    await visitor.waitForPage('/top');
  },
  'invoice number: an entry is normalised, confirmed and sent': async (visitor, t) => {
    await visitor.open('/invoiceRegisterNumber/index/demo-invoice-number');
    await visitor.enter({ invoiceRegisterNumber: '７０００-０１２０-５０００２' });
    await visitor.browser.press('Enter');
    await visitor.waitForText('T7000012050002');
    await visitor.pressAfterGuard(t('invoice-number.confirm.submit'));
    await visitor.waitForText(t('invoice-number.complete.next'));
  },
};
