/** Codes that are about the password one logs in with: a wrong pair, a wrong password (S8). */
const codes: ReadonlySet<string> = new Set(['400-1-02-01', '400-1-08-01']);

/**
 * Where a form asks for a password and for a new one, the codes of the login call the former
 * `password`, which is the name of the latter here.
 */
export const passwordOfLogin = (code: string, target: string): string | undefined =>
  target === 'password' && codes.has(code) ? 'currentPassword' : undefined;
