import { withJson, type ProxiedAnswer, type Rewrite, type Tamper } from './wrong-provider.ts';

/* Changes of answers and calls that make the sandbox a faulty provider. */

export const changesCookies =
  (change: (line: string) => string, pathEnd = ''): Tamper =>
  (path, answer) =>
    path.endsWith(pathEnd)
      ? {
          ...answer,
          headers: {
            ...answer.headers,
            'set-cookie': (answer.headers['set-cookie'] ?? []).map(change).filter(Boolean),
          },
        }
      : answer;

export const onlyCookie =
  (name: string, change: (line: string) => string) =>
  (line: string): string =>
    line.startsWith(`${name}=`) ? change(line) : line;

/** Keeps the cookie that the browser sent, at a login. */
export const keepsSentCookie =
  (name: string): Tamper =>
  (path, answer, sentHeaders, call) => {
    const sentValue = new RegExp(`${name}=([^;]*)`).exec(sentHeaders.cookie ?? '')?.[1];
    const change = (line: string) => line.replace(/=[^;]*/, `=${sentValue}`);
    const keepsCookie = changesCookies(onlyCookie(name, change), '/auth/login');
    return sentValue === undefined ? answer : keepsCookie(path, answer, sentHeaders, call);
  };

export const refusal = (code: string, answer: ProxiedAnswer): ProxiedAnswer => ({
  ...answer,
  status: Number(code.slice(0, 3)),
  body: Buffer.from(JSON.stringify([{ code, target: [], mapping: [] }])),
});

/** Replaces each refusal whose code begins with `code` by a refusal with another code, or by a success. */
export const replacesRefusal =
  (code: string, otherCode?: string): Tamper =>
  (_, answer) => {
    if (!answer.body.includes(`"${code}`)) return answer;
    return otherCode === undefined
      ? { ...answer, status: 200, body: Buffer.from('{}') }
      : refusal(otherCode, answer);
  };

export const refuses =
  (pathEnd: RegExp, code = '400-1-99-99'): Tamper =>
  (path, answer) =>
    pathEnd.test(path) && answer.status < 300 ? refusal(code, answer) : answer;

export const changesJson =
  (pathEnd: string | RegExp, change: (body: Record<string, unknown>) => object): Tamper =>
  (path, answer, sentHeaders) =>
    (typeof pathEnd === 'string' ? path.endsWith(pathEnd) : pathEnd.test(path)) &&
    sentHeaders['x-language'] !== undefined
      ? withJson(answer, change)
      : answer;

export type Item = Record<string, unknown>;
export const itemsOf = (body: Record<string, unknown>): Item[] =>
  Array.isArray(body['items']) ? body['items'] : [];

/** Changes each entry of a list. */
export const changesItems = (
  pathEnd: string | RegExp,
  change: (item: Item, index: number) => object,
): Tamper => changesJson(pathEnd, (body) => ({ ...body, items: itemsOf(body).map(change) }));

export const changesBills = (change: (item: Item) => Item): Tamper =>
  changesItems('/mypage-api/bills', change);

export const setsBillFields = (newFields: Item): Tamper =>
  changesBills((item) => ({ ...item, ...newFields }));

/** Sets or adds fields of a JSON answer. */
export const setsFields = (pathEnd: string | RegExp, newFields: Item): Tamper =>
  changesJson(pathEnd, (body) => ({ ...body, ...newFields }));

/** Adds to a number in a JSON answer. */
export const addsToNumber = (pathEnd: string, name: string, addend: number): Tamper =>
  changesJson(pathEnd, (body) => ({ ...body, [name]: Number(body[name]) + addend }));

/** Changes the text of a JSON answer. */
export const changesText =
  (change: (text: string) => string): Tamper =>
  (_, answer) =>
    /json/.test(answer.headers['content-type'] ?? '')
      ? { ...answer, body: Buffer.from(change(answer.body.toString())) }
      : answer;

export const replacesText = (text: string | RegExp, replacement: string): Tamper =>
  changesText((body) => body.replaceAll(text, replacement));

type RewrittenCall = { rewrite: Rewrite };

