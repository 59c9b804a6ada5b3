import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { InvoiceNumberPage } from '../../../src/pages/invoice-number/InvoiceNumberPage.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { jsonAnswer, stubApi, callCountOf, bodiesSentTo, type Answers } from '../../support/api.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { submit } from '../../support/form-fields.ts';

// Runs before each test of a file that imports this file.
beforeEach(() => switchLanguage('ja', 'invoice-number', 'validation', 'form', 'flow'));

const token = 'tk_7Qm2Zx9LrB4sVn8K';
export const stateRoute = `GET /invoice-number/${token}`;
export const registerRoute = `PUT /invoice-number/${token}`;

export const validLink = {
  state: 'valid',
  revision: 'rev-number-2',
  customerName: '有限会社ひかり工業',
  titleOfHonor: '御中',
  invoiceRegisterNumber: null,
  expiresAt: '2026-12-20T23:59:59+09:00',
};
export const linkWithNumber = { ...validLink, invoiceRegisterNumber: 'T7010001234567' };
export const expiredLink = { state: 'expired', expiredAt: '2026-10-31T23:59:59+09:00' };
export const registrationResult = {
  customerName: '有限会社ひかり工業',
  titleOfHonor: '御中',
  invoiceRegisterNumber: 'T7000012050002',
  registeredAt: '2026-11-21T10:05:30+09:00',
};
export const consumedLink = { state: 'consumed', ...registrationResult };

/** A number with the right check digit. */
export const validNumber = '7000012050002';

export function openLinkPage(answers: Answers = {}, linkToken = token): void {
  stubApi({ ...frameAnswers(), ...answers });
  renderPages({
    at: `/invoiceRegisterNumber/index/${linkToken}`,
    layout: <PublicLayout />,
    pages: {
      '/invoiceRegisterNumber/index/:token': <InvoiceNumberPage />,
      '/': <p>The login page</p>,
      '/error': <p>The error page</p>,
    },
  });
}

export const getSentBodies = (): unknown[] => bodiesSentTo('PUT');

export const getLinkCallCount = (): number => callCountOf(stateRoute);

export const getNumberField = () => screen.getByLabelText<HTMLInputElement>(/^インボイス登録番号/);
export const enterNumber = async (text: string): Promise<void> => {
  await userEvent.clear(await screen.findByLabelText(/^インボイス登録番号/));
  await userEvent.type(getNumberField(), text);
};
export const goToConfirmation = async (text = validNumber): Promise<void> => {
  await enterNumber(text);
  submit();
  await screen.findByRole('button', { name: '登録する' });
};
export const answerWith = (body: unknown) => (): Response => jsonAnswer(body);
