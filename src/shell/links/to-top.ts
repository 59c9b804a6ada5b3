/**
 * State of a link to the top page that stands where nobody may be logged in, as on an error page. Whoever
 * has no login is led on to the login: that it is needed there is no news then.
 */
export const toTop = { toTop: true } as const;
