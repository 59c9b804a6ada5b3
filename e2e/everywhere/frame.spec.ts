import type { Language } from '../../src/i18n/language.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { isPdf, fileSavedBy } from '../support/files.ts';
import { passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';
import { textsOf, type Translate } from '../support/texts.ts';

/** The name of the issuer `demo` in each language. */
const issuerNames = { ja: '東都電子商事 Web明細サービス', en: 'Toto Denshi Shoji Web Billing' };

test('the frame of the top page supports the keyboard, links to other sites and narrow windows', async ({
  openLoggedIn,
  page,
  context,
  t,
  faultWatch,
}) => {
  faultWatch.allow(/^request to https:\/\/storage\.example\.com\//);
  const referers: (string | null)[] = [];
  await context.route('https://storage.example.com/**', async (route) => {
    referers.push(await route.request().headerValue('referer'));
    await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
  });
  await openLoggedIn();
  const header = page.getByRole('banner');

  await test.step('the keyboard skips the header', async () => {
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: t('shell.skipToMain') });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });

  await test.step('a link to another site opens a new tab after a confirmation', async () => {
    const externalLink = page.getByRole('complementary').first().getByRole('link');
    const dialog = page.getByRole('dialog', { name: t('frame.external.title') });
    const questionText = t('frame.external.message', { host: 'storage.example.com' });
    await externalLink.click();
    await expect(dialog).toContainText(questionText);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: t('frame.external.stay') }).click();
    await expect(dialog).toBeHidden();
    expect(referers).toEqual([]);
    await passClickGuard(page, 1000);
    await externalLink.click();
    const newTab = context.waitForEvent('page');
    await dialog.getByRole('button', { name: t('frame.external.move') }).click();
    const otherTab = await newTab;
    await expect(otherTab).toHaveTitle('Elsewhere');
    expect(await otherTab.evaluate(() => opener === null)).toBe(true);
    expect(referers).toEqual([null]);
    await expect(dialog).toBeHidden();
    await otherTab.close();
  });

  const bannerLink = header.getByRole('link', { name: t('shell.banner') });
  await expect(bannerLink).toHaveAttribute('href', 'https://www.example.com/electronic-storage');
  await expect(bannerLink).toHaveAttribute('target', '_blank');
  await test.step('a dialog of the specified size (S4) asks before the banner opens another site (S2)', async () => {
    await passClickGuard(page, 1000);
    await bannerLink.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect(box?.height).toBe(264);
    expect(box?.width).toBe(Math.min(412, (page.viewportSize()?.width ?? 0) - 32));
    const tops = await dialog
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await page.keyboard.press('Escape');
    await expect(bannerLink).toBeFocused();
  });
  await test.step('the header has at most two rows, at any width', async () => {
    const originalSize = page.viewportSize();
    // On the narrowest phone, the customer's name does not fit next to the logo.
    const widths = [originalSize?.width ?? 0, 320];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const box = await header.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(121);
    }
    if (originalSize) await page.setViewportSize(originalSize);
  });
});

test('the page of notices declares the languages of its texts, also after a language change', async ({
  openLoggedIn,
  portal,
  page,
  t,
  language,
}) => {
  await openLoggedIn('/userNotice?page=1');
  const expectLanguage = async (code: Language, translate: Translate): Promise<void> => {
    const heading = translate('notices.title');
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('document')).toHaveAttribute('lang', code);
    await expect(page).toHaveTitle(
      translate('common.titleWithIssuer', { page: heading, issuer: issuerNames[code] }),
    );
    // The issuer's texts are Japanese in both languages.
    const notice = page.getByRole('article').first().getByRole('heading').first();
    await expect(notice).toHaveAttribute('lang', 'ja');
  };
  await expectLanguage(language, t);
  const otherLanguage = language === 'ja' ? 'en' : 'ja';
  await portal.openMenu();
  await page
    .getByRole('button', { name: t(`shell.language.${otherLanguage}`), exact: true })
    .click();
  await expectLanguage(otherLanguage, textsOf(otherLanguage));
  await expect(page).toHaveURL(portal.pathOf('/userNotice?page=1'));
  await page.reload();
  await expectLanguage(otherLanguage, textsOf(otherLanguage));

  await test.step('the file of a notice is saved with the name on the page', async () => {
    const fileName = 'お振込先口座変更のご案内.pdf';
    const saved = await fileSavedBy(page, () =>
      page.getByRole('button', { name: new RegExp(`^${fileName}`) }).click(),
    );
    expect(saved.name).toBe(fileName);
    expect(isPdf(saved)).toBe(true);
  });
});
