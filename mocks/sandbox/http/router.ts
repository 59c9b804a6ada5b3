import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import { operations } from '../../../generated/operations.ts';
import { RefusedError, refusal, refusalWithRetryAfter } from '../errors.ts';
import { defaultLimits } from '../limits.ts';
import { requireSession, type SessionKind } from '../sessions.ts';
import type { SandboxData } from '../sandbox-data.ts';
import { FileAnswer, type Call, type Handlers } from './call.ts';
import {
  readForm,
  checkFrontVersion,
  guardAgainstForgery,
  issuerOfPath,
  languageOf,
} from './guards.ts';
import {
  storePendingAnswer,
  findStoredAnswer,
  keyedCallOf,
  markLoggedIn,
  sendStoredAnswer,
} from './repeats.ts';
import { validate, type ListedOperation } from './validate.ts';

/** The kinds of sessions for operations that are allowed before the login is complete (S2 verify, passwdExpired). */
const sessionKindsByOperation: Record<string, SessionKind[]> = {
  logout: ['full', 'verify', 'passwdExpired'],
  getLoginProgress: ['full', 'verify', 'passwdExpired'],
  getVerificationAddresses: ['full', 'verify'],
  sendVerificationCode: ['full', 'verify'],
  checkVerificationCode: ['full', 'verify'],
};

/** Error codes for a missing session instead of 401-1-00-01: the login page would not help here. */
const missingSessionCodesByOperation: Readonly<Record<string, ErrorCode>> = {
  getDownloadSession: '401-1-08-01',
};

/** The session cookies, by the security scheme of an operation. */
const cookieNamesByScheme: Readonly<Record<string, string>> = {
  sessionCookie: 'MYPAGE_SESSION',
  downloadSession: 'MYPAGE_DOWNLOAD',
};

const jsonSizeLimitMb = 1;

const knownOperations: readonly ListedOperation[] = operations;

function takeOrderedError(sandbox: SandboxData, operationId: string): ErrorCode | undefined {
  const error = sandbox.orderedErrors.find((candidate) => candidate.operationId === operationId);
  if (!error) return undefined;
  error.times -= 1;
  if (error.times <= 0) sandbox.orderedErrors.splice(sandbox.orderedErrors.indexOf(error), 1);
  return error.code;
}

function requireLogin(call: Call, operation: ListedOperation): void {
  if (operation.security === 'public') return;
  const isDownloadOperation = operation.security === 'downloadSession';
  const cookieName = cookieNamesByScheme[operation.security] ?? '';
  const sessionId = call.request.cookies[cookieName];
  const errorCode = missingSessionCodesByOperation[operation.operationId];
  if (errorCode !== undefined && sessionId === undefined) throw refusal(errorCode);
  const login = requireSession(call.sandbox, call.issuer, sessionId);
  const acceptedKinds = isDownloadOperation
    ? (['download'] as const)
    : (sessionKindsByOperation[operation.operationId] ?? ['full']);
  if (!acceptedKinds.some((kind) => kind === login.session.kind)) {
    const isPasswordChangeNeeded =
      login.session.kind === 'passwdExpired' && operation.errorCodes.includes('400-1-03-11');
    throw refusal(isPasswordChangeNeeded ? '400-1-03-11' : '401-1-00-01');
  }
  call.session = login.session;
  if (login.account) call.account = login.account;
}

type ApiRequest = FastifyRequest<{
  Params: Record<string, string>;
  Querystring: Record<string, unknown>;
}>;

function startCall(sandbox: SandboxData, request: ApiRequest, reply: FastifyReply): Call {
  const pathParameters = { ...request.params };
  const issuer = issuerOfPath(pathParameters['customerCode']);
  delete pathParameters['customerCode'];
  checkFrontVersion(request, sandbox);
  guardAgainstForgery(request, reply, issuer);
  return {
    sandbox,
    issuer,
    language: languageOf(request, issuer),
    now: sandbox.clock.now(),
    ipAddress: request.ip,
    pathParameters,
    query: { ...request.query },
    body: request.body,
    request,
    reply,
  };
}

