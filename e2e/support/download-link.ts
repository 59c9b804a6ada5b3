import { expect, type Locator } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { demoPassword, Portal, Screen } from './portal.ts';

/** The pages of a mailed download link, found by roles and texts. */
export class DownloadLink extends Screen {
  readonly portal = new Portal(this.page, this.t);

  get passwordField(): Locator {
    return this.field('password');
  }

  get submitButton(): Locator {
    return this.button('download-link.login.submit');
  }

  get fileRows(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.locator('input[name=fileId]') });
  }

  /** The rows with files that can be downloaded. */
  get downloadableRows(): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.locator('input[name=fileId]:enabled') });
  }

  /** Opens the link with this token, and logs in with the password of the link's customer. */
  async logIn(token: string): Promise<void> {
    await this.portal.open(paths.downloadLogin(token));
    await this.passwordField.fill(demoPassword);
    await this.submitButton.click();
    await expect(this.page).toHaveURL(new RegExp(`/downloadurl/list/${token}$`));
  }
}
