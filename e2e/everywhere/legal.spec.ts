import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

/** What the issuer's texts begin with. */
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

test('terms and privacy policy show what the issuer wrote, in the language of the page', async ({
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

test('of what an issuer writes, only text and harmless marks get into the page', async ({
  portal,
  page,
  watch,
}) => {
  // The browser notes such a handler when the text is read, before the portal has taken it away.
  watch.allow(/^console error: Executing inline event handler violates/);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route('**/mypage-api/setting/legal-texts/**', (route) =>
    route.fulfill({
      json: {
        legalTextType: 'terms',
        title: 'The <b>title</b> is text',
        updatedOn: null,
        html: `<h2 onclick="alert(1)">Heading</h2>
          <p style="color: rgb(176, 0, 32); position: fixed">Red</p>
          <a href="javascript:alert(2)">Trap</a> <a href="mailto:desk@example.com">Desk</a>
          <script>alert(3)</script><img src=x onerror="alert(4)"><iframe src="/"></iframe>
          <form action="/"><input name="loginId"></form><svg onload="alert(5)"></svg>`,
      },
    }),
  );
  await portal.open('/top/linkTerms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The <b>title</b> is text');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Heading' }).click();
  await expect(main.getByText('Red')).toHaveCSS('color', 'rgb(176, 0, 32)');
  await expect(main.getByText('Red')).toHaveCSS('position', 'static');
  await main.getByText('Trap').click();
  await expect(main.getByText('Trap')).not.toHaveAttribute('href');
  await expect(main.getByRole('link', { name: 'Desk' })).toHaveAttribute(
    'href',
    'mailto:desk@example.com',
  );
  await expect(main.locator('script, img, iframe, form, input, svg')).toHaveCount(0);
  expect(dialogs).toEqual([]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
