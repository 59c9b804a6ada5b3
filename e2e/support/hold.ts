import type { Page } from '@playwright/test';
import { operations } from '../../generated/operations.ts';

type OperationId = (typeof operations)[number]['operationId'];

/** The addresses of an operation, whatever stands for its parameters. */
function addressOf(operationId: OperationId): RegExp {
  const path = operations.find((known) => known.operationId === operationId)?.path ?? '';
  const pattern = path.replaceAll(/\{\w+\}/g, '[^/?]+');
  return new RegExp(`/mypage-api${pattern}(\\?.*)?$`);
}

/**
 * Keeps the calls of an operation from the server until the test has seen what it wants to see
 * meanwhile: an answer that is late by so many seconds may have come by then on a busy machine.
 *
 * @returns lets them go
 */
export async function holdCalls(page: Page, operationId: OperationId): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addressOf(operationId), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
