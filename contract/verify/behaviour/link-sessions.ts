import type { CallAnswer } from './answer.ts';
import { issuerHasNo, type Check, type CheckContext } from './check.ts';
import { cookieOf, sessionIn, attributeFaults } from './cookies.ts';
import { fetchLinkFiles, inLink, isOpen } from './link-files.ts';

const twoLinks = [
  'a valid download link exists',
  'another customer of the issuer is logged in',
] as const;

/** A browser that is logged in to two links of two customers; the login to the first link is the later one. */
async function openBothLinks({ call, callWith, stateValue }: CheckContext) {
  const [first, second] = [
    stateValue('token'),
    String((await call('getDownloadSession')).value('token')),
  ];
  const path = { token: first };
  const before = await call('getDownloadUrlState', { path });
  const wrong = await call('loginDownloadUrl', { path, body: { password: 'Wrong-Pass-1999' } });
  const kept = await call('getDownloadUrlState', { path: { token: second } });
  const body = { password: stateValue('password') };
  const login = await call('loginDownloadUrl', { path, body });
  return {
    first,
    second,
    before,
    wrong,
    kept,
    browser: callWith(sessionIn(login, 'MYPAGE_DOWNLOAD')),
  };
}

/** A link and its session (S2 downloadurl, S4, S6). */
export const linkSessionChecks: readonly Check[] = [
  {
    operationId: 'getDownloadUrlState',
    name: 'knows only the login to this link, which a wrong password does not give',
    states: twoLinks,
    breaks:
      'A link shows the name of another customer, or lists nothing after a login that it shows.',
    run: async (context) => {
      const { first, before, wrong, kept, browser } = await openBothLinks(context);
      const path = { token: first };
      const stateWithoutLogin = await context.call('getDownloadUrlState', { path });
      const stateWithLogin = await browser('getDownloadUrlState', { path });
      for (const answer of [before, stateWithoutLogin]) {
        answer.expectField('isLoggedIn', false);
        answer.expectField('customerName', null);
        answer.expectField('titleOfHonor', null);
        answer.expectField('isDisplayEStorageLink', false);
      }
      wrong.expectRefused('400-1-08-01', 'with a wrong password');
      wrong.expectThat(!cookieOf(wrong, 'MYPAGE_DOWNLOAD')?.value, 'no new MYPAGE_DOWNLOAD', {
        got: 'one after a wrong password',
      });
      kept.expectField('isLoggedIn', true);
      stateWithLogin.expectField('isLoggedIn', true);
    },
  },
  {
    operationId: 'getDownloadSession',
    name: 'answers the link with the bill, otherwise the one of the last login',
    states: twoLinks,
    breaks: 'From the history of a bill, the customer returns to the list of another mail.',
    run: async (context) => {
      const { first, second, browser } = await openBothLinks(context);
      for (const token of [first, second]) {
        const billIds = (await fetchLinkFiles(browser, token)).flatMap(
          ({ billId }) => billId ?? [],
        );
        for (const billId of [billIds[0], billIds.at(-1)]) {
          if (billId !== undefined) {
            const sessionAnswer = await browser('getDownloadSession', { query: { billId } });
            sessionAnswer.expectField('token', token);
          }
        }
        const state = await browser('getDownloadUrlState', { path: { token } });
        const list = await browser('listDownloadFiles', { path: { token } });
        list.expectField('expiresAt', state.value('expiresAt'));
        if (token === first) {
          for (const sent of [{}, { query: { billId: 'unknown-bill' } }]) {
            const lastSession = await browser('getDownloadSession', sent);
            for (const name of ['title', 'expiresAt'])
              lastSession.expectField(name, state.value(name));
            lastSession.expectField('token', first);
          }
        }
      }
    },
  },
  {
    operationId: 'downloadUrlFile',
    name: 'has nothing of another link of the same browser',
    states: twoLinks,
    breaks: 'A link gives access to files that its mail does not name.',
    run: async (context) => {
      const { first, second, browser } = await openBothLinks(context);
      const path = { token: first };
      const foreignFile = (await fetchLinkFiles(browser, second)).find(
        (file) => isOpen(file) && file.billId,
      );
      if (!foreignFile) return issuerHasNo('open file of a bill in the second link');
      const { fileId } = foreignFile;
      const query = { billId: foreignFile.billId ?? '' };
      const sent = 'of another link';
      (await browser('downloadUrlFile', { path: { ...path, fileId } })).expectRefused(
        '404-1-00-01',
        sent,
      );
      (await browser('downloadUrlZip', { path, query: { fileId: [fileId] } })).expectRefused(
        '400-1-05-05',
        sent,
      );
      (await browser('getDownloadStatusHistory', { path, query })).expectRefused(
        '404-1-00-01',
        sent,
      );
    },
  },
  {
    operationId: 'getDownloadUrlState',
    name: 'is without a login after the session has ended, and no refusal',
    states: [inLink, 'the session has ended since'],
    breaks:
      'A customer who opens the mail again after a while gets an error page instead of the login.',
    run: async ({ call, stateValue }) => {
      const answer = await call('getDownloadUrlState', { path: { token: stateValue('token') } });
      answer.expectDone();
      answer.expectField('state', 'valid');
      answer.expectField('isLoggedIn', false);
      answer.expectField('customerName', null);
    },
  },
  {
    operationId: 'loginDownloadUrl',
    name: 'opens a new session at each login, and shows the name only to it',
    states: ['a valid download link exists'],
    breaks: 'Anyone who has the mail reads the name, or a planted cookie opens the bills.',
    run: async ({ call, callWith, stateValue, linkPath: path, base }) => {
      const stateBefore = await call('getDownloadUrlState', { path });
      const fieldsWithoutLogin = {
        isLoggedIn: false,
        customerName: null,
        titleOfHonor: null,
        isDisplayEStorageLink: false,
      };
      const logIn = (by = call) =>
        by('loginDownloadUrl', { path, body: { password: stateValue('password') } });
      const firstLogin = await logIn();
      const secondLogin = await logIn(callWith(sessionIn(firstLogin, 'MYPAGE_DOWNLOAD')));
      const cookie = cookieOf(secondLogin, 'MYPAGE_DOWNLOAD');
      if (!cookie) {
        secondLogin.expectThat(false, 'a Set-Cookie header with MYPAGE_DOWNLOAD');
        return;
      }
      const isNew = cookieOf(firstLogin, 'MYPAGE_DOWNLOAD')?.value !== cookie.value;
      const xsrfToken = cookieOf(secondLogin, 'XSRF-TOKEN')?.value ?? '';
      const expectedAttributes = { path: base, httpOnly: true };
      const browser = callWith(sessionIn(secondLogin, 'MYPAGE_DOWNLOAD'));
      const stateAfter = await browser('getDownloadUrlState', { path });
      const sessionAnswer = await browser('getDownloadSession');
      const stateWithoutCookie = await call('getDownloadUrlState', { path });
      for (const answer of [stateBefore, stateWithoutCookie]) {
        for (const [name, value] of Object.entries(fieldsWithoutLogin))
          answer.expectField(name, value);
      }
      secondLogin.report(
        attributeFaults(secondLogin, 'MYPAGE_DOWNLOAD', cookie, expectedAttributes),
      );
      secondLogin.expectThat(!stateValue('cookie').includes(xsrfToken), 'a new XSRF-TOKEN', {
        got: xsrfToken,
      });
      secondLogin.expectThat(isNew, 'a new MYPAGE_DOWNLOAD', { got: 'the same' });
      stateAfter.expectField('isLoggedIn', true);
      sessionAnswer.expectField('token', path.token);
    },
  },
  {
    operationId: 'loginDownloadUrl',
    name: 'keeps the links that the browser is logged in to, each with its own files',
    states: twoLinks,
    breaks: 'A customer who opens two mails loses one of them, or sees the bills of the other.',
    run: async ({ call, callWith, stateValue }) => {
      const tokens = [
        stateValue('token'),
        String((await call('getDownloadSession')).value('token')),
      ];
      const login = await call('loginDownloadUrl', {
        path: { token: stateValue('token') },
        body: { password: stateValue('password') },
      });
      const browser = callWith(sessionIn(login, 'MYPAGE_DOWNLOAD'));
      const lists: CallAnswer[] = [];
      for (const token of tokens)
        lists.push(await browser('listDownloadFiles', { path: { token } }));
      const [fileIdsOfFirst = new Set(), fileIdsOfSecond = new Set()] = lists.map(
        (list) => new Set(list.values('items.*.fileId')),
      );
      for (const list of lists) {
        list.expectDone('after the login to another link');
        list.expectThat(
          fileIdsOfFirst.size > 0 && ![...fileIdsOfFirst].some((id) => fileIdsOfSecond.has(id)),
          'only files of its own link',
        );
      }
    },
  },
  {
    operationId: 'listDownloadFiles',
    name: 'needs the session of a link, which is no session of the portal',
    states: [inLink, 'another customer of the issuer is logged in'],
    breaks: 'A link to some bills opens the whole account.',
    run: async ({ callWith, stateValue }) => {
      const xsrfToken = stateValue('xsrfToken');
      const swappedCookie = stateValue('cookie')
        .replace('MYPAGE_SESSION=', 'MYPAGE_X=')
        .replace('MYPAGE_DOWNLOAD=', 'MYPAGE_SESSION=')
        .replace('MYPAGE_X=', 'MYPAGE_DOWNLOAD=');
      const call = callWith({ cookie: swappedCookie, xsrfToken });
      const answers = [await call('getCurrentUser'), await call('getDownloadSession')];
      for (const answer of answers) answer.expectStatus(401, 'with the session of the other kind');
    },
  },
];
