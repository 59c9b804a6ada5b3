import { expect, type Locator } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { demoPassword, Portal, Screen } from './portal.ts';

/** The pages of a mailed download link, found by roles and texts. */
export class DownloadLink extends Screen {
  readonly portal = new Portal(this.page, this.t);

  get password(): Locator {
    return this.field('password');
  }

  get submit(): Locator {
    return this.button('download-link.login.submit');
  }

  /** The rows of files. */
  get files(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.locator('input[name=fileId]') });
  }

  /** The rows of files that can be downloaded. */
  get openFiles(): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.locator('input[name=fileId]:enabled') });
  }

  /** Opens a link and logs in to it. */
  async logIn(token: string): Promise<void> {
    await this.portal.open(paths.downloadLogin(token));
    await this.password.fill(demoPassword);
    await this.submit.click();
    await expect(this.page).toHaveURL(new RegExp(`/downloadurl/list/${token}$`));
  }
}
