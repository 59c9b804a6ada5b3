/** A call as it was sent. */
export type SentCall = {
  method: string;
  url: string;
  headers: Iterable<readonly [name: string, value: string]>;
  body?: string | undefined;
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Headers that a client adds by itself. */
const automaticHeaders =
  /^(host|connection|content-length|accept|accept-encoding|accept-language|user-agent|sec-fetch-mode)$/i;

const maxBodyLength = 2000;

/** A call as a command that a backend team can run again. A long or binary body is left out. */
export function curlOf({ method, url, headers, body }: SentCall): string {
  const lines = [...headers]
    .filter(([name]) => !automaticHeaders.test(name))
    .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const content =
    body === undefined || body === '' || body.length > maxBodyLength
      ? []
      : [`--data ${quoted(body)}`];
  return ['curl -i', `-X ${method}`, ...lines, ...content, quoted(url)].join(' ');
}
