import type { ErrorItem } from '../../generated/model/errorItem.ts';
import { codesWithSubMessage } from '../../generated/error-handlers.ts';
import { ApiError } from '../api/api-error.ts';
import { MissingFileNameError } from '../api/downloads.ts';
import { dynamicText } from '../i18n/dynamic-text.ts';
import { t } from '../i18n/i18n.ts';
import type { SupportInfo } from './message-store.ts';
import { asValue } from './text-links.ts';

/*
 * The texts of S8. The namespaces `errors`, `field-names` and `frame` have to be loaded.
 */

/** One error item in words. May hold links (text-links.ts). */
export interface ErrorText {
  code: string;
  message: string;
  subMessage: string | undefined;
  /** Fields it is about (S3). */
  target: readonly string[];
}

/** What `{{name}}` says where the answer leaves it out: a word that fits, never the placeholder. */
const fallbackOf = (name: string): string =>
  dynamicText(`frame.fillIn.${name}`) ?? t('frame.fillIn.other');

function valueOf(name: string, item: ErrorItem): string {
  const given = item.mapping.find((mapping) => mapping.key === name);
  if (given?.type === 'BE' && given.value !== '') return given.value;
  // FE: a name the portal has a text for; without one, the field the item is about.
  const field = given?.value || (name === 'name' ? item.target[0] : undefined);
  const found = field === undefined ? undefined : dynamicText(`field-names.${field}`);
  return found ?? fallbackOf(name);
}

function fill(text: string, item: ErrorItem): string {
  return text.replace(/\{\{-?\s*([\w.]+)[^}]*\}\}/g, (_, name: string) =>
    asValue(valueOf(name, item)),
  );
}

/** Asking again for a link means the mail that brought it: a password's, or the registration's. */
const adaptLinks = (text: string, code: string): string =>
  code.split('-')[2] === '03' ? text.replaceAll('applyAgain>', 'reissueAgain>') : text;

/**
 * One error item in words. An unknown code gets the text for the unexpected.
 */
function textOfItem(item: ErrorItem): ErrorText {
  const known = dynamicText(`errors.${item.code}`);
  const code = known === undefined ? '500-1-00-01' : item.code;
  const raw = known ?? dynamicText(`errors.${code}`) ?? t('shell.failed.unexpected');
  const sub = codesWithSubMessage.has(code) ? dynamicText(`errors.${code}_sub`) : undefined;
  return {
    code: item.code,
    message: fill(adaptLinks(raw, code), item),
    subMessage: sub === undefined ? undefined : fill(adaptLinks(sub, code), item),
    target: item.target,
  };
}

/** Codes and kinds nobody expects: support is helped by the flow id and the time. */
const unexpected = /^(500-|400-1-99-|400-1-11-01)/;

function supportOf(error: ApiError): SupportInfo | undefined {
  const isUnexpected =
    error.kind === 'malformed' ||
    (error.kind === 'http' &&
      (error.status >= 500 ||
        error.items.length === 0 ||
        error.items.some((item) => unexpected.test(item.code))));
  return isUnexpected ? { flowId: error.flowId, at: error.at.getTime() } : undefined;
}

export interface ErrorDescription {
  texts: readonly ErrorText[];
  support: SupportInfo | undefined;
}

function ownText(error: unknown): string {
  if (error instanceof MissingFileNameError) return t('shell.failed.noFileName');
  if (!(error instanceof ApiError)) return t('shell.failed.unexpected');
  const texts = {
    network: t('shell.failed.network'),
    timeout: t('shell.failed.timeout'),
    malformed: t('shell.failed.malformed'),
    aborted: '',
    http: t('shell.failed.unexpected'),
  } as const;
  return texts[error.kind];
}

/** Everything there is to say about an error; the same text once, however often it came. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof ApiError && error.items.length > 0) {
    const texts = error.items.map(textOfItem);
    return {
      texts: texts.filter(
        (text, index) => texts.findIndex((other) => other.message === text.message) === index,
      ),
      support: supportOf(error),
    };
  }
  return {
    texts: [{ code: '', message: ownText(error), subMessage: undefined, target: [] }],
    support: error instanceof ApiError ? supportOf(error) : undefined,
  };
}

/**
 * The text of a code with values in the order of its places, as the error page gets them (S2).
 *
 * @returns undefined if the code is unknown
 */
export function textOfCode(code: string, values: readonly string[]): ErrorText | undefined {
  const raw = dynamicText(`errors.${code}`);
  if (raw === undefined) return undefined;
  const names = Array.from(raw.matchAll(/\{\{-?\s*([\w.]+)/g), ([, name = '']) => name);
  const mapping = [...new Set(names)].flatMap((key, index) => {
    const value = values[index];
    if (value === undefined) return [];
    // A field's name is looked up, anything else stands as it is.
    const type = dynamicText(`field-names.${value}`) === undefined ? 'BE' : 'FE';
    return [{ key, value, type } as const];
  });
  return textOfItem({ code, target: [], mapping });
}
