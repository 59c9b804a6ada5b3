import { operations } from '../../generated/operations.ts';
import { readScreens } from '../lib/screens.ts';
import type { ScreensByOperation } from './assets.ts';

const frameName = 'every page (header, footer, session)';

/** Finds the screens that call each operation in the portal's sources. */
export function readScreensByOperation(): ScreensByOperation {
  const screens = readScreens(operations);
  const entries = operations.map(({ operationId }): [string, string[]] => {
    const titles = screens
      .filter(({ pageCalls }) => pageCalls.has(operationId))
      .map(({ route, title }) => `${title} (${route})`);
    const isCalledByFrame = screens.some(({ frameCalls }) => frameCalls.has(operationId));
    return [operationId, isCalledByFrame ? [frameName, ...titles] : titles];
  });
  return Object.fromEntries(entries);
}
