/** A state that a provider can be put into before a call is verified. */
export type StateDefinition = {
  /** The situation, as instructions for a backend team. */
  description: string;
  /** Parameters that a pact may set, by name. */
  params: Readonly<Record<string, string>>;
  /** Values of the answer of the states address, by name; they replace the examples of the request. */
  gives: Readonly<Record<string, string>>;
};

const xsrf = { xsrfToken: 'Value for the header X-XSRF-TOKEN, equal to XSRF-TOKEN in the cookie.' };

/** The values of every first state, for a visitor. */
export const visitor = {
  cookie: 'Value of the whole header Cookie: `XSRF-TOKEN=...`.',
  ...xsrf,
} as const;

/** The values of every first state, for a logged-in customer. */
export const session = {
  cookie: 'Value of the whole header Cookie: `MYPAGE_SESSION=...; XSRF-TOKEN=...`.',
  ...xsrf,
} as const;

/** The values of every first state, for a customer who is logged in to a download link. */
export const downloadSession = {
  cookie: 'Value of the whole header Cookie: `MYPAGE_DOWNLOAD=...; XSRF-TOKEN=...`.',
  ...xsrf,
} as const;

export const credentials = { loginId: 'The login ID.', password: 'Its password.' } as const;

export const bill = {
  billId: 'The id that the bill has.',
  revision: 'Its revision.',
} as const;

export const token = { token: 'The token that the link has.' } as const;
