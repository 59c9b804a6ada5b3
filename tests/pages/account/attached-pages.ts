import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import { jsonAnswer } from '../../support/api.ts';
import { main, open, press, sub, type Answers } from './account-pages.tsx';

export const path = '/bapMlAttachedMaster';
export const linesCall = 'GET /user/attached-mail-settings';
export const saveCall = 'PUT /user/attached-mail-settings';
export const save = () => press('変更を保存する');
export const third = 'shiharai@aoba-foods.example.jp';

export const invoice = {
  billTypeId: 'invoice',
  billTypeName: '請求書',
  isAttached: true,
  isEditable: true,
  fileFormats: ['pdf' as const],
  selectableFileFormats: ['pdf' as const, 'csv' as const],
  mailAddresses: [main],
};
export const deliveryNote = {
  ...invoice,
  billTypeId: 'deliveryNote',
  billTypeName: '納品書',
  isAttached: false,
  fileFormats: [],
  mailAddresses: [],
};
export const statement = {
  ...deliveryNote,
  billTypeId: 'paymentStatement',
  billTypeName: '支払明細書',
  selectableFileFormats: ['pdf' as const],
};
export const lines = (own: Partial<AttachedMailSettings> = {}): AttachedMailSettings => ({
  revision: 'rev-lines-1',
  isLedgerMailAttached: true,
  items: [invoice, deliveryNote, statement],
  selectableMailAddresses: [main, sub, third],
  attachmentSizeLimit: 1_048_576,
  ...own,
});

/** A line by the name of its type of bill. */
export const line = async (name: string) => within(await screen.findByRole('group', { name }));
/** Ticks a box of a line, or takes its tick away. */
export const tick = async (name: string, box: string): Promise<void> =>
  userEvent.click((await line(name)).getByRole('checkbox', { name: box }));
/** What is ticked in a line, in the order of the page. */
export const ticked = async (name: string): Promise<(string | undefined)[]> =>
  (await line(name))
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((box) => box.closest('label')?.textContent ?? '');
/** Opens the page with these lines, and an answer to what is saved. */
export const openLines = (answer = lines(), saved?: Answers[string]): void =>
  open(path, {
    [linesCall]: () => jsonAnswer(answer),
    ...(saved === undefined ? {} : { [saveCall]: saved }),
  });
export const attach = 'メールに添付する';
