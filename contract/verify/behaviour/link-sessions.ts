import type { CallAnswer } from './answer.ts';
import { checksIn, issuerHasNo, type CheckContext } from './check.ts';
import { cookieOf, expectCookie, sessionIn } from './cookies.ts';
import { fetchLinkFiles, linkLoginState, isDownloadable } from './link-files.ts';

const statesWithTwoLinks = [
  'a valid download link exists',
  'another customer of the issuer is logged in',
] as const;

/** Logs a browser in to the links of two customers; the login to the first link is the last login. */
async function openBothLinks({ call, callWith, stateValue, pactInput }: CheckContext) {
  const path = { token: stateValue('token') };
  const secondPath = { token: String((await call('getDownloadSession')).value('token')) };
  const stateBefore = await call('getDownloadUrlState', { path });
  const wrongBody = { password: 'Wrong-Pass-1999' };
  const refusedLogin = await call('loginDownloadUrl', { path, body: wrongBody });
  const stateOfSecondLink = await call('getDownloadUrlState', { path: secondPath });
  const loginAnswer = await call('loginDownloadUrl', pactInput('loginDownloadUrl'));
  const callInSession = callWith(sessionIn(loginAnswer, 'MYPAGE_DOWNLOAD'));
  return { path, secondPath, stateBefore, refusedLogin, stateOfSecondLink, callInSession };
}

/** Expects that the state of a link shows no data of its customer. */
function expectNoLogin(answer: CallAnswer): void {
  answer.expectField('isLoggedIn', false);
  answer.expectField('customerName', null);
  answer.expectField('titleOfHonor', null);
  answer.expectField('isDisplayEStorageLink', false);
}

