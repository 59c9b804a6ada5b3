import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import type { AccountSettings } from '../../../generated/model/accountSettings.ts';
import type { MailAddressSettings } from '../../../generated/model/mailAddressSettings.ts';
import type { SettingInfo } from '../../../generated/model/settingInfo.ts';
import { AccountSettingsPage } from '../../../src/pages/account/AccountSettingsPage.tsx';
import { AttachedMailPage } from '../../../src/pages/account/AttachedMailPage.tsx';
import { MailEditPage } from '../../../src/pages/account/MailEditPage.tsx';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { jsonAnswer, stubApi, bodiesSentTo, type Answers } from '../../support/api.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { fieldNamed } from '../../support/form-fields.ts';
import { frameAnswers, policy } from '../../support/settings.ts';

// Runs before each test of a file that imports this file.
beforeEach(() => switchLanguage('ja', 'account', 'password', 'validation', 'form', 'flow'));

export const settingsRoute = 'GET /user/account-settings';
export const addressesRoute = 'GET /user/mail-addresses';
export const saveAddressesRoute = 'PUT /user/mail-addresses';
export const saveAttachmentRoute = 'PUT /user/ledger-mail-attachment';

export const mainAddress = 'keiri@aoba-foods.example.jp';
export const subAddress = 'y.sato@aoba-foods.example.jp';

export const mailAddressSettings = (
  overrides: Partial<MailAddressSettings> = {},
): MailAddressSettings => ({
  revision: 'rev-mail-1',
  mailAddress: mainAddress,
  isMailAddressEditable: true,
  subMailAddressList: [{ subMailAddress: subAddress }],
  isSubMailAddressListEditable: true,
  subMailAddressLimit: 3,
  isMailAddressVerificationRequired: false,
  undeliverableMailAddresses: [],
  ...overrides,
});

export const ledgerSwitch = {
  revision: 'rev-switch-1',
  isLedgerMailAttached: true,
  isEditable: true,
  attachmentSizeLimit: 5_242_880,
};

export const accountSettings = (overrides: Partial<AccountSettings> = {}): AccountSettings => ({
  loginId: 'demo-user',
  passwordPolicy: policy,
  passwordExpiresOn: '2027-03-31',
  mailAddresses: mailAddressSettings(),
  ledgerMailAttachment: ledgerSwitch,
  ...overrides,
});

export function openAccountPage(
  pagePath: string,
  answers: Answers = {},
  settings: Partial<SettingInfo> = {},
): void {
  stubApi({
    ...frameAnswers(settings),
    'GET /user/me': () =>
      jsonAnswer({ customerKey: 'ck_4tYq8ZrW', customerName: '青葉', titleOfHonor: '御中' }),
    [settingsRoute]: () => jsonAnswer(accountSettings()),
    [addressesRoute]: () => jsonAnswer(mailAddressSettings()),
    ...answers,
  });
  renderPages({
    at: pagePath,
    layout: <LoggedInLayout />,
    pages: {
      '/userConfig': <AccountSettingsPage />,
      '/userMailEdit': <MailEditPage />,
      '/bapMlAttachedMaster': <AttachedMailPage />,
      '/top': <p>The top page</p>,
    },
    outside: { '/': <p>The login page</p> },
  });
}

export const getSavedBodies = (): unknown[] => bodiesSentTo('PUT');

export const findSection = async (regionName: string) =>
  within(await screen.findByRole('region', { name: regionName }));

export const subAddressField = (rowIndex: number): HTMLInputElement =>
  fieldNamed(`subMailAddressList.${rowIndex}.subMailAddress`);

export const retype = async (control: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(control);
  if (text !== '') await userEvent.type(control, text);
};

/** The text of the element with the focus, if it is a notice rather than a field or the page. */
export const getFocusedNoticeText = (): string =>
  document.activeElement?.getAttribute('tabindex') === '-1'
    ? document.activeElement.textContent
    : '';
