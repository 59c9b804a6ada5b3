import { test as base } from '../support/test.ts';
import { Panel } from './panel.ts';

export const test = base.extend<{ panel: Panel }>({
  panel: async ({ page }, provide) => provide(new Panel(page)),
});

export { expect } from '@playwright/test';
