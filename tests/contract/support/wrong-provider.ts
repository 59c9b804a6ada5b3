import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../../scripts/preview/listen.ts';

export type ProxiedAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Changes the answer to one call; `silent` never answers, `unfinished` never ends, `broken` closes the connection. */
export type Tamper = (
  path: string,
  answer: ProxiedAnswer,
  sentHeaders: IncomingHttpHeaders,
  call: Pick<ProxiedCall, 'method' | 'query' | 'body'>,
) => ProxiedAnswer | 'silent' | 'unfinished' | 'broken';

type ProxiedCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/** Changes a call before the provider receives it. */
export type Rewrite = (call: ProxiedCall) => void;

export const startWrongProvider = (
  providerUrl: string,
  tamper: Tamper = (_, answer) => answer,
  rewrite: Rewrite = () => undefined,
) =>
  listen(
    createServer(async (incoming, response) => {
      const { method = 'GET', url: requestUrl = '/' } = incoming;
      const [path = '', search = ''] = requestUrl.split('?');
      const { 'content-length': _, ...sentHeaders } = incoming.headers;
      const body = await buffer(incoming);
      const call = { method, path, query: new URLSearchParams(search), headers: sentHeaders, body };
      rewrite(call);
      const { headers } = call;
      const changedPath = call.query.size === 0 ? call.path : `${call.path}?${call.query}`;
      if (call.body.length > 0) headers['content-length'] = String(call.body.length);
      const providerRequest = request(
        `${providerUrl}${changedPath}`,
        { method, headers, agent: false },
        async (answer) => {
          const { 'content-length': __, ...keptHeaders } = answer.headers;
          const answerBody = await buffer(answer);
          const originalAnswer = {
            status: answer.statusCode ?? 0,
            headers: keptHeaders,
            body: answerBody,
          };
          const changedAnswer = tamper(path, originalAnswer, headers, call);
          if (changedAnswer === 'broken') response.destroy();
          else if (changedAnswer === 'unfinished') {
            response
              .writeHead(originalAnswer.status, originalAnswer.headers)
              .write(answerBody.subarray(0, 1));
          } else if (changedAnswer !== 'silent') {
            response.writeHead(changedAnswer.status, changedAnswer.headers).end(changedAnswer.body);
          }
        },
      );
      providerRequest.end(call.body);
    }),
    0,
  );

/** The answer of a server to all calls. */
type UniformAnswer = {
  status: number;
  type: string;
  body: string;
  moreHeaders?: OutgoingHttpHeaders;
};

/** A server with one answer to all calls; `undefined` never answers, `unfinished` never ends, `broken` disconnects. */
export const startUniformServer = (answer: UniformAnswer | 'unfinished' | 'broken' | undefined) =>
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
      const { status, type, body, moreHeaders = {} } = answer;
      response.writeHead(status, { 'Content-Type': type, ...moreHeaders }).end(body);
    }),
    0,
  );

export function withJson(
  answer: ProxiedAnswer,
  change: (body: Record<string, unknown>) => unknown,
): ProxiedAnswer {
  if (answer.status >= 300 || !/json/.test(answer.headers['content-type'] ?? '')) return answer;
  const json: Record<string, unknown> = JSON.parse(answer.body.toString('utf8'));
  return { ...answer, body: Buffer.from(JSON.stringify(change(json))) };
}
