import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach } from 'vitest';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import type { LegalText } from '../../../generated/model/legalText.ts';
import type { RegistrationForm } from '../../../generated/model/registrationForm.ts';
import { AgreementPage } from '../../../src/pages/registration/AgreementPage.tsx';
import { CompletePage } from '../../../src/pages/registration/CompletePage.tsx';
import { CustomerPage } from '../../../src/pages/registration/CustomerPage.tsx';
import { MailAddressPage } from '../../../src/pages/registration/MailAddressPage.tsx';
import { ApplyLayout } from '../../../src/shell/frame/ApplyLayout.tsx';
import { item as anItem } from '../../forms/items/items.ts';
import { jsonAnswer, stubApi, type SentRequest, type Answers } from '../../support/api.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers, policy } from '../../support/settings.ts';

export const token = 'tk_7Qm2Zx9LrB4sVn8K';
export const stateRoute = `GET /registration/${token}`;
export const agreementRoute = `POST /registration/${token}/agreement`;
export const formRoute = `GET /registration/${token}/customer`;
export const registerRoute = `POST /registration/${token}/customer`;

export const validState = {
  state: 'valid',
  nextStep: 'agreement',
  mailAddress: 'keiri@aoba-foods.example.co.jp',
  expiresAt: '2026-11-22T10:30:00+09:00',
};
export const registeredAccount = {
  loginId: 'aoba-foods',
  customerName: '株式会社青葉フーズ流通',
  mailAddress: 'keiri@aoba-foods.example.co.jp',
  registeredAt: '2026-11-21T11:48:20+09:00',
};
export const consumedState = { state: 'consumed', ...registeredAccount };
export const expiredState = { state: 'expired', expiredAt: '2026-11-20T10:30:00+09:00' };

const createLegalText = (legalTextType: LegalText['legalTextType'], title: string): LegalText => ({
  legalTextType,
  version: '2026-04',
  title,
  html: `<p>${title}の本文です。</p>`,
  updatedOn: '2026-04-01',
});
export const userAgreement = createLegalText('userAgreement', 'ご利用規約');
export const privacyPolicy = createLegalText('privacyPolicy', '個人情報の取り扱いについて');

const createItem = (itemKey: string, label: string, overrides: Partial<RegisteredItem> = {}) =>
  anItem(itemKey, { label, maxLength: 100, ...overrides });
export const customerNumberItem = createItem('customerNumber', 'お客さま番号', {
  format: 'number',
  isRequired: true,
  maxLength: 10,
});
export const nameItem = createItem('customerName', '会社名', { isRequired: true });
const faxItemRules = { format: 'phoneNumber' as const, maxLength: 15 };
export const faxNumberItem = createItem('faxNumber', 'FAX番号', faxItemRules);
export const closingDayItem = createItem('closingDay', '締め日', {
  format: 'select',
  options: ['15', '20', '25', '28', '31'].map((day) => ({ value: day, label: `${day}日` })),
});

export const registrationForm = (
  items: readonly object[] = [customerNumberItem, nameItem, faxNumberItem, closingDayItem],
  overrides: Partial<RegistrationForm> = {},
) => ({
  revision: 'rev-1',
  mailAddress: 'keiri@aoba-foods.example.co.jp',
  isLoginIdRequired: true,
  loginIdMinLength: 6,
  loginIdMaxLength: 64,
  passwordPolicy: { ...policy, isSymbolRequired: false, historyCount: 0, expiresInDays: null },
  groups: [
    { groupKey: 'company', title: '会社情報', items },
    { groupKey: 'other', title: 'そのほか', items: [] },
  ],
  ...overrides,
});

export const validPassword = 'Kaki-no-ki-1987';

let requests: SentRequest[] = [];

let loginPageCount = 0;
export const getLoginPageCount = (): number => loginPageCount;

// Runs before each test of a file that imports this file.
beforeEach(async () => {
  loginPageCount = 0;
  await switchLanguage('ja', 'registration', 'password', 'validation', 'form', 'flow');
});

function LoginPageStub() {
  useEffect(() => {
    loginPageCount += 1;
  }, []);
  return <p>The login page</p>;
}

/**
 * Opens a page of the registration, with the given answers.
 *
 * @param state of the history entry, set by the previous page
 */
export function openRegistrationPage(
  pagePath: string,
  answers: Answers = {},
  state?: unknown,
): void {
  requests = stubApi({
    ...frameAnswers({ headerText: '<p>はじめての方へ</p>' }),
    'GET /setting/legal-texts/userAgreement': () => jsonAnswer(userAgreement),
    'GET /setting/legal-texts/privacyPolicy': () => jsonAnswer(privacyPolicy),
    ...answers,
  });
  renderPages({
    at: pagePath,
    state,
    layout: <ApplyLayout />,
    pages: {
      '/': <LoginPageStub />,
      '/apply/step1': <MailAddressPage />,
      '/apply/step2/:token': <AgreementPage />,
      '/apply/step3/:token': <CustomerPage />,
      '/apply/step4': <CompletePage />,
      '/error': <p>The error page</p>,
    },
  });
}

/** All requests with this method, with their bodies. */
export const requestsBy = (method: string): { path: string; body: unknown }[] =>
  requests
    .filter((request) => request.method === method)
    .map(({ path, body }) => ({ path, body: body === '' ? undefined : JSON.parse(body) }));

/** The rows that describe an account: label, text, and the translate attribute. */
export const getAccountRows = (): (string | null)[][] =>
  Array.from(document.querySelectorAll('main dl > div'), (row) => {
    const [label, text] = [row.querySelector('dt'), row.querySelector('dd')];
    const translate = text?.getAttribute('translate') ?? null;
    return [label?.textContent ?? '', text?.textContent ?? '', translate];
  });

export const getField = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
