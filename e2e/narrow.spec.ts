import type { Page } from '@playwright/test';
import { paths } from '../src/lib/paths.ts';
import { expect, test } from './support/test.ts';

/**
 * The visible texts of the main content, anywhere on the page, except table headings, which each card
 * repeats.
 */
const readVisibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const texts = new Set<string>();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || parent === null || parent.closest('thead') !== null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Texts that are only for screen readers are clipped to a point.
      const isForScreenReaders = [parent, parent.parentElement].some(
        (element) => element !== null && getComputedStyle(element).clipPath !== 'none',
      );
      if (!isForScreenReaders) texts.add(text);
    }
    return [...texts];
  });

/** The tools of the bill list, which a phone has in a menu. */
const menuToolKeys = [
  'bill-tools.export.csv',
  'bill-tools.export.print',
  'bills.quick.calendar',
  'downloads.archive',
  'bill-tools.columns.open',
];

/**
 * Texts that a phone does not show: tools are in a menu, shortcuts need a keyboard, the label of the keywords is a
 * placeholder, the panel button is an icon, and the status is changed in the details of a bill.
 */
const wideOnlyKeysByScreen: Record<string, readonly string[]> = {
  bills: [
    ...menuToolKeys,
    'bill-tools.keys.open',
    'bills.search.keyword',
    'bills.search.more',
    'bills.status.change',
  ],
};

/** The path of each screen, and a selector of content that is visible after loading. */
const comparedScreens: Record<string, [path: string, contentSelector: string]> = {
  top: [paths.top(), '[aria-labelledby=operator-notices] li'],
  bills: [`${paths.bills()}?perPage=10&page=1`, 'tbody tr'],
  user: [paths.user(), 'dl'],
  userEdit: [paths.userEdit(), 'form'],
  notices: [paths.notices(), 'article'],
  accountSettings: [paths.accountSettings(), 'form'],
  mailEdit: [paths.mailEdit(), 'form'],
  attachedMail: [paths.attachedMail(), 'form'],
  eStorage: [paths.eStorage(), 'h2'],
  passwordChange: [paths.passwordChange(), 'form'],
};

test('a phone shows all texts of a wide window', async ({
  openLoggedIn,
  portal,
  billList,
  page,
  t,
}) => {
  await openLoggedIn();
  for (const [name, [path, contentSelector]] of Object.entries(comparedScreens)) {
    await test.step(`the screen ${name}`, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await portal.open(path);
      await expect(page.getByRole('main').locator(contentSelector).first()).toBeVisible();
      if (name === 'bills') {
        const details = new RegExp(`^${t('bills.row.details')}: `);
        await billList.bills.first().getByRole('button', { name: details }).click();
        await expect(
          page.getByRole('button', { name: t('bill-tools.columns.open') }),
        ).toBeVisible();
      }
      const wideTexts = await readVisibleTexts(page);
      await page.setViewportSize({ width: 390, height: 844 });
      if (name === 'bills') {
        await page.getByRole('button', { name: t('bill-tools.menu') }).click();
        await page.getByRole('button', { name: t('downloads.archive') }).click();
        const dialog = page.getByRole('dialog', { name: t('download-record.title') });
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await billList.openPanel();
      }
      const narrowTexts = await readVisibleTexts(page);
      expect(wideTexts.length).toBeGreaterThan(5);
      expect
        .soft(wideTexts.filter((text) => !narrowTexts.includes(text)))
        .toEqual((wideOnlyKeysByScreen[name] ?? []).map((key) => t(key)));
    });
  }
});
