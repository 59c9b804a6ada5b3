import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import type { ChangeRequest } from '../../../generated/model/changeRequest.ts';
import type { RegisteredInformation } from '../../../generated/model/registeredInformation.ts';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import { InformationEditPage } from '../../../src/pages/information/InformationEditPage.tsx';
import { InformationPage } from '../../../src/pages/information/InformationPage.tsx';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { jsonAnswer, stubApi, bodiesSentTo, type Answers } from '../../support/api.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { submit, enter } from '../../support/form-fields.ts';
import { item as anItem } from '../../forms/items/items.ts';
import { frameAnswers } from '../../support/settings.ts';

// Runs before each test of a file that imports this file.
beforeEach(() => switchLanguage('ja', 'information', 'validation', 'form', 'flow'));

export const getRoute = 'GET /user/registered-information';
export const submitRoute = 'POST /user/change-requests';
export const cancelRoute = 'DELETE /user/change-requests/cr-1';

export const itemOf = (
  itemKey: string,
  label: string,
  value: string | null,
  overrides: Partial<RegisteredItem> = {},
): RegisteredItem => anItem(itemKey, { label, value, maxLength: 100, ...overrides });

const customerNameItem = itemOf('customerName', '会社名', '株式会社青葉フーズ流通', {
  isRequired: true,
});
const phoneNumberItem = itemOf('phoneNumber', '電話番号', '03-5555-0100', {
  format: 'phoneNumber',
  isRequired: true,
  maxLength: 15,
});
const faxNumberItem = itemOf('faxNumber', 'FAX番号', null, {
  format: 'phoneNumber',
  maxLength: 15,
});
const closingDayItem = itemOf('closingDay', '締日', '20', {
  format: 'select',
  options: ['15', '20', '31'].map((value) => ({
    value,
    label: value === '31' ? '末日' : `${value}日`,
  })),
});
const loginIdItem = itemOf('loginId', 'ログインID', 'aoba-foods-01', {
  format: 'loginId',
  isRequired: true,
  minLength: 6,
  maxLength: 64,
});
export const creditItem = itemOf('creditLimit', 'お取引限度額', '5000000', {
  format: 'currency',
  isEditable: false,
});

export const activeAcceptance = {
  isAccepting: true,
  lastDayOfMonth: 25,
  acceptsAgainOn: null,
  changeReflectionMonths: ['2026-12', '2027-01', '2027-02'],
};
export const closedAcceptance = {
  isAccepting: false,
  lastDayOfMonth: 20,
  acceptsAgainOn: '2026-12-01',
  changeReflectionMonths: [],
};

export const changeRequest: ChangeRequest = {
  changeRequestId: 'cr-1',
  requestedAt: '2026-11-19T14:08:27+09:00',
  changeReflectionMonth: '2026-12',
  isCancellable: true,
  items: [
    {
      itemKey: 'phoneNumber',
      label: '電話番号',
      preChangeContent: '03-5555-0100',
      requestedContent: '03-5555-0142',
    },
    { itemKey: 'faxNumber', label: 'FAX番号', preChangeContent: '03-1', requestedContent: null },
  ],
};

export const information = (
  items: readonly RegisteredItem[] = [
    customerNameItem,
    phoneNumberItem,
    faxNumberItem,
    closingDayItem,
    loginIdItem,
    creditItem,
  ],
  overrides: Partial<RegisteredInformation> = {},
): RegisteredInformation => ({
  revision: 'rev-1',
  groups: [{ groupKey: 'customer', title: 'お客さま情報', items: [...items] }],
  changeAcceptance: activeAcceptance,
  pendingChangeRequest: null,
  ...overrides,
});

export const pendingInformation = (overrides: object = {}): RegisteredInformation =>
  information(undefined, { pendingChangeRequest: { ...changeRequest, ...overrides } });

export function openInformationPage(pagePath: string, answers: Answers): void {
  stubApi({
    ...frameAnswers(),
    'GET /user/me': () =>
      jsonAnswer({ customerKey: 'ck-1', customerName: '青葉フーズ', titleOfHonor: '御中' }),
    ...answers,
  });
  renderPages({
    layout: <LoggedInLayout />,
    pages: { '/user': <InformationPage />, '/userEdit': <InformationEditPage /> },
    outside: { '/': <p>The login page</p>, '/error': <p>The error page</p> },
    at: pagePath,
  });
}

export const getSentRequests = (): unknown[] => bodiesSentTo('POST');

export type Answer = () => Response | Promise<Response> | Error;

/** Finds a button by its text, because a repeated search by role is slow on a page with many fields. */
export const findButton = (buttonName: string): Promise<HTMLElement> =>
  screen.findByText(buttonName, { selector: 'button' });

export const queryEditLink = (): HTMLElement | null =>
  screen.queryByRole('link', { name: '登録情報を変更する' });

export const mainArea = () => within(screen.getByRole('main'));
export const findHeading = (headingText: string) =>
  screen.findByText(headingText, { selector: 'h2' });
export const checkLabel = '入力内容を確認する';
export const findEntryStep = () => findHeading('変更内容の入力');
export const goToConfirmation = async (): Promise<void> => {
  submit();
  await findHeading('変更内容の確認');
};

export async function openEditPage(
  body: object = information(),
  onSubmit: Answer = () => jsonAnswer(changeRequest, 201),
): Promise<void> {
  openInformationPage('/userEdit', { [getRoute]: () => jsonAnswer(body), [submitRoute]: onSubmit });
  await screen.findByText('ご登録情報の変更', { selector: 'h1' });
}

export async function sendPhoneNumber(): Promise<void> {
  await findButton(checkLabel);
  enter('phoneNumber', '０３（５５５５）０１４２');
  await goToConfirmation();
  submit();
}
