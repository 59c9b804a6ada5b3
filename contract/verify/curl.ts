/** A call as it was sent. */
export type SentCall = {
  method: string;
  url: string;
  headers: Iterable<readonly [name: string, value: string]>;
  body?: string | undefined;
};

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Headers that a client adds by itself. */
const automaticHeaders =
  /^(host|connection|content-length|accept|accept-encoding|accept-language|user-agent|sec-fetch-mode)$/i;

const maxBodyLength = 2000;

/** A call as a command that a backend team can repeat. Omits a body of more than 2000 characters. */
export function curlOf({ method, url, headers, body }: SentCall): string {
  const headerOptions = [...headers]
    .filter(([name]) => !automaticHeaders.test(name))
    .map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const bodyOptions =
    body === undefined || body === '' || body.length > maxBodyLength
      ? []
      : [`--data ${quote(body)}`];
  return ['curl -i', `-X ${method}`, ...headerOptions, ...bodyOptions, quote(url)].join(' ');
}
