import { answerSchemaOf, exampleOf, resolveSchema, type Schema } from './contract.ts';

/** A change that makes an answer break the contract. */
export interface Damage {
  /** The path of the value: names and indexes. */
  path: readonly (string | number)[];
  kind: 'missing' | 'null' | 'another type';
}

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/** The index of the list entry to damage: the second entry, because the first and the third entry must remain. */
const damagedIndexesOf = (value: readonly unknown[]): number[] =>
  value.length === 0 ? [] : [Math.min(1, value.length - 1)];

/** Every damage of one field, or of one entry, of an answer. */
export function damagesOf(value: unknown, parentPath: Damage['path'] = []): Damage[] {
  if (!isObject(value)) return [];
  const names = Array.isArray(value) ? damagedIndexesOf(value) : Object.keys(value);
  return names.flatMap((name) => {
    const path = [...parentPath, name];
    const kinds: Damage['kind'][] = Array.isArray(value)
      ? ['null', 'another type']
      : ['missing', 'null', 'another type'];
    return [...kinds.map((kind) => ({ path, kind })), ...damagesOf(value[name], path)];
  });
}

function valueOfAnotherType(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (Array.isArray(value)) return { 0: 'no list' };
  return isObject(value) ? [] : { no: 'value' };
}

/** A copy of an answer with the damage. */
export function createDamagedCopy(answer: unknown, { path, kind }: Damage): unknown {
  const copy: unknown = structuredClone(answer);
  const lastName = path.at(-1) ?? '';
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((node, name) => (isObject(node) ? node[name] : undefined), copy);
  if (!isObject(parent)) throw new Error(`Nothing at ${path.join('.')}`);
  if (kind === 'missing') delete parent[lastName];
  else parent[lastName] = kind === 'null' ? null : valueOfAnotherType(parent[lastName]);
  return copy;
}

function schemaAt(operationId: string, path: Damage['path']): Schema {
  let schema = resolveSchema(answerSchemaOf(operationId));
  let value: unknown = exampleOf(operationId);
  for (const name of path) {
    schema = variantOf(schema, value);
    schema = schema.items ?? schema.properties?.[name] ?? {};
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    schema = resolveSchema(schema);
  }
  return schema;
}

/** The variant of a union whose constant fields have the same values in the given value. */
function variantOf(schema: Schema, value: unknown): Schema {
  const variants = (schema.oneOf ?? [])
    .map(resolveSchema)
    .filter((variant) => variant.type !== 'null');
  const hasConstantsOf = (variant: Schema): boolean =>
    Object.entries(variant.properties ?? {}).every(([name, property]) => {
      const constant = resolveSchema(property).const;
      return (
        constant === undefined ||
        (typeof value === 'object' && value !== null && Reflect.get(value, name) === constant)
      );
    });
  return variants.find(hasConstantsOf) ?? variants[0] ?? schema;
}

/** Whether the damaged value is still valid: null, or missing, where the schema allows null. */
export function isStillValid(operationId: string, { path, kind }: Damage): boolean {
  const schema = schemaAt(operationId, path);
  const mayBeNull =
    [schema.type].flat().includes('null') ||
    (schema.oneOf ?? []).some((variant) => variant.type === 'null');
  return kind !== 'another type' && mayBeNull;
}

/** Values that a page does not need: the page shows no message if these values are missing. */
const optionalFieldsByOperation: Readonly<Record<string, readonly string[] | 'all'>> = {
  getLogo: 'all',
  getBanner: 'all',
  getMypageLogo: 'all',
  // Pages of a visitor do not need the settings.
  getSettingInfo: 'all',
  // The key is only used to compare this tab with other tabs.
  getCurrentUser: ['customerKey'],
  // These values appear only in sentences next to the form.
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
  // The form appears without these values, and the server validates the entries.
  getRegistrationForm: [
    'mailAddress',
    'revision',
    'isLoginIdRequired',
    'loginIdMinLength',
    'loginIdMaxLength',
  ],
  // Without these values the page has one line less, and the number can still be entered.
  getInvoiceRegisterNumberState: ['customerName', 'titleOfHonor', 'expiresAt'],
  // Without these values the portal shows its own heading.
  getLegalText: ['legalTextType', 'version', 'title', 'updatedOn'],
};

export function isOptionalFor(operationId: string, { path: [name] }: Damage): boolean {
  const optionalFields = optionalFieldsByOperation[operationId] ?? [];
  return optionalFields === 'all' || optionalFields.includes(String(name));
}

/** Damages that once revealed a fault, by screen and operation. Every run tests these damages. */
export const regressionDamages: Readonly<Record<string, readonly Damage[]>> = {
  // A later call of the page decides whether the password is required again.
  'downloadEStorage getDownloadUrlState': [{ path: ['state'], kind: 'missing' }],
  'downloadList getDownloadUrlState': [{ path: ['state'], kind: 'missing' }],
  'top getCurrentUser': [{ path: ['titleOfHonor'], kind: 'another type' }],
  // Without the rules of the password, the page must offer a retry.
  'accountSettings getAccountSettings': [{ path: ['passwordPolicy'], kind: 'missing' }],
  'applyCustomer getRegistrationForm': [{ path: ['passwordPolicy'], kind: 'missing' }],
  'passwordSetting getPasswordSettingState': [{ path: ['passwordPolicy'], kind: 'missing' }],
};
