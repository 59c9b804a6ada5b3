import { brief } from './text.ts';
import type { Assets } from './assets.ts';
import type { CallAnswer } from './behaviour/answer.ts';
import type { Check } from './behaviour/check.ts';
import { createBoundaryFinder, type Boundary } from './constraints.ts';
import type { Fault } from './fault.ts';
import { lastLevel } from './levels.ts';
import { pactCalls, type PactCall } from './pact-calls.ts';

type RefusalItem = { code: string; target: unknown[]; mapping: unknown[] };

/** The items of a refusal; undefined if the answer is not a refusal of the contract. */
function itemsOf(answer: CallAnswer): RefusalItem[] | undefined {
  const body = answer.json;
  if (answer.status < 400 || answer.status >= 500 || !Array.isArray(body)) return undefined;
  const items = body.flatMap((item: unknown) => {
    const { code, target, mapping }: Partial<Record<keyof RefusalItem, unknown>> = Object(item);
    return typeof code === 'string' && Array.isArray(target)
      ? [{ code, target, mapping: Array.isArray(mapping) ? mapping : [] }]
      : [];
  });
  return items.length > 0 ? items : undefined;
}

/** Whether a code is about a wrong entry (S8). Its refusal names the field of the entry. */
const isInputCode = (code: string): boolean => /^400-1-0(0|6)-/.test(code);

/**
 * Whether a target names a field. In a form of the issuer, the target is an itemKey: any name without a dot counts.
 */
function isNameOfField(field: string, target: unknown): boolean {
  if (typeof target !== 'string') return false;
  const isItem = /^items\.\d+\./.test(field) && !target.includes('.');
  return (
    isItem || target === field || field.startsWith(`${target}.`) || target.startsWith(`${field}.`)
  );
}

/** The code of a wrong value (contract, "Codes of wrong values"), unless the operation has a special code for it. */
function expectedCodeOf(rule: string): string {
  if (rule === 'required' || rule === 'minLength 1') return '400-1-00-01';
  if (rule.startsWith('maxLength')) return '400-1-00-04';
  if (rule === 'type integer') return '400-1-00-05';
  return rule === 'format date' ? '400-1-00-06' : '400-1-00-02';
}

/** Whether an item of a refusal has the code of the broken rule, and the placeholders of the error text. */
function hasCodeAndPlaceholders(
  { code, target, mapping }: RefusalItem,
  { field, location, rule }: Boundary,
): boolean {
  if (location === 'path') return code === (rule === 'minLength 1' ? '404-1-00-03' : '404-1-00-01');
  if (!code.startsWith('400-1-00-') || target.length !== 1 || target[0] !== field) return true;
  const placeholderValues = new Map(
    mapping.map((one) => [Reflect.get(Object(one), 'key'), Reflect.get(Object(one), 'value')]),
  );
  const fieldName = field.split('.').findLast((part) => !/^\d+$/.test(part));
  return (
    code === expectedCodeOf(rule) &&
    placeholderValues.get('name') === fieldName &&
    (code !== '400-1-00-04' || `maxLength ${String(placeholderValues.get('max'))}` === rule)
  );
}

function beyondFaults(answer: CallAnswer, boundary: Boundary): Fault[] {
  const { field, location, rule } = boundary;
  const where = `${brief(answer.call)} ${location} ${field} beyond ${rule}`;
  const faultsWith = (expected: string): Fault[] => [{ where, expected, got: answer.summary }];
  const items = itemsOf(answer);
  if (!items) return faultsWith('a refusal of the contract');
  const hasTarget = items.some(
    ({ code, target }) => !isInputCode(code) || target.some((name) => isNameOfField(field, name)),
  );
  if (location !== 'path' && !hasTarget) return faultsWith(`the target ${field}`);
  if (items.every((item) => hasCodeAndPlaceholders(item, boundary))) return [];
  const code = location === 'path' ? '404-1-00-01' : expectedCodeOf(rule);
  return faultsWith(`${code} with the fill-ins of its text`);
}

function atLimitFaults(answer: CallAnswer, { field, location, rule }: Boundary): Fault[] {
  // Rules of the issuer, and rules about two fields, may still refuse the value.
  const isRefused = (itemsOf(answer) ?? []).some(
    ({ code, target }) =>
      code.startsWith('400-1-00-') && target.length === 1 && target[0] === field,
  );
  if (!isRefused && answer.status < 500) return [];
  const where = `${brief(answer.call)} ${location} ${field} at ${rule}`;
  return [{ where, expected: 'that the value is accepted', got: answer.summary }];
}

/** Parameters that have no effect if a setting of the issuer is off, with this setting. */
const settingsByParameter: Readonly<Record<string, string>> = {
  hasIndex: 'isArchiveIndexEnabled',
  fileNames: 'isArchiveIndexEnabled',
};

const limitKinds = {
  beyond: {
    name: 'refuses values beyond the limits of the contract',
    breaks: 'Wrong input is stored, or the form cannot show which field is wrong.',
    faultsOf: beyondFaults,
  },
  atLimit: {
    name: 'accepts values exactly at the limits of the contract',
    breaks: 'Input that the form accepts is refused, and the customer cannot go on.',
    faultsOf: atLimitFaults,
  },
};

function checkOf(
  { operation, states, fill }: PactCall,
  kind: keyof typeof limitKinds,
  findBoundaries: ReturnType<typeof createBoundaryFinder>,
): Check[] {
  const { operationId, method } = operation;
  if (!findBoundaries(operationId, fill({})).some((boundary) => boundary[kind])) return [];
  const { name, breaks, faultsOf } = limitKinds[kind];
  const run: Check['run'] = async (context) => {
    let { call, values } = context;
    for (const boundary of findBoundaries(operationId, fill(values))) {
      const changeInput = boundary[kind];
      if (!changeInput) continue;
      const setting = settingsByParameter[boundary.field];
      if (setting && (await call('getSettingInfo')).value(setting) === false) continue;
      const answer = await call(operationId, changeInput(fill(values)));
      answer.report(faultsOf(answer, boundary));
      // An accepted call may have changed data that the next call needs.
      if ((method !== 'get' && answer.status < 400) || answer.status === 429)
        ({ call, values } = await context.setUpAgain());
    }
  };
  return [{ operationId, name, breaks, level: lastLevel, states, run }];
}

/**
 * Checks each constraint on a sent value by two calls: at the limit, and just beyond. The calls are made from the
 * contract and the pact's successful calls. Rules outside the contract, such as rules of the issuer, are not checked.
 */
export function refusalChecks(
  { contract, pact, operations }: Pick<Assets, 'contract' | 'pact' | 'operations'>,
  seed = 0,
): Check[] {
  const findBoundaries = createBoundaryFinder(contract, seed);
  return pactCalls(pact, operations).flatMap((call) => [
    ...checkOf(call, 'beyond', findBoundaries),
    ...checkOf(call, 'atLimit', findBoundaries),
  ]);
}
