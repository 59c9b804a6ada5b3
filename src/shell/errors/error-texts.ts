import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import type { ErrorMapping } from '../../../generated/model/errorMapping.ts';
import { codesWithSubMessage } from '../../../generated/error-handlers.ts';
import type { ErrorCode, errorCatalogue } from '../../../generated/error-codes.ts';
import { ApiError } from '../../api/api-error.ts';
import { unexpectedCodePattern } from '../../api/errors.ts';
import { MissingFileNameError } from '../../api/missing-file-name-error.ts';
import { codeByStatus } from '../../../generated/error-statuses.ts';
import { dynamicText, t } from '../../i18n/i18n.ts';
import type { SupportInfo } from '../messages/message-store.ts';
import { escapeLinks } from '../links/text-links.ts';
import { isErrorCode } from './error-of-code.ts';

/*
 * Values that the address of the error page may fill into a text (S2). The error page shows the
 * issuer's name, and anyone can send a link to the error page. So each placeholder accepts only one short
 * format: no free sentences, and no characters that reverse the text direction.
 */

type FillIn = (typeof errorCatalogue)[ErrorCode]['fillIns'][number];

const numberPattern = /^\d{1,6}$/;

/** The formats of placeholders that are not field names. A new placeholder without a format does not compile. */
const placeholderFormats: Readonly<Record<Extract<FillIn, { type: 'BE' }>['name'], RegExp>> = {
  max: numberPattern,
  min: numberPattern,
  minutes: numberPattern,
  remaining: numberPattern,
  count: numberPattern,
  // A number of files, or a size.
  limit: /^\d{1,6}(\.\d)? ?([KMG]?B)?$/,
  symbols: /^[!-/:-@[-`{-~ ]{1,64}$/,
  extensions: /^(?=.{1,64}$)\.?[a-z0-9]{1,5}([,、・] ?\.?[a-z0-9]{1,5})*$/i,
  // One or two words with an extension.
  fileName:
    /^(?=.{1,40}$)[\p{L}\p{M}\p{N}_\-()（）]+( ?[\p{L}\p{M}\p{N}_\-()（）]+)?(\.[\p{L}\p{M}\p{N}_\-()（）]+)*\.[a-z0-9]{1,5}$/iu,
};

/** Whether an address value has the format of a placeholder. */
export const isValueOfPlaceholder = (placeholder: string, value: string): boolean =>
  Object.entries(placeholderFormats).some(
    ([name, format]) => name === placeholder && format.test(value),
  );

/*
 * The texts of S8. The namespaces `errors`, `field-names` and `frame` must be loaded.
 */

/** The texts of one error item, which may contain links (text-links.ts). */
export interface ErrorText {
  code: string;
  message: string;
  subMessage: string | undefined;
  /** The fields that the item concerns (S3). */
  target: readonly string[];
}

/** The placeholders that are field names. A new placeholder without an entry here does not compile. */
type FieldPlaceholder = Extract<FillIn, { type: 'FE' }>['name'];
const fieldPlaceholders: Readonly<Record<FieldPlaceholder, true>> = { name: true };
const isFieldPlaceholder = (name: string): boolean => Object.hasOwn(fieldPlaceholders, name);

/** The label of a field, by the last name in a target such as subMailAddressList.1.subMailAddress. */
function labelOfFieldName(field: string): string | undefined {
  const name = field.split('.').findLast((segment) => !/^\d+$/.test(segment));
  return dynamicText(`field-names.${name}`);
}

/** The name of a field by its label. */
function fieldNameOfLabel(label: string): string | undefined {
  const names: unknown = t('field-names', { returnObjects: true, defaultValue: '' });
  const entries = Object.entries(Object(names));
  return entries.find(([, name]) => name === label)?.[0];
}

/** Returns a field's label on the page; undefined if the page has no such field. */
export type LabelOf = (target: string) => string | undefined;

function valueOfPlaceholder(
  placeholder: string,
  item: ErrorItem,
  labelOf?: LabelOf,
): string | undefined {
  const receivedMapping = item.mapping.find((mapping) => mapping.key === placeholder);
  const isField = isFieldPlaceholder(placeholder);
  const target = isField ? item.target[0] : undefined;
  // The issuer defines the items of some forms, so only the form knows their labels.
  const label = target === undefined ? undefined : labelOf?.(target);
  if (label !== undefined) return label;
  if (receivedMapping?.type === 'BE' && receivedMapping.value !== '') return receivedMapping.value;
  // FE: the value is the name of a field; without a value, the field is the target of the item.
  const field = receivedMapping?.value || target;
  const fieldLabel = field === undefined ? undefined : labelOfFieldName(field);
  return fieldLabel ?? (isField ? t('frame.unnamedField') : undefined);
}

const placeholderPattern = /\{\{(\w+)\}\}/g;

const placeholdersOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(placeholderPattern), ([, name = '']) => name)),
];

/** Fills the values of an error item into a text; undefined if the answer has not sent a value. */
function fillText(
  text: string | undefined,
  item: ErrorItem,
  labelOf?: LabelOf,
): string | undefined {
  if (
    text === undefined ||
    placeholdersOf(text).some((name) => valueOfPlaceholder(name, item, labelOf) === undefined)
  )
    return undefined;
  return text.replace(placeholderPattern, (_, name: string) =>
    escapeLinks(valueOfPlaceholder(name, item, labelOf) ?? ''),
  );
}

/** The text of a code, without values; undefined if the code is unknown. */
function templateOf(code: string): string | undefined {
  if (!isErrorCode(code)) return undefined;
  // S8 has an empty message for this code, because its dialog has the text.
  return code === '400-1-99-02' ? t('shell.newVersion.message') : dynamicText(`errors.${code}`);
}

/** The texts of an error item. An unknown code gets the text of an unexpected error. */
function textOfItem(item: ErrorItem, labelOf?: LabelOf): ErrorText {
  const code = templateOf(item.code) === undefined ? '500-1-00-01' : item.code;
  const fillItemText = (text: string | undefined): string | undefined =>
    fillText(text, item, labelOf);
  return {
    code: item.code,
    message:
      fillItemText(templateOf(code)) ??
      fillItemText(dynamicText(`frame.withoutFillIns.${code}`)) ??
      t('shell.failed.unexpected'),
    subMessage: codesWithSubMessage.has(code)
      ? fillItemText(dynamicText(`errors.${code}_sub`))
      : undefined,
    target: item.target,
  };
}

/**
 * The time from which a refused call may be repeated, from the header Retry-After (429, 503; RFC 9110).
 *
 * @returns milliseconds since 1970; undefined without the header, for another text, and for a time in the past
 */
export function retryTimeOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || !error.retryAfter) return undefined;
  const { retryAfter, failedAt } = error;
  const timeMs = /^\d{1,7}$/.test(retryAfter)
    ? failedAt.getTime() + Number(retryAfter) * 1000
    : Date.parse(retryAfter);
  return timeMs > failedAt.getTime() ? timeMs : undefined;
}

/** yyyy/MM/dd HH:mm:ss in Japan (S9). Without `lib/dates.ts`, which would make the first load larger. */
const formatJapanTime = (timeMs: number): string =>
  new Date(timeMs + 9 * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replaceAll('-', '/')
    .replace('T', ' ');

function retryTextOf(error: ApiError): string | undefined {
  const retryTime = retryTimeOf(error);
  if (retryTime === undefined) return undefined;
  return t('frame.retryAfter', { time: formatJapanTime(retryTime + 999) });
}

/** The codes of an error. For an answer of a gateway without a code, its status defines the code (401, 408, ...). */
export function codesOfApiError({ kind, status, items }: ApiError): readonly string[] {
  const code = kind === 'malformed' ? codeByStatus[status] : undefined;
  return code === undefined ? items.map((item) => item.code) : [code];
}

/** Whether a code is unexpected, so that support needs the flow id and the time. */
export const isUnexpectedCode = (code: string): boolean =>
  unexpectedCodePattern.test(code) || templateOf(code) === undefined;

/**
 * Whether a status is a fault that support can examine. Not 503 and 504: maintenance is announced, and
 * timeouts are temporary.
 */
const isServerFault = (status: number): boolean =>
  status >= 500 && status !== 503 && status !== 504;

function supportOf(error: ApiError): SupportInfo | undefined {
  const isSupportNeeded =
    (error.kind === 'malformed' && codesOfApiError(error).length === 0) ||
    (error.kind === 'http' &&
      (isServerFault(error.status) ||
        error.items.length === 0 ||
        error.items.some((item) => isUnexpectedCode(item.code))));
  return isSupportNeeded ? { flowId: error.flowId, timeMs: error.failedAt.getTime() } : undefined;
}

export interface ErrorDescription {
  texts: readonly ErrorText[];
  support: SupportInfo | undefined;
}

function textWithoutCode(error: unknown): string {
  if (error instanceof MissingFileNameError) return t('shell.failed.noFileName');
  if (!(error instanceof ApiError)) return t('shell.failed.unexpected');
  const textByKind = {
    network: t('shell.failed.network'),
    timeout: t('shell.failed.timeout'),
    malformed: t('shell.failed.malformed'),
    aborted: '',
    http: t('shell.failed.unexpected'),
  } as const;
  return textByKind[error.kind];
}

/**
 * The text of each item of an error, including duplicates.
 *
 * @param labelOf labels of the form's fields, used instead of the texts `field-names`
 */
export function textsOfError(error: unknown, labelOf?: LabelOf): readonly ErrorText[] {
  if (error instanceof ApiError) {
    const items =
      error.items.length > 0
        ? error.items
        : codesOfApiError(error).map((code): ErrorItem => ({ code, target: [], mapping: [] }));
    const retryText = retryTextOf(error);
    if (items.length > 0)
      return items.map((item) => {
        const text = textOfItem(item, labelOf);
        return retryText === undefined ? text : { ...text, subMessage: retryText };
      });
  }
  return [{ code: '', message: textWithoutCode(error), subMessage: undefined, target: [] }];
}

/** Removes duplicate texts from a list of messages. */
export const removeDuplicateTexts = (texts: readonly ErrorText[]): readonly ErrorText[] =>
  texts.filter(
    ({ message, subMessage }, index) =>
      texts.findIndex(
        (candidate) => candidate.message === message && candidate.subMessage === subMessage,
      ) === index,
  );

/** The texts and the details for support of an error. */
export const describeError = (error: unknown): ErrorDescription => ({
  texts: removeDuplicateTexts(textsOfError(error)),
  support: error instanceof ApiError ? supportOf(error) : undefined,
});

/**
 * The text of a code with values in the order of its placeholders, as in the address of the error page
 * (S2). A value without the format of its placeholder is ignored.
 *
 * @returns undefined if the code is unknown
 */
export function textOfCode(code: string, values: readonly string[]): ErrorText | undefined {
  const text = templateOf(code);
  if (text === undefined) return undefined;
  const mapping = placeholdersOf(text).flatMap((key, index): ErrorMapping[] => {
    const value = values[index];
    if (value === undefined) return [];
    // Anyone can write an address: field names are looked up here, and other values must have the
    // right format.
    if (isFieldPlaceholder(key))
      return [{ key, value: fieldNameOfLabel(value) ?? value, type: 'FE' }];
    return isValueOfPlaceholder(key, value) ? [{ key, value, type: 'BE' }] : [];
  });
  return textOfItem({ code, target: [], mapping });
}
