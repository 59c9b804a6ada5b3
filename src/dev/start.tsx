import { createRoot } from 'react-dom/client';
import { start } from '../app/start.tsx';
import { getBasePath } from '../lib/base-path.ts';
import { formatError } from './control.ts';
import { DevPanel } from './DevPanel.tsx';
import { isPartsPage, startParts } from './parts/start-parts.tsx';
import { StateList } from './StateList.tsx';
import { enterState } from './states.ts';
import styles from './DevPanel.module.css';

/** Adds a root element for the panel. The steps of a state ignore the content of this element (states.ts). */
function addPanelRoot(): HTMLElement {
  const panelRoot = document.createElement('div');
  panelRoot.lang = 'en';
  panelRoot.dataset['dev'] = '';
  document.body.append(panelRoot);
  return panelRoot;
}

/** Opens the state that the address names, if any, and starts the portal. */
async function startPortal(root: HTMLElement, panelRoot: HTMLElement): Promise<void> {
  const stepsOrProblem = await enterState().catch((error: unknown) => formatError(error));
  if (typeof stepsOrProblem === 'string') {
    document.title = 'States by name';
    return createRoot(root).render(
      <main lang="en" className={styles.statePage}>
        <h1>There is no such state</h1>
        <StateList problem={stepsOrProblem} />
      </main>,
    );
  }
  createRoot(panelRoot).render(<DevPanel />);
  await start(root);
  await stepsOrProblem?.().catch((error: unknown) =>
    createRoot(addPanelRoot()).render(
      <p role="alert" className={styles.stateProblem}>
        {formatError(error)}
      </p>,
    ),
  );
}

/** Selects the elements that a customer presses. Fields are left out, because recorded calls contain their entries. */
const pressableSelector =
  'button, a[href], summary, [role=tab], [role=option], [role^=menuitem], [type=checkbox], [type=radio]';
const roleByTag: Readonly<Record<string, string>> = { A: 'link', SUMMARY: 'group' };

function pressOf(element: Element): { role: string; name: string } {
  const isInput = element instanceof HTMLInputElement;
  const nameSource = (isInput ? (element.labels?.[0] ?? element) : element).cloneNode(true);
  if (nameSource instanceof Element)
    for (const hiddenElement of nameSource.querySelectorAll('[aria-hidden=true], [hidden]'))
      hiddenElement.remove();
  const tagRole = isInput ? element.type : (roleByTag[element.tagName] ?? 'button');
  return {
    role: element.getAttribute('role') ?? tagRole,
    // The visible text is the start of the accessible name (WCAG 2.5.3). The rest may be a bill's title.
    name: (nameSource.textContent?.trim() || (element.getAttribute('aria-label') ?? '')).slice(
      0,
      200,
    ),
  };
}

/** The maximum length of the header with the presses. Node's servers refuse headers of more than 16 KiB. */
const PRESSES_MAX_LENGTH = 8000;

/** A call within this time after the press of a link belongs to the page of the link; in milliseconds. */
const PRESS_TO_CALL_MS = 1000;

/**
 * Adds headers to each call of the API, for the recordings of the mock server (mocks/scenario): the page of the
 * call, and the presses since the previous call. A page's calls may start while the browser still has the
 * address of the previous page.
 *
 * @param panelRoot root element of the panel; presses in the panel are not recorded
 */
function addRecordingHeaders(panelRoot: Element): void {
  let nextPage = { href: '', from: '', at: Number.NEGATIVE_INFINITY };
  addEventListener('next-page', ({ detail }: CustomEventInit<string>) => {
    const { origin, href } = location;
    nextPage = { href: origin + getBasePath().base + detail, from: href, at: performance.now() };
  });
  let presses: ReturnType<typeof pressOf>[] = [];
  let lastPressedElement: Element | null = null;
  for (const eventType of ['mousedown', 'click']) {
    document.addEventListener(
      eventType,
      ({ target }) => {
        const element = target instanceof Element ? target.closest(pressableSelector) : null;
        // The calls of a link start when the mouse button goes down.
        const isNewPress = eventType === 'mousedown' || element !== lastPressedElement;
        if (element && isNewPress && !panelRoot.contains(element)) presses.push(pressOf(element));
        lastPressedElement = eventType === 'mousedown' ? element : null;
      },
      true,
    );
  }
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    if (input instanceof Request && input.url.includes('/mypage-api/')) {
      const isOfNextPage =
        location.href === nextPage.from && performance.now() - nextPage.at < PRESS_TO_CALL_MS;
      input.headers.set('X-Page', isOfNextPage ? nextPage.href : location.href);
      const encodePresses = () => encodeURIComponent(JSON.stringify(presses));
      while (encodePresses().length > PRESSES_MAX_LENGTH) presses.shift();
      if (presses.length > 0) input.headers.set('X-Presses', encodePresses());
      presses = [];
    }
    return fetch(input, init);
  };
}

/** Shows the developer's panel with the portal, or with the page that shows all UI components. */
export function startDevelopment(root: HTMLElement | null): void {
  if (!root) return;
  const panelRoot = addPanelRoot();
  addRecordingHeaders(panelRoot);
  if (!isPartsPage()) return void startPortal(root, panelRoot);
  void startParts(root);
  createRoot(panelRoot).render(<DevPanel />);
}
