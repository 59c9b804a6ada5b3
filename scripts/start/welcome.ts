import { urlOf, type readPlaces } from '../setup/ports.ts';

type Places = ReturnType<typeof readPlaces>;

/** The message of `npm start`. README.md has the details. */
export const welcome = ({ portal, mock, mailbox }: Places): string => `
  Portal        ${urlOf(portal)}/demo/mypage     demo-user / Demo-Pass-2026
                ${urlOf(portal)}/plain/mypage    plain-user / Demo-Pass-2026
  Mailbox       ${urlOf(mailbox)}
  Mock server   ${urlOf(mock)}/_mock/operations   (API at /{customer code}/mypage-api)

  More logins: README.md; all of them, and links to try: mocks/sandbox/README.md.
  Ctrl-C stops everything.
`;

/** The message of `npm start -- --examples`. */
export const welcomeToExamples = ({ portal, mock }: Places): string => `
  Portal        ${urlOf(portal)}/demo/mypage     any login ID and password
  Mock server   ${urlOf(mock)}/_mock/operations   (API at /{customer code}/mypage-api)

  Every call is answered by the contract's example of its success; nothing is stored.
  The button "Dev" on each page chooses another example or error for the next call.
  Ctrl-C stops everything.
`;
