import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPdf, unzip } from '../support/files.ts';
import { newPassword } from '../support/password-form.ts';
import { demoPassword } from '../support/portal.ts';
import { chosenPassword, entries } from '../support/registration-form.ts';
import type { Visitor } from './visitor.ts';

type Step = (visitor: Visitor, t: Visitor['t']) => Promise<void>;

function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

async function savedPdf(visitor: Visitor): Promise<void> {
  const file = await visitor.saved();
  expectThat(isPdf(file) && /\p{sc=Han}.*\.pdf$/u.test(file.name), `${file.name} is not a PDF`);
}

async function savedZip(visitor: Visitor): Promise<void> {
  const file = await visitor.saved();
  expectThat((await unzip(file)).length > 0, `${file.name} is empty`);
}

const firstBox = 'tbody input[type=checkbox]:enabled';

/** The main flow of each area, in the order of the run: the session of the first flow lasts until the logout. */
export const flows: Readonly<Record<string, Step>> = {
  'login: errors at both fields, a wrong password, the top page': async (v, t) => {
    await v.open();
    await v.see('form[data-alive] input[name=loginId]');
    await v.browser.click('form button[type=submit]');
    await v.focused('input[name=loginId][aria-invalid=true]');
    await v.login('demo-user', 'Wrong-Pass-2026');
    await v.read(t('errors.400-1-02-01'));
    await v.login();
    await v.arrive('/top');
    await v.focused('h1');
  },
  'notices: a saved attachment': async (v, t) => {
    await v.press(t('notices.title'));
    await v.arrive('/userNotice');
    await v.see('article button');
    await v.browser.click('article button');
    await savedPdf(v);
  },
  'bills: search by Enter, page 2, Back, all conditions removed': async (v, t) => {
    await v.open('/top');
    await v.press(t('frame.tabs.bills'));
    await v.arrive('/bapPublishedBillAppSearch');
    await v.enter({ keyword: '請求書', priceFrom: '１０，０００' });
    await v.browser.press('Enter');
    await v.read('10,000 以上');
    await v.see('[role=table][aria-busy=false]');
    await v.press('次の');
    await v.read('件中 51～');
    await v.browser.back();
    await v.read('件中 1～');
    await v.press(t('bills.chips.clear'));
    await v.read(t('downloads.list.range', { total: '1,200', from: '1', to: '50' }));
  },
  'bills: status history, and Back to the same bill': async (v, t) => {
    await v.browser.click('a[href*="reportStatusUpdateHistory"]');
    await v.arrive('/reportStatusUpdateHistory');
    await v.press(t('status-history.backToBills'));
    await v.focused('a[href*="reportStatusUpdateHistory"]');
  },
  'bills: PDF, returned file, ZIP, CSV of the result, receipt': async (v, t) => {
    await v.press(t('bills.row.pdf'));
    await savedPdf(v);
    await v.press(t('bills.status.change'));
    await v.focused('select[name=statusId]');
    const file = join(mkdtempSync(join(tmpdir(), 'mypage-upload-')), '受領書.txt');
    writeFileSync(file, 'received');
    await v.press(t('bills.returnFile.open'), t('bills.returnFile.replace'));
    await v.see('input[type=file]');
    await v.browser.upload('input[type=file]', file);
    await v.press(t('bills.returnFile.send'));
    await v.read(t('bills.returnFile.sent', { fileName: '受領書.txt' }));
    await v.browser.click(firstBox);
    await v.press(t('bills.batch.download'));
    await savedZip(v);
    await v.press(t('bill-tools.export.csv'));
    const { content } = await v.saved();
    expectThat(content.toString().split('\r\n').length > 1200, 'bills are missing in the CSV');
    await v.browser.press('Escape');
    await v.press(t('downloads.archive'));
    await v.read('SHA-256: ');
    await v.browser.press('Escape');
  },
  'information: a change is confirmed, sent and cancelled': async (v, t) => {
    await v.open('/user');
    await v.press(t('information.view.edit'));
    await v.enter({ faxNumber: '03-5555-0143' });
    await v.press(t('information.edit.confirm'));
    await v.pressLater(t('information.edit.submit'));
    await v.press(t('information.edit.toInformation'));
    await v.press(t('information.cancel.button'));
    await v.press(t('information.cancel.confirm'));
    await v.read(t('information.cancel.done'));
  },
  'account: mail address, attachments': async (v, t) => {
    await v.open('/userConfig');
    await v.enter({ mailAddress: 'soumu@aoba-foods.example.jp' });
    await v.press(t('account.mail.save'));
    await v.read(t('account.saved'));
    await v.open('/bapMlAttachedMaster');
    await v.press(t('account.lines.sameForAll'));
    await v.press(t('account.lines.save'));
    await v.read(t('account.saved'));
  },
  'electronic storage: code issued, copied and deleted': async (v, t) => {
    await v.open('/userEhozonSetting');
    await v.press(t('e-storage.absent.register'));
    await v.press(t('e-storage.register.confirm'));
    await v.press(t('e-storage.generated.copyCode'));
    await v.read(t('e-storage.generated.copied'));
    await v.press(t('e-storage.generated.delete'));
    await v.press(t('e-storage.delete.confirm'));
    await v.read(t('e-storage.delete.done'));
  },
  'download link: login by Enter, a file, a ZIP': async (v, t) => {
    await v.open('/downloadurl/login/index/demo-download');
    await v.enter({ password: demoPassword });
    await v.browser.press('Enter');
    await v.arrive('/downloadurl/list/demo-download');
    await v.see(firstBox);
    await v.browser.click('tr:has(input[name=fileId]:enabled) button');
    await savedPdf(v);
    await v.browser.click(firstBox);
    await v.press(t('download-link.list.download'));
    await savedZip(v);
  },
  'frame: dialog, languages, a phone without sideways scrolling, logout': async (v, t) => {
    await v.open('/top');
    await v.press('電子保管サービスについて');
    await v.see('dialog[open]');
    await v.browser.press('Escape');
    await v.until('no dialog', () => document.querySelector('dialog[open]') === null, undefined);
    await v.press(t('frame.menu'));
    await v.press('English');
    await v.see('html[lang=en] h1');
    await v.press(t('frame.menu'));
    await v.press('日本語');
    await v.see('html[lang=ja] h1');
    await v.browser.resize(390, 844);
    await v.open('/bapPublishedBillAppSearch');
    await v.see(firstBox);
    const fits = (): boolean =>
      document.documentElement.scrollWidth <= document.documentElement.clientWidth;
    await v.until('a page no wider than the window', fits, undefined);
    await v.browser.resize(1280, 900);
    await v.open('/top');
    await v.press(t('frame.menu'));
    await v.press(t('frame.links.logout'));
    await v.read(t('shell.loggedOut'));
  },
  'passwords: expired, changed by Enter; set by a link': async (v, t) => {
    const entered = { password: newPassword, passwordConfirmation: newPassword };
    await v.login('expired-user');
    await v.arrive('/passwdExpired');
    await v.enter({ currentPassword: demoPassword, ...entered });
    await v.browser.press('Enter');
    await v.read(t('password.setting.done'));
    await v.open('/bapPasswdMaster/passwdSetting/demo-password-first');
    await v.enter(entered);
    await v.press(t('password.setting.submit'));
    await v.read(t('password.setting.done'));
  },
  'verification: a code from the mail, in full-width digits': async (v, t) => {
    await v.login('verify-user');
    await v.arrive('/verify');
    await v.press(t('password.verify.send'));
    await v.focused('input[name=verificationCode]');
    const code = /\d{6}/.exec(v.lastMail())?.[0] ?? '';
    const wide = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    await v.enter({ verificationCode: ` ${wide} ` });
    await v.browser.press('Enter');
    await v.arrive('/top');
    await v.press(t('frame.menu'));
    await v.press(t('frame.links.logout'));
    await v.read(t('shell.loggedOut'));
  },
  'registration: agreement, form, confirmation, first login': async (v, t) => {
    await v.open('/apply/step2/demo-registration');
    await v.see('input[name=isPrivacyPolicyAgreed]');
    for (const name of ['isUserAgreementAgreed', 'isPrivacyPolicyAgreed'])
      await v.browser.click(`input[name=${name}]`);
    await v.press(t('registration.agreement.submit'));
    await v.arrive('/apply/step3/demo-registration');
    await v.enter(entries);
    await v.press(t('registration.customer.confirm'));
    await v.read(t('registration.customer.checkLead'));
    await v.pressLater(t('registration.customer.submit'));
    await v.arrive('/apply/step4');
    await v.read(t('registration.complete.lead'));
    await v.login('hajimete-user', chosenPassword);
    await v.arrive('/top');
  },
  'invoice number: normalised, confirmed and sent': async (v, t) => {
    await v.open('/invoiceRegisterNumber/index/demo-invoice-number');
    await v.enter({ invoiceRegisterNumber: '７０００-０１２０-５０００２' });
    await v.browser.press('Enter');
    await v.read('T7000012050002');
    await v.pressLater(t('invoice-number.confirm.submit'));
    await v.read(t('invoice-number.complete.next'));
  },
};
