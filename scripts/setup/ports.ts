/**
 * One sentence for a port that somebody else has.
 *
 * @param error what was thrown when listening
 * @param who whose port, as the subject of a sentence
 * @param variable environment variable that moves it
 * @returns undefined if the error is another one
 */
export function portTaken(
  error: unknown,
  who: string,
  port: number,
  variable: string,
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const taken =
    ('code' in error && error.code === 'EADDRINUSE') || / is already in use$/.test(error.message);
  if (!taken) return undefined;
  return `${who} cannot start: port ${port} is taken. End the program that has it, or choose another port: ${variable}=${port + 10000} npm start`;
}
