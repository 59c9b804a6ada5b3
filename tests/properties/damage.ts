import { answerSchema, exampleOf, resolved, type Schema } from './contract.ts';

/** A change that makes an answer break the contract. */
export interface Damage {
  /** The path of the value: names and indexes. */
  at: readonly (string | number)[];
  how: 'missing' | 'null' | 'another type';
}

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/** Only the second entry of a list is damaged: the first and the third have to remain. */
const placesOf = (value: readonly unknown[]): number[] =>
  value.length === 0 ? [] : [Math.min(1, value.length - 1)];

/** Every damage of one field, or of one entry, of an answer. */
export function damagesOf(value: unknown, at: Damage['at'] = []): Damage[] {
  if (!isObject(value)) return [];
  const names = Array.isArray(value) ? placesOf(value) : Object.keys(value);
  return names.flatMap((name) => {
    const path = [...at, name];
    const hows: Damage['how'][] = Array.isArray(value)
      ? ['null', 'another type']
      : ['missing', 'null', 'another type'];
    return [...hows.map((how) => ({ at: path, how })), ...damagesOf(value[name], path)];
  });
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (Array.isArray(value)) return { 0: 'no list' };
  return isObject(value) ? [] : { no: 'value' };
}

/** A copy of an answer with the damage done. */
export function damaged(answer: unknown, { at, how }: Damage): unknown {
  const copy: unknown = structuredClone(answer);
  const last = at.at(-1) ?? '';
  const holder = at
    .slice(0, -1)
    .reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), copy);
  if (!isObject(holder)) throw new Error(`Nothing at ${at.join('.')}`);
  if (how === 'missing') delete holder[last];
  else holder[last] = how === 'null' ? null : otherType(holder[last]);
  return copy;
}

function schemaAt(operationId: string, at: Damage['at']): Schema {
  let schema = resolved(answerSchema(operationId));
  let value: unknown = exampleOf(operationId);
  for (const name of at) {
    schema = variantOf(schema, value);
    schema = schema.items ?? schema.properties?.[name] ?? {};
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    schema = resolved(schema);
  }
  return schema;
}

/** The variant of a union that a value has. */
function variantOf(schema: Schema, value: unknown): Schema {
  const variants = (schema.oneOf ?? []).map(resolved).filter((one) => one.type !== 'null');
  const fits = (one: Schema): boolean =>
    Object.entries(one.properties ?? {}).every(([name, property]) => {
      const said = resolved(property).const;
      return (
        said === undefined ||
        (typeof value === 'object' && value !== null && Reflect.get(value, name) === said)
      );
    });
  return variants.find(fits) ?? variants[0] ?? schema;
}

/** Whether the damaged value is still valid: null, or missing, where the schema allows null. */
export function isStillValid(operationId: string, { at, how }: Damage): boolean {
  const schema = schemaAt(operationId, at);
  const mayBeNull =
    [schema.type].flat().includes('null') ||
    (schema.oneOf ?? []).some((one) => one.type === 'null');
  return how !== 'another type' && mayBeNull;
}

/** Values without which a page is complete: it shows no message if they are missing. */
const optionalFor: Readonly<Record<string, readonly string[] | 'all'>> = {
  getLogo: 'all',
  getBanner: 'all',
  getMypageLogo: 'all',
  // Pages of a customer report the failure; pages of a visitor do not need the settings.
  getSettingInfo: 'all',
  // Only compares this tab with the others.
  getCurrentUser: ['customerKey'],
  // Sentences next to the form.
  getPasswordSettingState: ['purpose', 'loginId', 'expiresAt'],
  getDownloadUrlState: [
    'isLoggedIn',
    'title',
    'expiresAt',
    'customerName',
    'titleOfHonor',
    'isDisplayEStorageLink',
  ],
  getRegistrationState: ['nextStep', 'mailAddress', 'expiresAt'],
  // The form appears, and the server validates what the form cannot.
  getRegistrationForm: [
    'mailAddress',
    'revision',
    'isLoginIdRequired',
    'loginIdMinLength',
    'loginIdMaxLength',
  ],
  // The page has one line less, and the number can still be entered.
  getInvoiceRegisterNumberState: ['customerName', 'titleOfHonor', 'expiresAt'],
  // The portal shows its own heading then.
  getLegalText: ['legalTextType', 'version', 'title', 'updatedOn'],
};

export function isOptionalFor(operationId: string, { at: [name] }: Damage): boolean {
  const optionalPaths = optionalFor[operationId] ?? [];
  return optionalPaths === 'all' || optionalPaths.includes(String(name));
}

/** Damages that found a fault once, by screen and operation: tested every time. */
export const keptDamages: Readonly<Record<string, readonly Damage[]>> = {
  // The page's own call decides whether the password is required again.
  'downloadEStorage getDownloadUrlState': [{ at: ['state'], how: 'missing' }],
  'downloadList getDownloadUrlState': [{ at: ['state'], how: 'missing' }],
};
