import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAnnounced } from '../../../support/announced.ts';
import {
  errorAnswer,
  inTurn,
  jsonAnswer,
  stubApi,
  type SentRequest,
} from '../../../support/api.ts';
import { billOf } from '../../../support/bills.ts';
import { waitForGuard } from '../../../support/click-guard.ts';
import { asksBeforeLeaving } from '../../../support/form-fields.ts';
import { showDetails } from './support.tsx';

const statusRoute = 'PUT /bills/bill-1/status';
const changeableBill = {
  statusId: 'new',
  statusName: '未確認',
  selectableStatuses: [
    { statusId: 'seen', name: '確認済', reasonMaxLength: null, isReasonRequired: null },
    { statusId: 'paid', name: '支払済', reasonMaxLength: null, isReasonRequired: null },
    { statusId: 'wait', name: '保留', reasonMaxLength: 10, isReasonRequired: false },
    { statusId: 'back', name: '差戻し', reasonMaxLength: 5, isReasonRequired: true },
  ],
};
const getStatusField = () => screen.getByLabelText<HTMLSelectElement>('ステータスの変更');
const getReasonField = () => screen.getByLabelText<HTMLTextAreaElement>(/^理由/);
const getSaveButton = () => screen.getByRole('button', { name: '更新する' });
const bodiesOf = (requests: readonly SentRequest[]): unknown[] =>
  requests.map(({ body }): unknown => JSON.parse(body));
const answerWithStatus = (statusName: string) => () =>
  jsonAnswer(billOf({ billId: 'bill-1', statusName }));

describe('the status of a bill', () => {
  it('has a field with the current status, then only the statuses that may follow', async () => {
    await showDetails(changeableBill);
    expect([...getStatusField().options].map(({ text, value }) => [text, value])).toEqual([
      ['未確認', ''],
      ['確認済', 'seen'],
      ['支払済', 'paid'],
      ['保留', 'wait'],
      ['差戻し', 'back'],
    ]);
    expect([getStatusField().value, getStatusField().name]).toEqual(['', 'statusId']);
  });

  it('cannot be changed if no other status may follow', async () => {
    await showDetails({ ...changeableBill, selectableStatuses: [] });
    expect(screen.queryByLabelText('ステータスの変更')).toBeNull();
    expect(screen.queryByRole('button', { name: '更新する' })).toBeNull();
  });

  it('is sent with the revision of the bill, announced, and updated in the list', async () => {
    const requests = stubApi({ [statusRoute]: answerWithStatus('確認済') });
    const { refreshAfterChange } = await showDetails(changeableBill);
    await userEvent.selectOptions(getStatusField(), '確認済');
    await userEvent.click(getSaveButton());
    const message = await screen.findByText('ステータスを「確認済」に更新しました。');
    expectAnnounced(message);
    expect(bodiesOf(requests)).toEqual([{ revision: 'rev-1', statusId: 'seen' }]);
    expect(refreshAfterChange).toHaveBeenCalledOnce();
    // The field is empty again for the next change.
    expect(getStatusField().value).toBe('');
  });

  it('must be chosen: its field shows an error, and nothing is sent', async () => {
    const requests = stubApi({});
    await showDetails(changeableBill);
    await userEvent.click(getSaveButton());
    const errorText = 'ステータスの変更を選択してください。';
    await waitFor(() => expect(document.activeElement).toBe(getStatusField()));
    const errorId = getStatusField().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(errorId)?.textContent).toContain(errorText);
    expect(requests).toEqual([]);
    await userEvent.selectOptions(getStatusField(), '確認済');
    await waitFor(() => expect(screen.queryByText(errorText)).toBeNull());
  });

  it.each(['409-1-00-01', '400-1-05-05', '400-1-05-06'] as const)(
    'is sent with the latest revision after the error %s and a reload of the list',
    async (code) => {
      const requests = stubApi({
        [statusRoute]: inTurn(() => errorAnswer(code), answerWithStatus('支払済')),
      });
      const { updateBill, refreshAfterChange, reload } = await showDetails(changeableBill);
      await userEvent.selectOptions(getStatusField(), '支払済');
      await userEvent.click(getSaveButton());
      const alert = await screen.findByRole('alert');
      await userEvent.click(within(alert).getByRole('button', { name: '最新の状態を表示する' }));
      expect(reload).toHaveBeenCalledOnce();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(refreshAfterChange).not.toHaveBeenCalled();
      updateBill({ revision: 'rev-7', statusName: '確認済' });
      waitForGuard();
      await userEvent.click(getSaveButton());
      await waitFor(() => expect(requests).toHaveLength(2));
      expect(bodiesOf(requests)[1]).toEqual({ revision: 'rev-7', statusId: 'paid' });
    },
  );
});

