/** A state that a provider can be put into before a call is verified. */
export type StateDefinition = {
  /** What holds once the state is set up, in words a backend team can build from. */
  description: string;
  /** What a pact may say about it, by name. */
  params: Readonly<Record<string, string>>;
  /** What the states address answers, by name; put into the request in the example's place. */
  gives: Readonly<Record<string, string>>;
};

const xsrf = { xsrfToken: 'Value for the header X-XSRF-TOKEN that fits the cookie.' };

/** Given by every state that comes first: what the call needs whoever makes it. */
export const visitor = {
  cookie: 'Value of the whole header Cookie: `XSRF-TOKEN=...`.',
  ...xsrf,
} as const;

/** The same for a customer who is logged in. */
export const session = {
  cookie: 'Value of the whole header Cookie: `MYPAGE_SESSION=...; XSRF-TOKEN=...`.',
  ...xsrf,
} as const;

/** The same for a customer who is logged in to a download link. */
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
