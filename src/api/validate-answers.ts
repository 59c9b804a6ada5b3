import { answers, shapes, unions } from '../../generated/answers.ts';
import { createApiError } from './call.ts';
import { reportFaults, type Fault } from './answer-faults.ts';
import { withoutUnreadableParts, removeEntries } from './unreadable.ts';

/*
 * Validates each answer against the contract. This code is a separate chunk, which is loaded with the first screen
 * after the login page (docs/decisions/answers-validated-in-one-place.md).
 */

/** Schemas of independent list entries: an invalid entry is removed from its list (`rowsOf`). */
const rowSchemas: ReadonlySet<string> = new Set([
  'AttachedMailSetting',
  'Bill',
  'DownloadFile',
  'ChangeRequestItem',
  'FileInfo',
  'Notice',
  'OperatorNotice',
  'RegisteredItem',
  'StatusHistoryItem',
]);

/**
 * Answers of which any field may be missing: their fields are independent parts of a page, or only the
 * success of the call matters (S7). An invalid field is removed, and the code that reads these answers treats
 * every field as optional.
 */
const operationsReadInParts: ReadonlySet<string> = new Set([
  'getAccountSettings',
  'getSettingInfo',
  'getCurrentUser',
  'getDownloadUrlState',
  'getInvoiceRegisterNumberState',
  'getLegalText',
  'getPasswordSettingState',
  'getRegisteredInformation',
  'getRegistrationForm',
  'getRegistrationState',
  'issueTemporaryPassword',
  'login',
  'logout',
  'registerCustomer',
  'registerEStorageLinkage',
  'registerEStorageLinkageByToken',
  'registerInvoiceRegisterNumber',
  'registerMailAddress',
  'requestPasswordReissue',
  'submitChangeRequest',
  'updateBillStatus',
  'uploadReturnedFile',
]);

type OnFault = (fault: Fault) => void;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A kind is the type of a value, as written in generated/answers.ts, such as `Bill[]?`. Parsed kinds are
 * cached, because a list of bills has two thousand fields.
 */
interface Kind {
  isNullable: boolean;
  isList: boolean;
  /** The kind without `?` and `[]`. */
  baseKind: string;
  isObject: boolean;
}

const parsedKinds = new Map<string, Kind>();

function readKind(kind: string): Kind {
  const cachedKind = parsedKinds.get(kind);
  if (cachedKind) return cachedKind;
  const isNullable = kind.endsWith('?');
  const kindWithoutNull = isNullable ? kind.slice(0, -1) : kind;
  const isList = kindWithoutNull.endsWith('[]');
  const baseKind = isList ? kindWithoutNull.slice(0, -2) : kindWithoutNull;
  const isObject = shapes[baseKind] !== undefined || unions[baseKind] !== undefined;
  const parsedKind = { isNullable, isList, baseKind, isObject };
  parsedKinds.set(kind, parsedKind);
  return parsedKind;
}

const isOfType = (kind: string, value: unknown): boolean => {
  if (kind === 's') return typeof value === 'string';
  if (kind === 'b') return typeof value === 'boolean';
  return Number.isInteger(value) && (kind === 'i' || Number(value) >= Number(kind.slice(1)));
};

/** The kinds of an object's fields; undefined for a shape that only a newer server knows. */
function fieldsOf(
  kind: string,
  value: Record<string, unknown>,
): { fields: Readonly<Record<string, string>> | undefined; discriminator?: string } {
  const union = unions[kind];
  if (union === undefined) return { fields: shapes[kind] };
  const [discriminator, shapeNames] = union;
  const shapeName = value[discriminator];
  if (typeof shapeName !== 'string') return { fields: { [discriminator]: 's' }, discriminator };
  const shape = Object.hasOwn(shapeNames, shapeName) ? shapeNames[shapeName] : undefined;
  return { fields: shape === undefined ? undefined : shapes[shape], discriminator };
}

/**
 * Validates one value of an answer, and sets a missing nullable value to null.
 *
 * @param holder the object or list that holds the value
 * @returns whether the value is valid
 */
