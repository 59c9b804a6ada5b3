import type { CallAnswer } from './answer.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { issuerHasNo } from './check.ts';

/* The inputs of changes of the customer's own data, made from what the issuer's forms offer. */

export type ReadStateValue = (name: string) => string;

export type MakeInput = (read: ReadStateValue, call: MakeCall) => CallInput | Promise<CallInput>;

export const tokenPath = (read: ReadStateValue): CallInput => ({ path: { token: read('token') } });

export type Line = Readonly<Record<string, unknown>>;

/** The first two lines of the attached mails that can be changed. */
export async function fetchTwoLines(call: MakeCall): Promise<[Line, Line]> {
  const answer = await call('getAttachedMailSettings');
  const lines = answer.values('items.*').map((one): Line => Object(one));
  const [first, second] = lines.filter((line) => line['isEditable'] === true);
  return first && second ? [first, second] : issuerHasNo('two lines that can be changed');
}

export const changedAddresses = (read: ReadStateValue, ...subs: string[]) => ({
  revision: read('mailAddressesRevision'),
  mailAddress: `stored.${read('mailAddress')}`,
  subMailAddressList: subs.map((subMailAddress) => ({ subMailAddress })),
});

export const attachedMailInput = (read: ReadStateValue, ...items: Line[]): CallInput => ({
  body: {
    revision: read('attachedMailRevision'),
    items: items.map(({ billTypeId, isAttached, fileFormats, mailAddresses }) => ({
      billTypeId,
      isAttached,
      fileFormats,
      mailAddresses,
    })),
  },
});

export type Item = {
  itemKey: string;
  format: string;
  value: string | null;
  isEditable: boolean;
  isRequired: boolean;
  minLength: number;
  maxLength: number;
  options: { value: string; label: string }[];
};

export const itemsIn = (answer: CallAnswer): Item[] =>
  answer.values('groups.*.items.*').map(Object);
export const fetchEditableItems = async (call: MakeCall): Promise<Item[]> =>
  itemsIn(await call('getRegisteredInformation')).filter(({ isEditable }) => isEditable);

export const displayedValueOf = ({ options }: Item, value: unknown): unknown =>
  options.find((option) => option.value === value)?.label ?? value;

export const hasLength = ({ minLength, maxLength }: Item, value: string): boolean =>
  [...value].length >= minLength && [...value].length <= maxLength;

export const changeRequestInput = (
  read: ReadStateValue,
  bodyFields: Record<string, unknown>,
): CallInput => ({
  body: {
    revision: read('revision'),
    changeReflectionMonth: read('changeReflectionMonth'),
    ...bodyFields,
  },
});