describe('the reason for a status', () => {
  it.each([
    ['確認済', undefined],
    ['保留', null],
    ['差戻し', 'true'],
  ])(
    'has a field only if the issuer requests a reason for the status: %s, aria-required %s',
    async (statusName, ariaRequired) => {
      await showDetails(changeableBill);
      await userEvent.selectOptions(getStatusField(), statusName);
      expect(screen.queryByLabelText(/^理由/)?.getAttribute('aria-required')).toBe(ariaRequired);
    },
  );

  it('is kept by a leave question, trimmed before it is sent, and cleared together with the status', async () => {
    const requests = stubApi({ [statusRoute]: answerWithStatus('差戻し') });
    await showDetails(changeableBill);
    await userEvent.selectOptions(getStatusField(), '差戻し');
    await userEvent.type(getReasonField(), ' 数量違い ');
    expect(asksBeforeLeaving()).toBe(true);
    await userEvent.click(getSaveButton());
    await screen.findByText('ステータスを「差戻し」に更新しました。');
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
    expect(bodiesOf(requests)).toEqual([
      { revision: 'rev-1', statusId: 'back', reason: '数量違い' },
    ]);
    await userEvent.selectOptions(getStatusField(), '差戻し');
    expect(getReasonField().value).toBe('');
  });

  it('is omitted if it is optional and blank, or if another status is chosen', async () => {
    const requests = stubApi({ [statusRoute]: answerWithStatus('保留') });
    await showDetails(changeableBill);
    await userEvent.selectOptions(getStatusField(), '保留');
    await userEvent.type(getReasonField(), ' ');
    await userEvent.click(getSaveButton());
    await screen.findByText('ステータスを「保留」に更新しました。');
    await userEvent.selectOptions(getStatusField(), '差戻し');
    await userEvent.type(getReasonField(), '数量');
    await userEvent.selectOptions(getStatusField(), '確認済');
    waitForGuard();
    await userEvent.click(getSaveButton());
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(bodiesOf(requests)).toEqual([
      { revision: 'rev-1', statusId: 'wait' },
      { revision: 'rev-1', statusId: 'seen' },
    ]);
  });

  it.each([
    ['blank, but required', ' ', '理由を入力してください。'],
    ['too long', '数量が違うよ', '理由は5文字以内で入力してください。'],
  ])('is sent only after its correction when it is %s', async (_, typedReason, message) => {
    const requests = stubApi({ [statusRoute]: answerWithStatus('差戻し') });
    await showDetails(changeableBill);
    await userEvent.selectOptions(getStatusField(), '差戻し');
    await userEvent.type(getReasonField(), typedReason);
    await userEvent.click(getSaveButton());
    expect(await screen.findByText(message)).toBeDefined();
    expect(requests).toEqual([]);
    await userEvent.clear(getReasonField());
    await userEvent.type(getReasonField(), '数量が違う');
    waitForGuard();
    await userEvent.click(getSaveButton());
    await waitFor(() => expect(requests).toHaveLength(1));
  });
});
