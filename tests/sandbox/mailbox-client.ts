/** Reads the mailbox as a person (page) and as a test (JSON). */
export const createMailboxClient = (url: () => string) => ({
  page: async (): Promise<string> => (await fetch(url())).text(),
  json: async (): Promise<unknown> => (await fetch(`${url()}/mails.json`)).json(),
});
