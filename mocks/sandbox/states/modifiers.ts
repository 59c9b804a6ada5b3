import { isErrorCode } from '../errors.ts';
import type { World } from '../world.ts';
import { demoAccount } from './logins.ts';
import { textParam, type SetUp } from './state.ts';

const limits =
  (changes: Partial<World['limits']>): SetUp =>
  (world) => {
    Object.assign(world.limits, changes);
    return {};
  };

/** States that change the state before them, without a reset. */
export const modifiers = {
  'another batch download is running': (world) => {
    world.runningBatches.add(demoAccount(world, 'demo-user').accountId);
    return {};
  },
  'a ZIP may hold one file only': limits({ batchFileLimit: 1 }),
  'no further download is allowed for now': limits({ downloadsPerTenSeconds: 0 }),
  'no further change is allowed for now': limits({ requestsPerMinute: 0 }),
  'files may hold 10 bytes': limits({ fileSizeLimit: 10 }),
  'mail addresses may not be changed': limits({
    isMailAddressEditable: 0,
    isSubMailAddressListEditable: 0,
  }),
  'another version of the legal texts is in force': limits({ legalTextVersion: 2 }),
  'the next answer is an error': (world, params) => {
    const operationId = textParam(params, 'operationId', '');
    const code = textParam(params, 'code', '');
    if (!isErrorCode(code)) throw new TypeError(`The contract has no error code ${code}.`);
    world.orderedErrors.push({ operationId, code, times: 1 });
    return { code };
  },
} satisfies Record<string, SetUp>;
