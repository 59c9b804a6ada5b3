import { urlOf, type readPlaces } from '../setup/ports.ts';

/** What a person sees who has just typed `npm start`. README.md says the same at more length. */
export const welcome = ({ portal, mock, mailbox }: ReturnType<typeof readPlaces>): string => `
  Portal        ${urlOf(portal)}/demo/mypage     demo-user / Demo-Pass-2026
                ${urlOf(portal)}/plain/mypage    plain-user / Demo-Pass-2026
  Mailbox       ${urlOf(mailbox)}
  Mock server   ${urlOf(mock)}/_mock/operations   (API at /{customer code}/mypage-api)

  More logins: README.md; all of them, and links to try: mocks/sandbox/README.md.
  Ctrl-C ends everything.
`;