function isReadable(
  kind: string,
  holder: Record<string, unknown>,
  name: string,
  path: string,
  onFault: OnFault,
): boolean {
  const value = holder[name];
  const { isNullable, isList, baseKind, isObject } = readKind(kind);
  if (isNullable && value == null) {
    holder[name] = null;
    return true;
  }
  if (isList) return isReadableList(baseKind, holder, name, path, onFault);
  if (!isObject) {
    const isValid = isOfType(baseKind, value);
    if (!isValid) onFault({ path, kind: baseKind, value });
    return isValid;
  }
  if (!isRecord(value)) {
    onFault({ path, kind: 'object', value });
    return false;
  }
  const { fields } = fieldsOf(baseKind, value);
  return findUnreadableFields(fields, value, path, onFault).length === 0;
}

/** The names of the invalid fields of an object. All fields are checked, so that all faults are reported. */
function findUnreadableFields(
  fields: Readonly<Record<string, string>> | undefined,
  value: Record<string, unknown>,
  path: string,
  onFault: OnFault,
): string[] {
  const unreadableNames: string[] = [];
  const prefix = path === '' ? '' : `${path}.`;
  for (const field in fields) {
    const kind = fields[field];
    if (kind !== undefined && !isReadable(kind, value, field, prefix + field, onFault))
      unreadableNames.push(field);
  }
  return unreadableNames;
}

function isReadableList(
  kind: string,
  holder: Record<string, unknown>,
  name: string,
  path: string,
  onFault: OnFault,
): boolean {
  const list = holder[name];
  if (!Array.isArray(list)) {
    onFault({ path, kind: 'list', value: list });
    return false;
  }
  const entries: Record<string, unknown> = { ...list };
  const unreadableIndexes = [...list.keys()].filter(
    (index) => !isReadable(kind, entries, String(index), `${path}.${index}`, onFault),
  );
  if (unreadableIndexes.length > 0 && rowSchemas.has(kind))
    removeEntries(holder, name, list, unreadableIndexes);
  return unreadableIndexes.length === 0 || rowSchemas.has(kind);
}

/** The valid fields of an answer that is read in parts. */
function readInParts(kind: string, answer: unknown, onFault: OnFault): Record<string, unknown> {
  if (!isRecord(answer)) {
    onFault({ path: '', kind: 'object', value: answer });
    return withoutUnreadableParts({}, ['']);
  }
  const copy = { ...answer };
  const { fields, discriminator } = fieldsOf(kind, copy);
  const parts = withoutUnreadableParts(copy, findUnreadableFields(fields, copy, '', onFault));
  // The discriminator becomes an empty text, which matches no known shape.
  return discriminator === undefined ? parts : { [discriminator]: '', ...parts };
}

interface KnownOperation {
  operationId: string;
  kind: string;
}

const knownOperations: readonly (KnownOperation & { callPattern: RegExp })[] = Object.entries(
  answers,
).map(([operationId, [method, path, kind]]) => ({
  operationId,
  kind,
  callPattern: new RegExp(`^${method} ${path.replaceAll('{}', '[^/]+')}$`),
}));

/** The operation of a call, and the kind of its answer: '' without a JSON body. */
export function operationOf(method: string, url: string): KnownOperation | undefined {
  const call = `${method} ${url.replace(/\?.*/s, '')}`;
  // The contract lists a path without parameters before the paths with parameters.
  return knownOperations.find((operation) => operation.callPattern.test(call));
}

/**
 * Validates an answer: missing nullable values become null, and invalid entries of independent lists are
 * removed (`rowsOf`). Lengths, patterns, dates and enumerations are not validated: a newer server may send
 * other values, which are displayed unchanged. All faults are reported in the console.
 *
 * @param url path of the operation with its values and query
 * @param answer may be changed
 * @throws ApiError of kind `malformed` if the answer is invalid as a whole (S8)
 */
export function validateAnswer(method: string, url: string, answer: unknown): unknown {
  const operation = operationOf(method, url);
  if (operation === undefined || operation.kind === '') return answer;
  const { operationId, kind } = operation;
  const faults: Fault[] = [];
  const onFault: OnFault = (fault) => faults.push(fault);
  const answerHolder = { answer };
  const isInParts = operationsReadInParts.has(operationId);
  const isValid = isInParts || isReadable(kind, answerHolder, 'answer', '', onFault);
  const readableAnswer = isInParts ? readInParts(kind, answer, onFault) : answerHolder.answer;
  reportFaults(operationId, faults);
  // The cause is a text, because the faults of the fields are already noted (src/app/reports.ts).
  if (!isValid) throw createApiError('malformed', 'invalid fields', 200);
  return readableAnswer;
}
