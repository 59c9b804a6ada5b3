/* A call after the end of its test is rejected, as without a connection. */
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
