import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../../scripts/preview/listen.ts';

export type Passing = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Changes the answer to one call; `silent` never answers, `unfinished` never ends, `broken` closes the connection. */
export type Tamper = (
  path: string,
  answer: Passing,
  sentHeaders: IncomingHttpHeaders,
  call: Pick<Passage, 'method' | 'query' | 'body'>,
) => Passing | 'silent' | 'unfinished' | 'broken';

type Passage = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/** Changes a call before the provider receives it. */
export type Rewrite = (passage: Passage) => void;

export const startWrongProvider = (
  providerUrl: string,
  tamper: Tamper,
  rewrite: Rewrite = () => undefined,
) =>
  listen(
    createServer(async (incoming, response) => {
      const { method = 'GET', url: asked = '/' } = incoming;
      const [path = '', search = ''] = asked.split('?');
      const { 'content-length': _, ...sent } = incoming.headers;
      const body = await buffer(incoming);
      const passage = { method, path, query: new URLSearchParams(search), headers: sent, body };
      rewrite(passage);
      const { headers } = passage;
      const url = passage.query.size === 0 ? passage.path : `${passage.path}?${passage.query}`;
      if (passage.body.length > 0) headers['content-length'] = String(passage.body.length);
      const outgoing = request(
        `${providerUrl}${url}`,
        { method, headers, agent: false },
        async (answer) => {
          const { 'content-length': __, ...keptHeaders } = answer.headers;
          const content = await buffer(answer);
          const passing = { status: answer.statusCode ?? 0, headers: keptHeaders, body: content };
          const changedAnswer = tamper(path, passing, headers, passage);
          if (changedAnswer === 'broken') response.destroy();
          else if (changedAnswer === 'unfinished') {
            response.writeHead(passing.status, passing.headers).write(content.subarray(0, 1));
          } else if (changedAnswer !== 'silent') {
            response.writeHead(changedAnswer.status, changedAnswer.headers).end(changedAnswer.body);
          }
        },
      );
      outgoing.end(passage.body);
    }),
    0,
  );

/** The only answer of a server. */
type Uniform = { status: number; type: string; body: string; more?: OutgoingHttpHeaders };

/** A server with the same answer to all calls; `undefined` never answers, `unfinished` never ends, `broken` closes the connection. */
export const startUniform = (answer: Uniform | 'unfinished' | 'broken' | undefined) =>
  listen(
    createServer((_, response) => {
      if (!answer) return;
      if (typeof answer === 'string') {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
        response.write('{', () => {
          if (answer === 'broken') response.destroy();
        });
        return;
      }
      const { status, type, body, more = {} } = answer;
      response.writeHead(status, { 'Content-Type': type, ...more }).end(body);
    }),
    0,
  );

export function withJson(
  answer: Passing,
  change: (body: Record<string, unknown>) => unknown,
): Passing {
  if (answer.status >= 300 || !/json/.test(answer.headers['content-type'] ?? '')) return answer;
  const json: Record<string, unknown> = JSON.parse(answer.body.toString('utf8'));
  return { ...answer, body: Buffer.from(JSON.stringify(change(json))) };
}
