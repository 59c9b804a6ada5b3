import { screen } from '@testing-library/react';
import type { RegisteredInformation } from '../../../generated/model/registeredInformation.ts';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import {
  button,
  changeRequest,
  enter,
  getCall,
  information,
  open,
  submit,
  submitCall,
} from './information-pages.tsx';

export const check = '入力内容を確認する';
export const apply = '申請する';
export const heading = (name: string) => screen.findByText(name, { selector: 'h2' });
export const entries = () => heading('変更内容の入力');

export const begin = async (
  given: RegisteredInformation | object = information(),
  onSubmit: () => Response | Promise<Response> | Error = () => jsonAnswer(changeRequest, 201),
): Promise<void> => {
  open('/userEdit', { [getCall]: () => jsonAnswer(given), [submitCall]: onSubmit });
  await screen.findByText('ご登録情報の変更', { selector: 'h1' });
};

export const toCheck = async (): Promise<void> => {
  submit();
  await heading('変更内容の確認');
};

/** What is kept of entries that were not sent. */
export const keptDrafts = (): string =>
  Object.entries({ ...sessionStorage })
    .filter(([name]) => name.startsWith('draft.'))
    .map(([, text]) => String(text))
    .join();

/** Enters a new phone number, confirms, sends. */
export async function sendPhone(): Promise<void> {
  await button(check);
  enter('phoneNumber', '０３（５５５５）０１４２');
  await toCheck();
  submit();
}

/** Answers the first request with a code, and from then on with another form. */
export const becomes = async (code: ErrorCode, later: RegisteredInformation): Promise<void> => {
  let isOld = true;
  open('/userEdit', {
    [getCall]: () => jsonAnswer(isOld ? information() : later),
    [submitCall]: () => {
      if (!isOld) return jsonAnswer(changeRequest, 201);
      isOld = false;
      return errorAnswer(code);
    },
  });
  await sendPhone();
};
const [customer] = information().groups;
/** The one group of the information with other items. */
export const groupWith = (items: RegisteredInformation['groups'][number]['items']) => [
  { groupKey: 'customer', title: customer?.title ?? '', items },
];
/** All items, without one of them, or with it changed. */
export const itemsBut = (itemKey: string, more: object = {}) =>
  (customer?.items ?? []).flatMap((one) => {
    if (one.itemKey !== itemKey) return [one];
    return Object.keys(more).length === 0 ? [] : [{ ...one, ...more }];
  });
