import { answerSchema, exampleOf, resolved, type Schema } from './contract.ts';
import type { Damage } from './damage.ts';

/** The schema of what stands in a place of an answer. */
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

/** Of several shapes, the one that a value has. */
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

/** Whether a damage is none: null, or nothing, where null may be. */
export function costsNothing(operationId: string, { at, how }: Damage): boolean {
  const schema = schemaAt(operationId, at);
  const mayBeNull =
    [schema.type].flat().includes('null') ||
    (schema.oneOf ?? []).some((one) => one.type === 'null');
  return how !== 'another type' && mayBeNull;
}

/** What a page is whole without: nothing is said where it is missing. */
const doneWithout: Readonly<Record<string, readonly string[] | 'all'>> = {
  getLogo: 'all',
  getBanner: 'all',
  getMypageLogo: 'all',
  // Told on a customer's pages; the visitor's do without.
  getSettingInfo: 'all',
  // What the other tabs are compared by.
  getCurrentUser: ['customerKey'],
  // Sentences beside the form.
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
  // The form stands, and the server judges what it cannot.
  getRegistrationForm: [
    'mailAddress',
    'revision',
    'isLoginIdRequired',
    'loginIdMinLength',
    'loginIdMaxLength',
  ],
  // A line less; the number can be entered all the same.
  getInvoiceRegisterNumberState: ['customerName', 'titleOfHonor', 'expiresAt'],
  // The heading is the portal's own then.
  getLegalText: ['legalTextType', 'version', 'title', 'updatedOn'],
};

export function isDoneWithout(operationId: string, { at: [name] }: Damage): boolean {
  const places = doneWithout[operationId] ?? [];
  return places === 'all' || places.includes(String(name));
}
