import { expect, test } from '../support/test.ts';

/** The beginnings of the issuer's texts. */
const issuersOwn = {
  ja: {
    terms: { heading: 'Web明細サービス利用規約', article: '第1条（適用）' },
    privacyPolicy: { heading: '個人情報の取り扱いについて', article: '1. 取得する情報' },
  },
  en: {
    terms: { heading: 'Terms of use', article: 'Article 1 (Scope)' },
    privacyPolicy: { heading: 'Handling of personal information', article: '1. What we keep' },
  },
};

test('terms and privacy policy show the issuer’s texts in the language of the page', async ({
  begin,
  portal,
  page,
  t,
  language,
}) => {
  await begin();
  for (const [link, text] of [
    ['userAgreement', issuersOwn[language].terms],
    ['privacyPolicy', issuersOwn[language].privacyPolicy],
  ] as const) {
    await page.getByRole('link', { name: t(`top.information.${link}`), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.heading })).toBeFocused();
    await expect(page.getByRole('heading', { name: text.article })).toBeVisible();
    await expect(
      page.getByText(new RegExp(`^${t('top.legal.updatedOn', { date: '\\d{4}/\\d\\d/\\d\\d' })}$`)),
    ).toBeVisible();
    await page.getByRole('link', { name: t('top.legal.back') }).click();
    await expect(portal.heading('top.title')).toBeVisible();
  }
});
