/** The value of an environment variable; undefined if it is unset or empty. */
export const variable = (name: string): string | undefined => process.env[name] || undefined;
