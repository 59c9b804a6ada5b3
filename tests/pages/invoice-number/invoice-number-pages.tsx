import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { InvoiceNumberPage } from '../../../src/pages/invoice-number/InvoiceNumberPage.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { jsonAnswer, stubApi, callCountOf, bodiesSentTo, type Answers } from '../../support/api.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { submit } from '../../support/form-fields.ts';

const token = 'tk_7Qm2Zx9LrB4sVn8K';
export const stateCall = `GET /invoice-number/${token}`;
export const registerCall = `PUT /invoice-number/${token}`;

export const valid = {
  state: 'valid',
  revision: 'rev-number-2',
  customerName: '有限会社ひかり工業',
  titleOfHonor: '御中',
  invoiceRegisterNumber: null,
  expiresAt: '2026-12-20T23:59:59+09:00',
};
export const held = { ...valid, invoiceRegisterNumber: 'T7010001234567' };
export const expired = { state: 'expired', expiredAt: '2026-10-31T23:59:59+09:00' };
export const result = {
  customerName: '有限会社ひかり工業',
  titleOfHonor: '御中',
  invoiceRegisterNumber: 'T7000012050002',
  registeredAt: '2026-11-21T10:05:30+09:00',
};
export const consumed = { state: 'consumed', ...result };

/** A number with the right check digit. */
export const fitting = '7000012050002';

export function open(answers: Answers = {}, of = token): void {
  stubApi({ ...frameAnswers(), ...answers });
  renderPages({
    at: `/invoiceRegisterNumber/index/${of}`,
    layout: <PublicLayout />,
    pages: {
      '/invoiceRegisterNumber/index/:token': <InvoiceNumberPage />,
      '/': <p>The login page</p>,
      '/error': <p>The error page</p>,
    },
  });
}

export const bodies = (): unknown[] => bodiesSentTo('PUT');

export const linkCalls = (): number => callCountOf(stateCall);

export const field = () => screen.getByLabelText<HTMLInputElement>(/^インボイス登録番号/);
export const enter = async (text: string): Promise<void> => {
  await userEvent.clear(await screen.findByLabelText(/^インボイス登録番号/));
  await userEvent.type(field(), text);
};
export const confirm = async (text = fitting): Promise<void> => {
  await enter(text);
  submit();
  await screen.findByRole('button', { name: '登録する' });
};

export const prepare = (): Promise<void> =>
  switchLanguage('ja', 'invoice-number', 'validation', 'form', 'flow');
export const answered = (body: unknown) => (): Response => jsonAnswer(body);
