/** A state that a provider can be put into before a call is verified. */
export type StateDefinition = {
  /** The situation, as instructions for a backend team. */
  description: string;
  /** Parameters that a pact may set, by name. */
  params: Readonly<Record<string, string>>;
  /** Values of the answer of the states address, by name; they replace the examples of the request. */
  gives: Readonly<Record<string, string>>;
};

/** A state; without values, it changes the state before it. */
export const state = (
  description: string,
  gives: StateDefinition['gives'] = {},
  params: StateDefinition['params'] = {},
): StateDefinition => ({ description, params, gives });

const withCookie = (cookie: string) => ({
  cookie: `Value of the whole header Cookie: \`${cookie}XSRF-TOKEN=...\`.`,
  xsrfToken: 'Value for the header X-XSRF-TOKEN, equal to XSRF-TOKEN in the cookie.',
});

/** The values of every first state: for a visitor, after a login, and after the login of a download link. */
export const visitor = withCookie('');
export const session = withCookie('MYPAGE_SESSION=...; ');
export const downloadSession = withCookie('MYPAGE_DOWNLOAD=...; ');
