import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { providerStates } from '../../contract/states/provider-states.ts';
import { operations } from '../../generated/operations.ts';
import { billTypes } from './bill-kinds.ts';
import { japanDateTime } from './japan-time.ts';
import { isErrorCode, RefusedError } from './errors.ts';
import { issuerOfPath } from './http/guards.ts';
import { issuerMailKinds, sendIssuerMail, changeBill, publishBills } from './publishing.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { setUpState, UnknownStateError } from './provider-states.ts';
import { resetSandbox } from './seed/seed.ts';
import type { SandboxData } from './sandbox-data.ts';

const ClockChange = z.union([
  z.strictObject({ advanceSeconds: z.number() }),
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
]);
const OrderedError = z.strictObject({
  operationId: z.string(),
  code: z.string(),
  times: z.number().int().min(1).max(1000).default(1),
});
const ProviderStateChange = z.object({
  state: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
  action: z.enum(['setup', 'teardown']).default('setup'),
});
const customerFields = {
  loginId: z.string().default('demo-user'),
  customerCode: z.string().default('demo'),
};
const IssuerMail = z.strictObject({ ...customerFields, kind: z.enum(issuerMailKinds) });
const PublicationRequest = z.strictObject({
  ...customerFields,
  count: z.int().min(1).max(100).default(3),
  billTypeId: z.enum(billTypes.map(({ billTypeId }) => billTypeId)).default('invoice'),
  deadlineInDays: z.int().optional(),
});
const BillChangeRequest = z.strictObject({
  ...customerFields,
  billId: z.string().optional(),
  isPublished: z.boolean().optional(),
  deadlineInDays: z.int().optional(),
});
const LimitChange = z.record(z.string(), z.union([z.number(), z.string()]));

/** Thrown for a request that uses a control address in a wrong way. */
class MisuseError extends Error {}

/** Makes the next calls of an operation fail. @throws MisuseError if the contract does not list the error for it */
function orderError(sandbox: SandboxData, body: unknown): void {
  const { operationId, code, times } = OrderedError.parse(body);
  const operation = operations.find(
    (listedOperation) => listedOperation.operationId === operationId,
  );
  if (!operation) throw new MisuseError(`The contract has no operation ${operationId}.`);
  const errorCodes: readonly string[] = operation.errorCodes;
  if (!isErrorCode(code) || !errorCodes.includes(code)) {
    throw new MisuseError(
      `${operationId} cannot answer ${code}; it can answer ${errorCodes.join(', ')}.`,
    );
  }
  sandbox.orderedErrors.push({ operationId, code, times });
}

function sandboxStateOf(sandbox: SandboxData) {
  const countRows = (tableAndCondition: string): number =>
    sandbox.db.firstColumn<number>(`SELECT count(*) FROM ${tableAndCondition}`)[0] ?? 0;
  return {
    now: japanDateTime(sandbox.clock.now()),
    clockOffsetSeconds: sandbox.clock.offsetMs / 1000,
    bills: countRows('bills'),
    mails: countRows('mails'),
    openSessions: countRows('sessions WHERE endedBy IS NULL'),
    orderedErrors: sandbox.orderedErrors,
    runningBatches: sandbox.runningBatches.size,
    limits: sandbox.limits,
    accounts: sandbox.db.all(
      `SELECT customerCode, loginId, state, failedLogins, lockedAt IS NOT NULL AS isLocked,
         verifiedAt IS NOT NULL AS isVerified, mainMailAddress FROM accounts ORDER BY rowid`,
    ),
    providerStates: Object.entries(providerStates).map(([name, { description, params }]) => ({
      name,
      description,
      params,
    })),
  };
}

function changeLimits(sandbox: SandboxData, change: z.infer<typeof LimitChange>): Limits {
  for (const [name, value] of Object.entries(change)) {
    const knownLimit = Object.entries(defaultLimits).find(([limit]) => limit === name);
    if (!knownLimit) throw new MisuseError(`There is no limit ${name}.`);
    if (typeof knownLimit[1] !== typeof value)
      throw new MisuseError(`${name} is a ${typeof knownLimit[1]}.`);
  }
  return Object.assign(sandbox.limits, change);
}

/**
 * Adds the control addresses `/_sandbox/...` for tests and developers. They are not part of the contract.
 * README.md lists all addresses with examples.
 */
export function addControl(app: FastifyInstance, sandbox: SandboxData): void {
  app.register((controlApp, _options, done) => {
    controlApp.setErrorHandler((error, _request, reply) => {
      const isMisuse =
        error instanceof MisuseError ||
        error instanceof UnknownStateError ||
        error instanceof z.ZodError ||
        error instanceof RefusedError;
      if (!isMisuse) console.error(error);
      const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      return reply.code(isMisuse ? 400 : 500).send({ message });
    });
    controlApp.get('/_sandbox/state', () => sandboxStateOf(sandbox));
    controlApp.post('/_sandbox/reset', (_request, reply) => {
      resetSandbox(sandbox);
      return reply.code(204).send();
    });
    controlApp.post('/_sandbox/clock', (request) => {
      const clockChange = ClockChange.parse(request.body);
      if ('now' in clockChange) sandbox.clock.set(new Date(clockChange.now));
      else sandbox.clock.advance(clockChange.advanceSeconds);
      sandbox.db.setMeta('clockOffset', String(sandbox.clock.offsetMs));
      return { now: japanDateTime(sandbox.clock.now()) };
    });
    controlApp.post('/_sandbox/next-error', (request, reply) => {
      orderError(sandbox, request.body);
      return reply.code(201).send({ orderedErrors: sandbox.orderedErrors });
    });
    controlApp.delete('/_sandbox/next-error', (_request, reply) => {
      sandbox.orderedErrors.length = 0;
      return reply.code(204).send();
    });
    controlApp.post('/_sandbox/limits', (request) =>
      changeLimits(sandbox, LimitChange.parse(request.body)),
    );
    controlApp.post('/_sandbox/issuer-mail', (request, reply) => {
      const { customerCode, ...mailRequest } = IssuerMail.parse(request.body);
      const token = sendIssuerMail(sandbox, issuerOfPath(customerCode), mailRequest);
      return reply.code(201).send({ token });
    });
    controlApp.post('/_sandbox/publish', async (request, reply) => {
      const { customerCode, ...publication } = PublicationRequest.parse(request.body ?? {});
      const billIds = await publishBills(sandbox, issuerOfPath(customerCode), publication);
      return reply.code(201).send({ billIds });
    });
    controlApp.post('/_sandbox/change-bill', (request) => {
      const { customerCode, ...billChange } = BillChangeRequest.parse(request.body ?? {});
      return { billId: changeBill(sandbox, issuerOfPath(customerCode), billChange) };
    });
    controlApp.get('/_sandbox/mails', () => sandbox.mail.list());
    controlApp.post('/_sandbox/provider-state', (request) => {
      const { state, params, action } = ProviderStateChange.parse(request.body);
      // A teardown changes nothing, because the next state begins with a reset.
      return action === 'setup' ? setUpState(sandbox, state, params) : {};
    });
    done();
  });
}