/** Checks of download links and their sessions (S2 downloadurl, S4, S6). */
export const linkSessionChecks = checksIn(statesWithTwoLinks, {
  'getDownloadUrlState: knows only a login to this link with the correct password': {
    breaks:
      'A link shows the name of another customer, or lists nothing after a login that it shows.',
    run: async (context) => {
      const links = await openBothLinks(context);
      const { path, stateBefore, refusedLogin, stateOfSecondLink, callInSession } = links;
      expectNoLogin(stateBefore);
      expectNoLogin(await context.call('getDownloadUrlState', { path }));
      refusedLogin.expectRefused('400-1-08-01', 'with a wrong password');
      refusedLogin.expectThat(
        !cookieOf(refusedLogin, 'MYPAGE_DOWNLOAD')?.value,
        'no new MYPAGE_DOWNLOAD',
        { got: 'one after a wrong password' },
      );
      stateOfSecondLink.expectField('isLoggedIn', true);
      (await callInSession('getDownloadUrlState', { path })).expectField('isLoggedIn', true);
    },
  },
  'getDownloadSession: returns the link that has the bill, otherwise the link of the last login': {
    breaks: 'From the history of a bill, the customer returns to the list of another mail.',
    run: async (context) => {
      const { path: firstPath, secondPath, callInSession } = await openBothLinks(context);
      for (const path of [firstPath, secondPath]) {
        const files = await fetchLinkFiles(callInSession, path);
        const billIds = files.flatMap(({ billId }) => billId ?? []);
        for (const billId of [billIds[0], billIds.at(-1)].flatMap((id) => id ?? [])) {
          const sessionAnswer = await callInSession('getDownloadSession', { query: { billId } });
          sessionAnswer.expectField('token', path.token);
        }
        const stateAnswer = await callInSession('getDownloadUrlState', { path });
        const listAnswer = await callInSession('listDownloadFiles', { path });
        listAnswer.expectField('expiresAt', stateAnswer.value('expiresAt'));
        if (path === secondPath) continue;
        for (const input of [{}, { query: { billId: 'unknown-bill' } }]) {
          const lastSession = await callInSession('getDownloadSession', input);
          for (const name of ['title', 'expiresAt'])
            lastSession.expectField(name, stateAnswer.value(name));
          lastSession.expectField('token', path.token);
        }
      }
    },
  },
  'downloadUrlFile: refuses files of another link of the same browser': {
    breaks: 'A link gives access to files that its mail does not name.',
    run: async (context) => {
      const { path, secondPath, callInSession } = await openBothLinks(context);
      const files = await fetchLinkFiles(callInSession, secondPath);
      const { fileId, billId } =
        files.find((file) => isDownloadable(file) && file.billId) ??
        issuerHasNo('downloadable file of a bill in the second link');
      for (const [operationId, input, code] of [
        ['downloadUrlFile', { path: { ...path, fileId } }, '404-1-00-01'],
        ['downloadUrlZip', { path, query: { fileId: [fileId] } }, '400-1-05-05'],
        ['getDownloadStatusHistory', { path, query: { billId: billId ?? '' } }, '404-1-00-01'],
      ] as const)
        (await callInSession(operationId, input)).expectRefused(code, 'of another link');
    },
  },
  'getDownloadUrlState: reports no login after the session has ended, instead of a refusal': {
    states: [linkLoginState, 'the session has ended since'],
    breaks:
      'A customer who opens the mail again after a while gets an error page instead of the login.',
    run: async ({ call, linkParameters: path }) => {
      const answer = await call('getDownloadUrlState', { path });
      answer.expectDone();
      answer.expectField('state', 'valid');
      answer.expectField('isLoggedIn', false);
      answer.expectField('customerName', null);
    },
  },
  'loginDownloadUrl: opens a new session at each login, and shows the name only in this session': {
    states: ['a valid download link exists'],
    breaks: 'Anyone who has the mail reads the name, or a planted cookie opens the bills.',
    run: async ({ call, callWith, stateValue, pactInput, linkParameters: path, base }) => {
      expectNoLogin(await call('getDownloadUrlState', { path }));
      const logIn = (callBy = call) => callBy('loginDownloadUrl', pactInput('loginDownloadUrl'));
      const firstLogin = await logIn();
      const secondLogin = await logIn(callWith(sessionIn(firstLogin, 'MYPAGE_DOWNLOAD')));
      const cookie = expectCookie(secondLogin, 'MYPAGE_DOWNLOAD', { path: base, isHttpOnly: true });
      const isNew = cookieOf(firstLogin, 'MYPAGE_DOWNLOAD')?.value !== cookie?.value;
      const xsrfToken = cookieOf(secondLogin, 'XSRF-TOKEN')?.value ?? '';
      const callInSession = callWith(sessionIn(secondLogin, 'MYPAGE_DOWNLOAD'));
      const stateAfter = await callInSession('getDownloadUrlState', { path });
      const sessionAnswer = await callInSession('getDownloadSession');
      expectNoLogin(await call('getDownloadUrlState', { path }));
      secondLogin.expectThat(!stateValue('cookie').includes(xsrfToken), 'a new XSRF-TOKEN', {
        got: xsrfToken,
      });
      secondLogin.expectThat(isNew, 'a new MYPAGE_DOWNLOAD', { got: 'the same' });
      stateAfter.expectField('isLoggedIn', true);
      sessionAnswer.expectField('token', path.token);
    },
  },
  'loginDownloadUrl: keeps the logins of the browser to other links, each with its own files': {
    breaks: 'A customer who opens two mails loses one of them, or sees the bills of the other.',
    run: async ({ call, callWith, pactInput, linkParameters: path }) => {
      const secondPath = { token: String((await call('getDownloadSession')).value('token')) };
      const loginAnswer = await call('loginDownloadUrl', pactInput('loginDownloadUrl'));
      const callInSession = callWith(sessionIn(loginAnswer, 'MYPAGE_DOWNLOAD'));
      const firstListAnswer = await callInSession('listDownloadFiles', { path });
      const secondListAnswer = await callInSession('listDownloadFiles', { path: secondPath });
      const [firstIds = [], secondIds = []] = [firstListAnswer, secondListAnswer].map((list) =>
        list.values('items.*.fileId'),
      );
      const hasOwnFiles = firstIds.length > 0 && !firstIds.some((id) => secondIds.includes(id));
      for (const listAnswer of [firstListAnswer, secondListAnswer]) {
        listAnswer.expectDone('after the login to another link');
        listAnswer.expectThat(hasOwnFiles, 'only files of its own link');
      }
    },
  },
  'listDownloadFiles: needs the session of a link, and the portal needs its own session': {
    states: [linkLoginState, 'another customer of the issuer is logged in'],
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
});
