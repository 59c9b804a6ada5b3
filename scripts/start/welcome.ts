import { checkProvider } from '../../contract/verify/preflight.ts';
import type { Provider } from '../../mocks/prism/provider.ts';
import type { Scenario } from '../../mocks/scenario/scenario-file.ts';
import { urlOf, type readServerPorts } from '../setup/ports.ts';

type ServerPorts = ReturnType<typeof readServerPorts>;

/** The message of `npm start`. README.md has the details. */
export const formatWelcome = ({ portal, mock, mailbox }: ServerPorts): string => `
  Portal        ${urlOf(portal)}/demo/mypage     demo-user / Demo-Pass-2026
                ${urlOf(portal)}/plain/mypage    plain-user / Demo-Pass-2026
  Mailbox       ${urlOf(mailbox)}
  Mock server   ${urlOf(mock)}/_mock/operations   (API at /{customer code}/mypage-api)

  More logins: README.md; all of them, and links to try: mocks/sandbox/README.md.
  Ctrl-C stops everything.
`;

/** The message of `npm start -- --examples`. */
export const formatExamplesWelcome = ({ portal, mock }: ServerPorts): string => `
  Portal        ${urlOf(portal)}/demo/mypage     any login ID and password
  Mock server   ${urlOf(mock)}/_mock/operations   (API at /{customer code}/mypage-api)

  Every call is answered by the contract's example of its success; nothing is stored.
  The button "Dev" on each page chooses another example or error for the next call.
  Ctrl-C stops everything.
`;

const baseOf = ({ base, customerCode = 'demo' }: Provider): string =>
  base ?? `/${customerCode}/mypage-api`;

/** The message of `npm start -- --provider URL`. */
export const formatProviderWelcome = (
  { portal, mock }: ServerPorts,
  provider: Provider,
): string => `
  Portal        ${urlOf(portal)}/${provider.customerCode ?? 'demo'}/mypage
  Backend       ${provider.url}${baseOf(provider)}
  Mock server   ${urlOf(mock)}/_mock/violations   (API at /{customer code}/mypage-api)

  Calls and answers pass unchanged. Each that breaks the contract is listed here, at the address above and in the
  panel of the button "Dev".
  Ctrl-C stops everything.
`;

/** Time limit of the first call to a backend. */
const firstCallLimitMs = 10_000;

/** Calls a backend. Returns one sentence if the backend does not answer like the API, otherwise undefined. */
export const findProviderWarning = (provider: Provider): Promise<string | undefined> =>
  checkProvider(provider.url, baseOf(provider), firstCallLimitMs).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** The message of `npm start -- --scenario FILE`. */
export const formatScenarioWelcome = (
  { portal, mock }: ServerPorts,
  { contract, pages, calls }: Scenario,
): string => `
  Portal        ${urlOf(portal)}/demo/mypage     any login ID and password
  Pages         ${pages.map((page) => `/${page}`).join(' -> ') || 'not recorded'}
  Mock server   ${urlOf(mock)}/_mock/calls

  The ${calls.length} calls of the scenario, recorded with contract ${contract}, are answered in their order. A call that
  the scenario does not have is listed here, at the address above and in the panel of the button "Dev".
  Ctrl-C stops everything.
`;
