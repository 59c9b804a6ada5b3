import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  errorAnswer,
  jsonAnswer,
  noAnswer,
  noContent,
  callCountOf,
  inTurn,
  deferred,
} from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { isFocusAround } from '../../support/focus.ts';
import { press } from '../../support/form-fields.ts';
import {
  activeAcceptance,
  cancelRoute,
  checkLabel,
  creditItem,
  queryEditLink,
  getRoute,
  information,
  itemOf,
  closedAcceptance,
  openInformationPage,
  mainArea,
  pendingInformation,
  type Answer,
} from './information-pages.tsx';

const pendingTitle = '変更を申請中です';
const cancelledText = /変更の申請を取り消しました/;
const tooLateText = /この申請は取り消せません/;

const showPage = async (answer: object): Promise<void> => {
  openInformationPage('/user', { [getRoute]: () => jsonAnswer(answer) });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('main [data-loading]')).toBeNull());
};
const showAcceptance = (changeAcceptance: Partial<typeof activeAcceptance>) =>
  showPage(
    information(undefined, { changeAcceptance: { ...activeAcceptance, ...changeAcceptance } }),
  );
const rowOf = (label: string): string => {
  const customerRegion = within(screen.getByRole('region', { name: 'お客さま情報' }));
  return customerRegion.getByText(label).parentElement?.textContent ?? '';
};

describe('the registered information', () => {
  it('shows the formatted items in their groups, and links to the edit page', async () => {
    const bankAccount = itemOf('bankAccount', '振込口座', '普通 ＊＊＊＊４５６', {
      isEditable: false,
    });
    const [customerGroup] = information().groups;
    const groups = [
      { ...customerGroup, items: [...(customerGroup?.items ?? []), bankAccount] },
      { groupKey: 'other', title: 'そのほか', items: [] },
    ];
    await showPage({ ...information(), groups });
    expect(rowOf('会社名')).toContain('株式会社青葉フーズ流通');
    expect(rowOf('締日')).toContain('20日');
    expect(rowOf('お取引限度額')).toContain('5,000,000');
    expect(rowOf('FAX番号')).toContain('未登録');
    expect(rowOf('振込口座')).toContain('普通 ＊＊＊＊４５６');
    expect(queryEditLink()?.getAttribute('href')).toBe('/demo/mypage/userEdit');
    for (const text of ['そのほか', '表示できる登録情報はありません', /変更できる項目はありません/])
      expect(mainArea().queryByText(text)).toBeNull();
  });

  it.each([{ groups: [] }, {}])('refers to the issuer when it is empty: %j', async (overrides) => {
    await showPage(information([], overrides));
    expect(mainArea().getByText('表示できる登録情報はありません')).toBeTruthy();
    expect(
      mainArea().getByText('ご登録の内容については、発行元へお問い合わせください。'),
    ).toBeTruthy();
    expect(mainArea().queryByText(/変更できる項目はありません/)).toBeNull();
  });
});

describe('the acceptance period', () => {
  it.each([
    [30, /毎月30日まで/],
    [31, /いつでも受け付けています/],
  ])('is shown with its last day (%i) and the earliest month', async (lastDayOfMonth, text) => {
    await showAcceptance({ lastDayOfMonth });
    expect(mainArea().getByText(text).textContent).toContain('2026年12月から反映できます');
  });

  it.each([
    [
      { lastDayOfMonth: 20, acceptsAgainOn: '2026-12-01' },
      ['次は 2026/12/01 から受け付けます。', '変更のお申し込みは、毎月20日まで受け付けています。'],
    ],
    [{ lastDayOfMonth: 31, acceptsAgainOn: '2026-12-01' }, ['次は 2026/12/01 から受け付けます。']],
    [
      { lastDayOfMonth: 31, acceptsAgainOn: null },
      [expect.stringMatching(/再開日は決まっていません/)],
    ],
  ])('is shown instead of the edit link when it is over: %j', async (overrides, texts) => {
    await showPage(
      information(undefined, { changeAcceptance: { ...closedAcceptance, ...overrides } }),
    );
    const title = mainArea().getByText('現在は、変更の受付期間外です');
    const [, ...otherParagraphs] = title.closest('[role="status"]')?.querySelectorAll('p') ?? [];
    expect(otherParagraphs.map(({ textContent }) => textContent)).toEqual(texts);
    expect(queryEditLink()).toBeNull();
  });

  it('is over if the answer has no month for the change', async () => {
    await showAcceptance({ changeReflectionMonths: [] });
    expect(mainArea().getByText('現在は、変更の受付期間外です')).toBeTruthy();
    expect(queryEditLink()).toBeNull();
  });

  it('is not shown when the customer may change nothing', async () => {
    await showPage(information([creditItem]));
    expect(mainArea().getByText(/変更できる項目はありません/)).toBeTruthy();
    expect(mainArea().queryByText(/毎月25日まで/)).toBeNull();
    expect(queryEditLink()).toBeNull();
  });
});

