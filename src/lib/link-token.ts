/** The contract's PathToken: what a mailed link of ours can hold. */
export const linkToken = /^[A-Za-z0-9_-]{1,128}$/;
