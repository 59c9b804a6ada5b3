import * as z from 'zod';
import type { Fault } from '../fault.ts';
import type { MakeCall } from './browser.ts';
import {
  expectDone,
  expectRefused,
  expectThat,
  fieldOf,
  issuerHasNo,
  type Check,
} from './check.ts';
import { search } from './bills.ts';

const Statuses = z.array(
  z.object({
    statusId: z.string(),
    reasonMaxLength: z.nullish(z.number()),
    isReasonRequired: z.nullish(z.boolean()),
  }),
);

type Given = (name: string) => string;
type Send = (statusId: string, reason?: string) => ReturnType<MakeCall>;

/** A status of the bill that asks for a reason. @throws NotChecked if there is none */
export async function statusWithReason(call: MakeCall, stateValue: Given) {
  const { answer, items } = await search(call);
  const at = items.findIndex(({ billId }) => billId === stateValue('billId'));
  const statuses =
    Statuses.safeParse(fieldOf(answer, 'items', at, 'selectableStatuses')).data ?? [];
  const withReason = statuses.filter(({ reasonMaxLength }) => typeof reasonMaxLength === 'number');
  const status = withReason.find(({ isReasonRequired }) => isReasonRequired) ?? withReason[0];
  if (typeof status?.reasonMaxLength !== 'number')
    return issuerHasNo('status that asks for a reason');
  const { statusId, reasonMaxLength: maxLength, isReasonRequired } = status;
  return { statusId, maxLength, isRequired: isReasonRequired === true };
}

/** Runs a check with such a status. */
async function ofReason(
  { call, stateValue }: { call: MakeCall; stateValue: Given },
  check: (status: Awaited<ReturnType<typeof statusWithReason>>, send: Send) => Promise<Fault[]>,
): Promise<Fault[]> {
  return check(await statusWithReason(call, stateValue), (statusId, reason) =>
    call('updateBillStatus', {
      path: { billId: stateValue('billId') },
      body: {
        revision: stateValue('revision'),
        statusId,
        ...(reason === undefined ? {} : { reason }),
      },
    }),
  );
}

const states = ['the status of a bill can be set'] as const;

/** The reason that a customer enters with a status, where the issuer asks for one. */
export const reasonChecks: readonly Check[] = [
  {
    operationId: 'updateBillStatus',
    name: 'keeps the reason as the note of the status history',
    states,
    breaks: 'The issuer does not learn why a bill was sent back.',
    run: (context) =>
      ofReason(context, async ({ statusId, maxLength }, send) => {
        const reason = 'あ'.repeat(maxLength);
        const done = await send(statusId, reason);
        const history = await context.call('getStatusHistory', {
          query: { billId: context.stateValue('billId'), page: 1, perPage: 50 },
        });
        const note = fieldOf(history, 'items', 0, 'note');
        return [
          ...expectDone(done, `with a reason of ${maxLength} characters`),
          ...expectThat(note === reason, history, 'that reason as the note of the newest change', {
            got: String(note),
          }),
        ];
      }),
  },
  {
    operationId: 'updateBillStatus',
    name: 'refuses a missing and a too long reason',
    states,
    breaks: 'A bill is sent back without the reason that the issuer requires.',
    run: (context) =>
      ofReason(context, async ({ statusId, isRequired, maxLength }, send) => [
        ...(isRequired
          ? expectRefused(await send(statusId), ['400-1-00-01'], 'without a reason')
          : []),
        ...(maxLength < 1000
          ? expectRefused(
              await send(statusId, 'a'.repeat(maxLength + 1)),
              ['400-1-00-04'],
              'with a longer reason',
            )
          : []),
      ]),
  },
];
