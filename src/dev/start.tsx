import { createRoot } from 'react-dom/client';
import { start } from '../app/start.tsx';
import { getBasePath } from '../lib/base-path.ts';
import { DevPanel } from './DevPanel.tsx';
import { isPartsPage, startParts } from './parts/start-parts.tsx';
import { StateList } from './StateList.tsx';
import { enterState } from './states.ts';
import styles from './DevPanel.module.css';

/** Adds the root element of the panel. The states of screens ignore it. */
function addPanelRoot(): HTMLElement {
  const panelRoot = document.createElement('div');
  panelRoot.lang = 'en';
  panelRoot.dataset['dev'] = '';
  document.body.append(panelRoot);
  return panelRoot;
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Brings about the state that the address names, if any, and starts the portal. */
async function startPortal(root: HTMLElement, panelRoot: HTMLElement): Promise<void> {
  const play = await enterState().catch((error: unknown) => wordsOf(error));
  if (typeof play === 'string') {
    document.title = 'States by name';
    return createRoot(root).render(
      <main lang="en" className={styles.statePage}>
        <h1>There is no such state</h1>
        <StateList problem={play} />
      </main>,
    );
  }
  createRoot(panelRoot).render(<DevPanel />);
  await start(root);
  await play?.().catch((error: unknown) =>
    createRoot(addPanelRoot()).render(
      <p role="alert" className={styles.stateProblem}>
        {wordsOf(error)}
      </p>,
    ),
  );
}

/** Elements that a customer presses. Fields are not among them: their content is in the bodies of calls. */
const pressable =
  'button, a[href], summary, [role=tab], [role=option], [role^=menuitem], [type=checkbox], [type=radio]';
const roles: Readonly<Record<string, string>> = { A: 'link', SUMMARY: 'group' };

function pressOf(element: Element): { role: string; name: string } {
  const isInput = element instanceof HTMLInputElement;
  const named = (isInput ? (element.labels?.[0] ?? element) : element).cloneNode(true);
  if (named instanceof Element)
    for (const part of named.querySelectorAll('[aria-hidden=true], [hidden]')) part.remove();
  const tagRole = isInput ? element.type : (roles[element.tagName] ?? 'button');
  return {
    role: element.getAttribute('role') ?? tagRole,
    // A name begins with the visible text (WCAG 2.5.3), and may go on with a bill's title.
    name: (named.textContent?.trim() || (element.getAttribute('aria-label') ?? '')).slice(0, 200),
  };
}

/** How long a call after the press of a link belongs to the page of the link, in milliseconds. */
const PRESS_MS = 1000;

/**
 * Adds to each call of the API its page, and the presses since the call before, for the recordings of the mock server
 * (mocks/scenario). The page's calls may start before the browser has its address.
 *
 * @param panel whose presses are not the customer's
 */
function nameCalls(panel: Element): void {
  let next = { href: '', from: '', at: Number.NEGATIVE_INFINITY };
  addEventListener('next-page', ({ detail }: CustomEventInit<string>) => {
    const { origin, href } = location;
    next = { href: origin + getBasePath().base + detail, from: href, at: performance.now() };
  });
  let presses: ReturnType<typeof pressOf>[] = [];
  let pressed: Element | null = null;
  for (const type of ['mousedown', 'click']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const element = target instanceof Element ? target.closest(pressable) : null;
        // The calls of a link start when the mouse button goes down.
        const isNew = type === 'mousedown' || element !== pressed;
        if (element && isNew && !panel.contains(element)) presses.push(pressOf(element));
        pressed = type === 'mousedown' ? element : null;
      },
      true,
    );
  }
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    if (input instanceof Request && input.url.includes('/mypage-api/')) {
      const isNext = location.href === next.from && performance.now() - next.at < PRESS_MS;
      input.headers.set('X-Page', isNext ? next.href : location.href);
      if (presses.length > 0)
        input.headers.set('X-Presses', encodeURIComponent(JSON.stringify(presses)));
      presses = [];
    }
    return fetch(input, init);
  };
}

/** Shows the developer's panel with the portal, or with the page of all parts. */
export function startDevelopment(root: HTMLElement | null): void {
  if (!root) return;
  const panelRoot = addPanelRoot();
  nameCalls(panelRoot);
  if (!isPartsPage()) return void startPortal(root, panelRoot);
  void startParts(root);
  createRoot(panelRoot).render(<DevPanel />);
}