describe('a change in progress', () => {
  it('shows the old and new content, time and month, and that no other change can be requested', async () => {
    // This is midnight of the next day in Japan.
    const requestedAt = '2026-11-18T15:00:00Z';
    await showPage(pendingInformation({ requestedAt }));
    const change = within(screen.getByRole('region', { name: pendingTitle }));
    const row = change.getByText('電話番号').parentElement?.textContent;
    expect(row).toMatch(/変更前03-5555-0100変更後03-5555-0142/);
    expect(change.getByText('FAX番号').parentElement?.textContent).toContain('（削除）');
    expect(change.getByText('2026/11/19 00:00').getAttribute('datetime')).toBe(requestedAt);
    expect(change.getByText('2026年12月から')).toBeTruthy();
    expect(rowOf('FAX番号')).toMatch(/未登録2026年12月から（削除）$/);
    expect(rowOf('電話番号')).toMatch(/03-5555-0100.*2026年12月から.*03-5555-0142/);
    expect(mainArea().getByText(/新しい変更は申請できません/)).toBeTruthy();
    expect(mainArea().getByText(/^取り消すと、ご登録の内容は現在のまま/)).toBeTruthy();
    expect(mainArea().getByText(/毎月25日まで/).textContent).not.toContain('反映できます');
    expect(queryEditLink()).toBeNull();
  });

  it('has no button when it can no longer be cancelled', async () => {
    await showPage(pendingInformation({ isCancellable: false }));
    expect(mainArea().getByText(tooLateText)).toBeTruthy();
    expect(mainArea().queryByText(/^取り消すと、ご登録の内容は/)).toBeNull();
    expect(screen.queryByRole('button', { name: '申請を取り消す' })).toBeNull();
  });
});

