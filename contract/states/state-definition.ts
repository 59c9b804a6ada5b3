/** A state that a provider can set up before a call is verified. */
export type StateDefinition = {
  /** The situation, as instructions for a backend team. */
  description: string;
  /** Parameters that a pact may set: the name of each, with a description of its value. */
  params: Readonly<Record<string, string>>;
  /** What the provider returns after the set-up: names and descriptions of values that replace examples in the call. */
  gives: Readonly<Record<string, string>>;
};

/** A state that returns no values comes after another state, and changes that state. */
export const state = (
  description: string,
  gives: StateDefinition['gives'] = {},
  params: StateDefinition['params'] = {},
): StateDefinition => ({ description, params, gives });

const cookieValues = (cookie: string) => ({
  cookie: `Value of the whole header Cookie: \`${cookie}XSRF-TOKEN=...\`.`,
  xsrfToken: 'Value for the header X-XSRF-TOKEN, equal to XSRF-TOKEN in the cookie.',
});

/** The cookies that a first state returns: for a visitor, after a login, and after the login of a download link. */
export const visitorCookies = cookieValues('');
const sessionCookies = cookieValues('MYPAGE_SESSION=...; ');
export const downloadSessionCookies = cookieValues('MYPAGE_DOWNLOAD=...; ');

/** A state that gives the cookie of a session, which begins with a login. */
export const withSession = (
  description: string,
  gives: StateDefinition['gives'] = {},
  params: StateDefinition['params'] = {},
): StateDefinition => state(description, { ...sessionCookies, ...gives }, params);
