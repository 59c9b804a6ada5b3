import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('an issuer’s HTML is sanitised to text and harmless markup', async ({
  portal,
  page,
  faultWatch,
}) => {
  // The browser reports an inline handler while it parses the HTML, before the portal removes the handler.
  faultWatch.allow(/^console error: Executing inline event handler violates/);
  const dialogMessages: string[] = [];
  page.on('dialog', (dialog) => {
    dialogMessages.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route('**/mypage-api/setting/legal-texts/**', (route) =>
    route.fulfill({
      json: {
        legalTextType: 'terms',
        title: 'The <b>title</b> is text',
        version: '1',
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
  expect(dialogMessages).toEqual([]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