describe('the cancellation of a change', () => {
  const cancelChange = async (): Promise<void> => {
    await press('申請を取り消す');
    expect(screen.getByRole('dialog').textContent).toMatch(/変更は反映されず/);
    await press('取り消す');
  };
  /** Opens the page and cancels the change. The information is then fetched again with the next answer. */
  const openAndCancel = async (
    cancelAnswer: Answer,
    nextAnswer: Answer,
    pagePath = '/user',
  ): Promise<void> => {
    openInformationPage(pagePath, {
      [getRoute]: inTurn(() => jsonAnswer(pendingInformation()), nextAnswer),
      [cancelRoute]: cancelAnswer,
    });
    await cancelChange();
  };

  it('removes the change at once, and moves the focus to the message', async () => {
    await openAndCancel(noContent, noAnswer);
    await waitFor(() => expect(queryEditLink()).not.toBeNull());
    expect(document.querySelector('main [aria-busy=true]')).not.toBeNull();
    expect(screen.queryByText(pendingTitle)).toBeNull();
    expect(screen.getByText('会社名')).toBeTruthy();
    const message = screen.getByText(cancelledText);
    expect(message.closest('[role="alert"]')).toBeNull();
    await waitFor(() => expect(isFocusAround(message)).toBe(true));
    expect([callCountOf(getRoute), callCountOf(cancelRoute)]).toEqual([2, 1]);
  });

  it('also works on the edit page, which then displays the form', async () => {
    await openAndCancel(noContent, noAnswer, '/userEdit');
    expect(await screen.findByRole('button', { name: checkLabel })).toBeTruthy();
    expect(callCountOf(getRoute)).toBe(2);
    expect(document.querySelector('main [aria-busy=true]')).not.toBeNull();
    expect(screen.queryByText(pendingTitle)).toBeNull();
    expect(screen.getByText(cancelledText)).toBeTruthy();
  });

  it('removes the change although the information cannot be fetched again', async () => {
    await openAndCancel(noContent, () => new TypeError('Failed to fetch'));
    expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeTruthy();
    expect(screen.queryByText(pendingTitle)).toBeNull();
  });

  it('shows another change that was requested in the meantime', async () => {
    await openAndCancel(noContent, () =>
      jsonAnswer(pendingInformation({ changeRequestId: 'cr-2' })),
    );
    await waitFor(() => expect(callCountOf(getRoute)).toBe(2));
    expect(await screen.findByText(pendingTitle)).toBeTruthy();
    expect(queryEditLink()).toBeNull();
  });

  it('shows its error only next to the change that it should have cancelled', async () => {
    await openAndCancel(
      () => errorAnswer('429-1-05-01'),
      () => jsonAnswer(pendingInformation({ changeRequestId: 'cr-2' })),
    );
    await screen.findByRole('alert');
    expect(callCountOf(getRoute)).toBe(1);
    await userEvent.click(screen.getByRole('link', { name: 'ご登録情報' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByText(pendingTitle)).toBeTruthy();
  });

  it.each([
    ['was removed', information(), () => queryEditLink()],
    [
      'can no longer be cancelled',
      pendingInformation({ isCancellable: false }),
      () => screen.queryByText(tooLateText),
    ],
  ])(
    'offers the latest state after a conflict (409): the change %s',
    async (_, nextInformation, queryLatestState) => {
      await openAndCancel(
        () => errorAnswer('409-1-00-01'),
        () => jsonAnswer(nextInformation),
      );
      expect((await screen.findByRole('alert')).textContent).toMatch(/ほかの利用者が先に更新/);
      await press('最新の状態を表示する');
      await waitFor(() => expect(queryLatestState()).not.toBeNull());
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    },
  );

  it('removes the message of an earlier cancellation only when the customer confirms another', async () => {
    openInformationPage('/user', {
      [getRoute]: inTurn(
        () => jsonAnswer(pendingInformation()),
        () => jsonAnswer(pendingInformation({ changeRequestId: 'cr-2' })),
      ),
      [cancelRoute]: noContent,
      'DELETE /user/change-requests/cr-2': noAnswer,
    });
    await cancelChange();
    await screen.findByText(cancelledText);
    await waitFor(() => expect(callCountOf(getRoute)).toBe(2));
    await press('申請を取り消す');
    expect(screen.getByRole('button', { name: '取り消す' }).className).toContain('danger');
    await press('取り消さない');
    expect(screen.getByText(cancelledText)).toBeTruthy();
    waitForGuard();
    await press('申請を取り消す');
    await press('取り消す');
    await waitFor(() => expect(screen.queryByText(cancelledText)).toBeNull());
  });

  it('fetches the information again when the period is over (400-1-06-12), and keeps the error', async () => {
    const refusalAnswer = deferred<Response>();
    await openAndCancel(
      () => refusalAnswer.promise,
      () => jsonAnswer(pendingInformation({ isCancellable: false })),
    );
    await waitFor(() => expect(callCountOf(cancelRoute)).toBe(1));
    // A browser returns the focus to this button when the dialog closes.
    act(() => screen.getByRole('button', { name: '申請を取り消す' }).focus());
    refusalAnswer.resolve(errorAnswer('400-1-06-12'));
    expect(await screen.findByText(tooLateText)).toBeTruthy();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(/受付期間外/);
    expect(within(alert).queryByRole('button', { name: 'もう一度試す' })).toBeNull();
    await waitFor(() => expect(isFocusAround(alert)).toBe(true));
  });
});
