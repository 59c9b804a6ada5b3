import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';

/** An answer on its way through. */
export type Passing = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Changes the answer to one call; `silent` never answers, `unfinished` never ends, `broken` ends the connection. */
export type Tamper = (
  path: string,
  answer: Passing,
  sent: IncomingHttpHeaders,
) => Passing | 'silent' | 'unfinished' | 'broken';

/** A call on its way through. */
type Passage = { path: string; query: URLSearchParams; headers: IncomingHttpHeaders };

/** Changes a call before the provider hears it. */
export type Rewrite = (passage: Passage) => void;

async function listening(server: Server): Promise<{ url: string; close: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, close };
}

/** A provider that hears and answers as another one does, but for what is changed on the way. */
export const startWrongProvider = (
  behind: string,
  tamper: Tamper,
  rewrite: Rewrite = () => undefined,
) =>
  listening(
    createServer((incoming, response) => {
      const { method, url: asked = '/' } = incoming;
      const [path = '', search = ''] = asked.split('?');
      const passage = {
        path,
        query: new URLSearchParams(search),
        headers: { ...incoming.headers },
      };
      rewrite(passage);
      const { headers } = passage;
      const url = passage.query.size === 0 ? passage.path : `${passage.path}?${passage.query}`;
      const outgoing = request(`${behind}${url}`, { method, headers, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const body = Buffer.concat(parts);
          const { 'content-length': _, ...kept } = answer.headers;
          const passing = { status: answer.statusCode ?? 0, headers: kept, body };
          const changed = tamper(path, passing, headers);
          if (changed === 'broken') response.destroy();
          else if (changed === 'unfinished') {
            response.writeHead(passing.status, passing.headers).write(body.subarray(0, 1));
          } else if (changed !== 'silent') {
            response.writeHead(changed.status, changed.headers).end(changed.body);
          }
        });
      });
      incoming.pipe(outgoing);
    }),
  );

/** What a server says to everything. */
type Uniform = { status: number; type: string; body: string; more?: OutgoingHttpHeaders };

/** A server that answers everything alike; `undefined` never answers, `unfinished` never ends, `broken` ends in the middle. */
export const startUniform = (answer: Uniform | 'unfinished' | 'broken' | undefined) =>
  listening(
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
  );

/** The same answer with another JSON body. */
export function withJson(
  answer: Passing,
  change: (body: Record<string, unknown>) => unknown,
): Passing {
  if (answer.status >= 300 || !/json/.test(answer.headers['content-type'] ?? '')) return answer;
  const json: Record<string, unknown> = JSON.parse(answer.body.toString('utf8'));
  return { ...answer, body: Buffer.from(JSON.stringify(change(json))) };
}
