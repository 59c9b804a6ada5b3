import { expect, type Page } from '@playwright/test';
import { pageAddressOf } from '../../mocks/scenario/player.ts';
import { readProjectScenario, type Scenario } from '../../mocks/scenario/scenario-file.ts';
import { patternOf } from '../../mocks/scenario/portal-texts.ts';
import type { Mock } from './controls.ts';
import { passClickGuard, type Portal } from './portal.ts';
import type { FaultWatch } from './fault-watch.ts';

type Role = Parameters<Page['getByRole']>[0];
type Entries = Readonly<Record<string, string | number | boolean>>;

/** The steps of a recorded scenario. The mock server gives the recorded answers. */
export class Replay {
  readonly #scenario: Scenario;
  readonly #portal: Portal;

  constructor(scenario: Scenario, portal: Portal) {
    this.#scenario = scenario;
    this.#portal = portal;
  }

  /** Opens a page by its recorded route, such as `bapBill/:billId`. */
  async open(route: string): Promise<void> {
    await this.#portal.open(pageAddressOf(this.#scenario, route).replace(/\/$/, ''));
  }

  /** Waits until the page has the address of a recorded route. */
  async waitFor(route: string): Promise<void> {
    const path = this.#portal.pathOf(pageAddressOf(this.#scenario, route));
    await expect(this.#portal.page).toHaveURL(({ pathname }) => pathname === path);
  }

  /**
   * Presses the first element with this role and this text of the portal. Any values match the text's placeholders.
   *
   * @param entries values by field name, which are entered before the press; names without a field are ignored
   */
  async press(role: Role, key: string, entries: Entries = {}): Promise<void> {
    const { page } = this.#portal;
    const element = page.getByRole(role, { name: patternOf(key, true) }).first();
    await element.waitFor();
    for (const [name, value] of Object.entries(entries)) {
      const field = page.locator(`[name="${name}"]:visible`).first();
      if ((await field.count()) === 0) continue;
      const tag = await field.evaluate(({ tagName }) => tagName);
      if (typeof value === 'boolean') await field.setChecked(value);
      else if (tag === 'SELECT') await field.selectOption(String(value));
      else await field.fill(String(value));
    }
    await passClickGuard(page, 1000);
    await element.click();
  }

  /** Expects a text of the portal on the page. */
  async expectText(key: string): Promise<void> {
    await expect(this.#portal.page.getByText(patternOf(key)).first()).toBeVisible();
  }
}

/** Makes the mock server answer with a scenario of mocks/scenarios. */
export async function startReplay(
  name: string,
  { mock, faultWatch, portal }: { mock: Mock; faultWatch: FaultWatch; portal: Portal },
): Promise<Replay> {
  const scenario = readProjectScenario(name);
  if (scenario.calls.some(({ status }) => status < 200 || status >= 400))
    faultWatch.allowFailedCalls();
  await mock.replay(scenario);
  return new Replay(scenario, portal);
}
