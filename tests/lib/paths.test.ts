import { expect, it } from 'vitest';
import { paths } from '../../src/lib/paths.ts';

it('builds the addresses that mails and bookmarks hold', () => {
  const built = Object.entries(paths).map(([name, build]) => [name, build('a/b ?#%')]);
  expect(Object.fromEntries(built)).toMatchInlineSnapshot(`
    {
      "accountSettings": "/userConfig",
      "applyAgreement": "/apply/step2/a%2Fb%20%3F%23%25",
      "applyComplete": "/apply/step4",
      "applyCustomer": "/apply/step3/a%2Fb%20%3F%23%25",
      "applyMailAddress": "/apply/step1",
      "attachedMail": "/bapMlAttachedMaster",
      "bills": "/bapPublishedBillAppSearch",
      "downloadEStorage": "/downloadurl/ehozonSetting/a%2Fb%20%3F%23%25",
      "downloadList": "/downloadurl/list/a%2Fb%20%3F%23%25",
      "downloadLogin": "/downloadurl/login/index/a%2Fb%20%3F%23%25",
      "downloadStatusHistory": "/downloadurl/reportStatusUpdateHistory",
      "eStorage": "/userEhozonSetting",
      "error": "/error?code=a%2Fb+%3F%23%25",
      "invoiceNumber": "/invoiceRegisterNumber/index/a%2Fb%20%3F%23%25",
      "login": "/",
      "logout": "/logout",
      "mailEdit": "/userMailEdit",
      "notices": "/userNotice",
      "passwordChange": "/bapPasswdMaster",
      "passwordExpired": "/passwdExpired",
      "passwordReissue": "/bapRepublishPasswd",
      "passwordSetting": "/bapPasswdMaster/passwdSetting/a%2Fb%20%3F%23%25",
      "privacyPolicy": "/top/privacyPolicy",
      "statusHistory": "/reportStatusUpdateHistory",
      "terms": "/top/linkTerms",
      "top": "/top",
      "user": "/user",
      "userEdit": "/userEdit",
      "verify": "/verify",
    }
  `);
});

it('gives the error page its code and the values in their order', () => {
  expect(paths.error('400-1-00-04', ['a&b', 'c=d', 'a&b'])).toBe(
    '/error?code=400-1-00-04&value=a%26b&value=c%3Dd&value=a%26b',
  );
});
