import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { App, screenAt } from '../../src/app/App.tsx';
import { loadScreen } from '../../src/app/load-screen.ts';
import { getPendingCount } from '../../src/api/pending.ts';
import { createQueryClient } from '../../src/app/query-client.ts';
import { pageAddressOf } from '../../mocks/scenario/player.ts';
import { readProjectScenario } from '../../mocks/scenario/scenario-file.ts';
import { patternOf } from '../../mocks/scenario/portal-texts.ts';
import { LINK_GUARD_MS } from '../../src/ui/use-click-guard.ts';
import { waitForGuard } from './click-guard.ts';
import type { MockApi } from './mock-api.ts';

const basePath = '/demo/mypage';

/** Waits until all chunks and answers are loaded: a person does not press earlier. */
async function waitUntilSettled(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => expect(getPendingCount()).toBe(0));
}

/** A function that replays a recording of mocks/scenarios in the portal, with the steps of e2e/support/scenario.ts. */
export const scenarioWith = (api: MockApi) => async (name: string) => {
  const scenario = readProjectScenario(name);
  await api.replay(scenario);
  let closePage = (): void => undefined;
  return {
    open: async (page: string): Promise<void> => {
      closePage();
      history.replaceState(null, '', basePath + pageAddressOf(scenario, page).replace(/\/$/, ''));
      const screenToOpen = screenAt(location.pathname, basePath);
      if (screenToOpen) await loadScreen(screenToOpen);
      await act(async () => {
        closePage = render(
          <BrowserRouter basename={basePath}>
            <App queryClient={createQueryClient()} />
          </BrowserRouter>,
        ).unmount;
      });
    },
    waitFor: (page: string): Promise<void> =>
      waitFor(() => expect(location.pathname).toBe(basePath + pageAddressOf(scenario, page))),
    press: async (
      role: string,
      key: string,
      entries: Readonly<Record<string, string | number | boolean>> = {},
    ): Promise<void> => {
      await waitUntilSettled();
      const [element] = await screen.findAllByRole(role, { name: patternOf(key, true) });
      if (!element) throw new Error(`There is no ${role} ${key}.`);
      for (const [fieldName, value] of Object.entries(entries)) {
        const field = document.getElementsByName(fieldName)[0];
        if (!field) continue;
        if (typeof value !== 'boolean')
          fireEvent.change(field, { target: { value: String(value) } });
        else if (Reflect.get(field, 'checked') !== value) fireEvent.click(field);
      }
      waitForGuard(LINK_GUARD_MS);
      // The next page may suspend, which a synchronous act() does not allow.
      await act(async () => element.click());
    },
    expectText: async (key: string): Promise<void> => {
      const pattern = patternOf(key);
      await waitFor(() => {
        const texts = Array.from(document.body.querySelectorAll('*'), (node) => node.textContent);
        if (!texts.some((text) => pattern.test(text)))
          throw new Error(`The page has no ${pattern}.`);
      });
    },
  };
};