/** Changes each call before the provider receives it. */
export const changesCall = (rewrite: Rewrite): RewrittenCall => ({ rewrite });

/** Changes the conditions of a call before the provider receives it. */
export const changesQuery = (
  pathEnd: RegExp,
  change: (query: URLSearchParams) => void,
): RewrittenCall =>
  changesCall(({ path, query }) => {
    if (pathEnd.test(path)) change(query);
  });

export const changesSearch = (change: (query: URLSearchParams) => void): RewrittenCall =>
  changesQuery(/\/bills$/, change);

/** Removes these conditions from a call before the provider receives it. */
export const ignoresConditions = (pathEnd: RegExp, ...names: string[]): RewrittenCall =>
  changesQuery(pathEnd, (query) => {
    for (const name of names) query.delete(name);
  });

/** Removes this value of a condition from a ZIP call if the condition has further values. */
export const ignoresValue = (name: string, value: string): RewrittenCall =>
  changesQuery(/\/zip$/, (query) => {
    if (query.getAll(name).some((sentValue) => sentValue !== value)) query.delete(name, value);
  });

/** Sets a header of each call before the provider receives it. */
export const setsHeader = (name: string, value: string): RewrittenCall =>
  changesCall(({ headers }) => {
    headers[name] = value;
  });

/** Sets a header of each answer. */
export const setsAnswerHeader =
  (name: string, value: string | string[]): Tamper =>
  (_, answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } });

/** Changes a header of the answers that have it. */
export const changesAnswerHeader =
  (name: string, change: (value: string) => string): Tamper =>
  (path, answer, ...call) => {
    const value = answer.headers[name];
    return typeof value === 'string'
      ? setsAnswerHeader(name, change(value))(path, answer, ...call)
      : answer;
  };

/** The full names of a check for several operations. @param operationIds separated by spaces */
export const checkNames = (checkName: string, operationIds: string): string[] =>
  operationIds.split(' ').map((operationId) => `${operationId}: ${checkName}`);

export const mailChecks = checkNames(
  'sends no',
  'requestPasswordReissue issueTemporaryPassword registerMailAddress',
);

export const revisionChecks = checkNames(
  'changes nothing with another revision',
  'uploadReturnedFile updateMailAddresses updateLedgerMailAttachment updateAttachedMailSettings submitChangeRequest deleteEStorageLinkage deleteEStorageLinkageByToken registerInvoiceRegisterNumber',
);

export const onlyInEnglish =
  (tamper: Tamper): Tamper =>
  (path, answer, sentHeaders, call) =>
    sentHeaders['x-language'] === 'en' ? tamper(path, answer, sentHeaders, call) : answer;

export const losesKeyword = (isUnknown: (keyword: string) => boolean): RewrittenCall =>
  changesCall(({ query }) => {
    if (isUnknown(query.get('keyword') ?? '')) query.set('keyword', 'no such bill');
  });

export const tokenIn = (cookie = ''): string => /XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? '';

/** Answers with success instead of a refusal with 401. */
export const acceptsUnauthorised =
  (pathEnd: RegExp, body = '{}'): Tamper =>
  (path, answer) =>
    answer.status === 401 && pathEnd.test(path)
      ? { ...answer, status: 200, body: Buffer.from(body) }
      : answer;

export const setsEntryFields = (pathEnd: RegExp, newFields: Item): Tamper =>
  changesItems(pathEnd, (item) => ({ ...item, ...newFields }));

/** Applies a fault only after a call whose method and path match. */
export function afterCall(
  callPattern: RegExp,
  tamper: Tamper,
  appliesTo: (answer: ProxiedAnswer) => boolean = () => true,
): Tamper {
  let isActive = false;
  return (path, answer, sentHeaders, call) => {
    const changedAnswer = isActive ? tamper(path, answer, sentHeaders, call) : answer;
    isActive ||= callPattern.test(`${call.method} ${path}`) && appliesTo(answer);
    return changedAnswer;
  };
}

export const isRefused = ({ status }: ProxiedAnswer): boolean => status === 400;
