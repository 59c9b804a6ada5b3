/* A call that is made after its test fails, as without a connection. */
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
