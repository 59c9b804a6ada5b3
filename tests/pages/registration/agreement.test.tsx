import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAnnounced } from '../../support/announced.ts';
import { errorAnswer, jsonAnswer, noContent } from '../../support/api.ts';
import { reservedLineCount } from '../../support/coming.ts';
import { currentStep } from '../../support/current-step.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { descriptionOf, press, submit } from '../../support/form-fields.ts';
import {
  agreementRoute,
  consumedState,
  expiredState,
  formRoute,
  registrationForm,
  openRegistrationPage,
  privacyPolicy,
  requestsBy,
  stateRoute,
  token,
  userAgreement,
  validState,
} from './registration-pages.tsx';

const stepPath = `/apply/step2/${token}`;
const agreeLabel = '同意して次へ進む';
const bothAgreements = { isUserAgreementAgreed: true, isPrivacyPolicyAgreed: true };
const tickCheckbox = async (label: RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('checkbox', { name: label }));
const tickBoth = async (): Promise<void> => {
  await tickCheckbox(/ご利用規約/);
  await tickCheckbox(/個人情報/);
};

describe('step 2 of the registration', () => {
  it('shows the step, the link and both full texts, and sends nothing', async () => {
    openRegistrationPage(stepPath, { [stateRoute]: () => jsonAnswer(validState) });
    expect(await screen.findByText(/^お手続き中のメールアドレス：keiri@aoba-foods/)).toBeTruthy();
    expect(screen.getByText(/2026\/11\/22\s10:30 まで使用できます/)).toBeTruthy();
    for (const { title } of [userAgreement, privacyPolicy]) {
      const region = await screen.findByRole('region', { name: title });
      await waitFor(() => expect(region.textContent).toContain(`${title}の本文です。`));
      expect(region.tabIndex).toBe(0);
    }
    expect(screen.getAllByText('最終更新日：2026/04/01')).toHaveLength(2);
    expect(reservedLineCount()).toBe(0);
    expect(currentStep()).toBe('ステップ 2／4：規約の確認');
    expect(requestsBy('POST')).toEqual([]);
  });

  it('labels each checkbox with the title of the text, or with the kind of the text if the title is empty', async () => {
    openRegistrationPage(stepPath, {
      [stateRoute]: () => jsonAnswer(validState),
      'GET /setting/legal-texts/privacyPolicy': () => jsonAnswer({ ...privacyPolicy, title: '' }),
    });
    expect(await screen.findByRole('checkbox', { name: '「ご利用規約」に同意する' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: '「個人情報の取り扱い」に同意する' })).toBeTruthy();
    expect(screen.getByRole('region', { name: '個人情報の取り扱い' })).toBeTruthy();
    expect(screen.queryByText('改定されました')).toBeNull();
  });

  it('sends both agreements with their versions, and opens step 3 as a new history entry', async () => {
    openRegistrationPage(stepPath, {
      [stateRoute]: () => jsonAnswer(validState),
      [agreementRoute]: noContent,
      [formRoute]: () => jsonAnswer(registrationForm()),
    });
    await tickCheckbox(/ご利用規約/);
    submit();
    const secondCheckbox = screen.getByRole('checkbox', { name: /個人情報/ });
    await waitFor(() => expect(descriptionOf(secondCheckbox)).toMatch(/両方に同意/));
    expect(requestsBy('POST')).toEqual([]);
    await tickCheckbox(/個人情報/);
    const historyLength = history.length;
    await press(agreeLabel);
    expect(await screen.findByRole('heading', { name: 'お客さま情報の登録' })).toBeTruthy();
    expect(history.length).toBe(historyLength + 1);
    expect(requestsBy('POST').map(({ body }) => body)).toEqual([
      { ...bothAgreements, userAgreementVersion: '2026-04', privacyPolicyVersion: '2026-04' },
    ]);
  });

  it('shows the texts without checkboxes after the agreement', async () => {
    openRegistrationPage(stepPath, {
      [stateRoute]: () => jsonAnswer({ ...validState, nextStep: 'customer' }),
    });
    const link = await screen.findByRole('link', { name: 'お客さま情報の登録へ進む' });
    expect(link.getAttribute('href')).toBe(`/demo/mypage/apply/step3/${token}`);
    expectAnnounced(screen.getByText('規約には同意いただいています'));
    expect(await screen.findByRole('region', { name: 'ご利用規約' })).toBeTruthy();
    expect(screen.getByRole('region', { name: '個人情報の取り扱いについて' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('改定されました')).toBeNull();
  });

  it.each([userAgreement, privacyPolicy])(
    'clears both checkboxes if the text "$title" was revised',
    async (text) => {
      let version = '2026-04';
      openRegistrationPage(stepPath, {
        [stateRoute]: () => jsonAnswer(validState),
        [`GET /setting/legal-texts/${text.legalTextType}`]: () => jsonAnswer({ ...text, version }),
        [agreementRoute]: () => {
          if (version === '2026-11') return noContent();
          version = '2026-11';
          return errorAnswer('400-1-07-12');
        },
        [formRoute]: () => jsonAnswer(registrationForm()),
      });
      await tickBoth();
      await press(agreeLabel);
      const revisedMark = await screen.findByText('改定されました');
      expect(revisedMark.closest('h2')?.textContent).toContain(text.title);
      expect(screen.getByText(/再度お読みのうえ/)).toBeTruthy();
      expect((await screen.findByRole('alert')).textContent).toMatch(/設定を変更しました/);
      const checkboxes = screen.getAllByRole<HTMLInputElement>('checkbox');
      await waitFor(() => expect(checkboxes.map(({ checked }) => checked)).toEqual([false, false]));
      await tickBoth();
      submit();
      await screen.findByRole('heading', { name: 'お客さま情報の登録' });
      expect(requestsBy('POST').at(-1)?.body).toEqual({
        ...bothAgreements,
        userAgreementVersion: '2026-04',
        privacyPolicyVersion: '2026-04',
        [`${text.legalTextType}Version`]: '2026-11',
      });
    },
  );

  it.each([
    [
      'expired',
      expiredState,
      /2026\/11\/20\s10:30 に切れました/,
      /新しいリンクをお送りします/,
      '/demo/mypage/apply/step1',
    ],
    [
      'consumed',
      consumedState,
      /2026\/11\/21\s11:48 に完了しています/,
      '次のログインIDでログインしてください。',
      '/demo/mypage',
    ],
  ] as const)(
    'shows that the link is %s, and links to the next page',
    async (_, linkState, timeText, text, nextPath) => {
      openRegistrationPage(stepPath, { [stateRoute]: () => jsonAnswer(linkState) });
      expect(await screen.findByText(timeText)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      const links = within(screen.getByRole('main')).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([nextPath]);
    },
  );

  it('shows that the link was used in the meantime, instead of the texts', async () => {
    let linkState: object = validState;
    openRegistrationPage(stepPath, {
      [stateRoute]: () => jsonAnswer(linkState),
      [agreementRoute]: () => {
        linkState = consumedState;
        return errorAnswer('404-1-07-01');
      },
    });
    await tickBoth();
    await press(agreeLabel);
    expect(await screen.findByText('登録はお済みです')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([
    [userAgreement, 'html'],
    [userAgreement, 'version'],
    [privacyPolicy, 'html'],
    [privacyPolicy, 'version'],
  ])('offers no checkbox if the text %j has an unreadable %s', async (text, field) => {
    collectContractWarnings();
    openRegistrationPage(stepPath, {
      [stateRoute]: () => jsonAnswer(validState),
      [`GET /setting/legal-texts/${text.legalTextType}`]: () => jsonAnswer({ ...text, [field]: 4 }),
    });
    await screen.findByRole('button', { name: 'もう一度試す' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

const unknownPaths = [`step2/${token}`, `step3/${token}`, 'step2/a%2Fb', 'step3/a%2Fb'];
it.each(unknownPaths)('the unknown link %s shows a link to a new registration', async (path) => {
  const refusalAnswer = () => errorAnswer('404-1-07-01');
  const answers = { [stateRoute]: refusalAnswer, [formRoute]: refusalAnswer };
  openRegistrationPage(`/apply/${path}`, answers);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/URLに誤りがあるか/));
  const newRegistrationLink = await screen.findByRole('link', { name: 'もう一度申し込む' });
  expect(newRegistrationLink.getAttribute('href')).toBe('/demo/mypage/apply/step1');
});