function sendAnswer(reply: FastifyReply, status: number, answer: unknown): unknown {
  if (answer instanceof FileAnswer) {
    return reply
      .code(status)
      .type(answer.mediaType)
      .header('Content-Disposition', answer.disposition)
      .header('Cache-Control', 'no-store')
      .send(answer.content);
  }
  void reply.header('Cache-Control', 'no-store');
  if (answer === undefined) return reply.code(204).send();
  return reply.code(status).send(answer);
}

function addRoute(
  app: FastifyInstance,
  sandbox: SandboxData,
  operation: ListedOperation,
  handler: (call: Call) => unknown,
): void {
  const cookieName = cookieNamesByScheme[operation.security];
  app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
    method: operation.method.toUpperCase(),
    url: `/:customerCode/mypage-api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    handler: async (request, reply) => {
      const call = startCall(sandbox, request, reply);
      const { maintenanceSeconds } = sandbox.limits;
      if (maintenanceSeconds > 0) throw refusalWithRetryAfter('503-1-00-01', maintenanceSeconds);
      const orderedCode = takeOrderedError(sandbox, operation.operationId);
      if (orderedCode) throw refusal(orderedCode);
      const form = await readForm(request);
      if (form) call.form = form;
      const storedAnswer =
        request.method === 'GET'
          ? undefined
          : findStoredAnswer(call, keyedCallOf(call, cookieName));
      if (storedAnswer) return sendStoredAnswer(reply, storedAnswer);
      requireLogin(call, operation);
      markLoggedIn(request);
      validate(operation, call);
      return sendAnswer(reply, operation.successStatus, await handler(call));
    },
  });
}

/** Converts a thrown error to the refusal that the sandbox sends. Logs an unexpected error. */
function toRefusal(error: unknown): RefusedError {
  if (error instanceof RefusedError) return error;
  const statusCode =
    error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (statusCode === 413) {
    const isJson = Reflect.get(Object(error), 'code') === 'FST_ERR_CTP_BODY_TOO_LARGE';
    const limitMb = isJson ? jsonSizeLimitMb : defaultLimits.bodySizeLimit / 1024 ** 2;
    return refusal('413-1-00-01', { fillIns: { limit: `${limitMb}MB` } });
  }
  if (statusCode < 500) return refusal('400-1-99-01');
  console.error(error);
  return refusal('500-1-00-01');
}

/**
 * Creates the server of the API: a route for each operation of the contract that has a handler. Each call
 * passes the same checks (customer code, front version, anti-forgery pair, language, injected error,
 * idempotency key, login, contract).
 */
export async function makeApp(sandbox: SandboxData, handlers: Handlers): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: 'loopback',
    bodyLimit: jsonSizeLimitMb * 1024 ** 2,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
    // An address that cannot be decoded reaches no route.
    frameworkErrors: (_error, _request, reply) => {
      const { items } = refusal('404-1-00-01');
      reply.raw.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify(items));
    },
  });
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: sandbox.limits.bodySizeLimit, files: 1, fields: 10 },
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    storePendingAnswer(sandbox, request, reply, payload);
    done();
  });
  app.setErrorHandler((error, _request, reply) => {
    const { status, items, retryAfterSeconds } = toRefusal(error);
    if (retryAfterSeconds !== undefined)
      void reply.header('Retry-After', String(retryAfterSeconds));
    // Remove the headers of a file whose creation failed.
    void reply.removeHeader('Content-Disposition').type('application/json');
    return reply.code(status).header('Cache-Control', 'no-store').send(items);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(refusal('404-1-00-01').items));
  for (const operation of knownOperations) {
    const handler: unknown = Reflect.get(handlers, operation.operationId);
    if (typeof handler === 'function')
      addRoute(app, sandbox, operation, (call): unknown => handler(call));
  }
  return app;
}
