import type { Page } from '@playwright/test';
import { operations } from '../../generated/operations.ts';

type OperationId = (typeof operations)[number]['operationId'];

/** Matches the URLs of an operation, with any parameters. */
function addressPatternOf(operationId: OperationId): RegExp {
  const path = operations.find((operation) => operation.operationId === operationId)?.path ?? '';
  const pattern = path.replaceAll(/\{\w+\}/g, '[^/?]+');
  return new RegExp(`/mypage-api${pattern}(\\?.*)?$`);
}

/**
 * Holds the calls of an operation back until the test releases them. A fixed delay could end too early on a
 * busy machine.
 *
 * @returns a function that releases the calls
 */
export async function holdCalls(page: Page, operationId: OperationId): Promise<() => void> {
  let releaseCalls = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    releaseCalls = resolve;
  });
  await page.route(addressPatternOf(operationId), async (route) => {
    await released;
    await route.continue();
  });
  return releaseCalls;
}
