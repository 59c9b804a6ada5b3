/** What an environment variable says; undefined if it is not there, or set to nothing. */
export const variable = (name: string): string | undefined => process.env[name] || undefined;
