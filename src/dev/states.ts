import { rawText, loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/texts.ts';
import { parseBasePath } from '../lib/base-path.ts';
import { clearLoginHint } from '../lib/login-hint.ts';
import { openState, setLimits, type OpenedState, type Step } from './control.ts';

/**
 * The storage key of the state that this tab has opened. The state remains after a reload, until the tab is
 * closed or leaves the state.
 */
const storageKey = 'dev-state';

/** The time limit of one step, longer than any call of the sandbox. */
const STEP_LIMIT_MS = 15_000;

type TabState = OpenedState & { id: string };

export function readTabState(): TabState | undefined {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? undefined : JSON.parse(text);
}

/** Leaves the state. The tab continues with the data that all tabs share. */
export function leaveState(): void {
  clearStorages();
  clearLoginHint();
  location.assign(parseBasePath(location.pathname)?.base ?? '/');
}

/** The address that opens a state, relative to the origin; all states are of the issuer `demo`. */
export const toStateAddress = (address: string, stateName: string): string => {
  const url = new URL(`/demo/mypage${address}`, location.origin);
  url.searchParams.set('state', stateName);
  return `${url.pathname}${url.search}`;
};

/** The number of calls that have no answer yet, and the operations that were answered. */
let pendingCallCount = 0;
const answeredOperations = new Set<string | null>();

/**
 * From now on, the mock server answers this tab with the data of the tab's state. Other tabs are not notified of
 * logins and logouts in this tab.
 */
function connectTab({ id, screen, name }: TabState): void {
  const originalFetch = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('X-Mock-State', `${id} ${screen} ${name}`);
    const callCount = request.url.includes('/mypage-api/') ? 1 : 0;
    pendingCallCount += callCount;
    try {
      const response = await originalFetch(request);
      answeredOperations.add(response.headers.get('X-Mock-Operation'));
      return response;
    } finally {
      pendingCallCount -= callCount;
    }
  };
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}

/** Deletes the entries, drafts and stored searches of this browser. The language remains. */
function clearStorages(): void {
  for (const key of Object.keys(sessionStorage))
    if (!key.startsWith('dev-panel.')) sessionStorage.removeItem(key);
  for (const key of Object.keys(localStorage)) if (key !== 'language') localStorage.removeItem(key);
}

/**
 * Opens the state that the address names in `?state=`, or continues with the state of this tab.
 *
 * @returns a function that runs the steps of the state after the portal has started; undefined if the
 *   address names no state
 * @throws Error if there is no such screen or state
 */
export async function enterState(): Promise<(() => Promise<void>) | undefined> {
  const query = new URLSearchParams(location.search);
  const stateName = query.get('state');
  const basePath = parseBasePath(location.pathname)?.base;
  const tabState = readTabState();
  if (stateName === null || basePath === undefined) {
    if (tabState) connectTab(tabState);
    return undefined;
  }
  const id = crypto.randomUUID();
  const openedState = await openState(id, location.pathname.slice(basePath.length), stateName);
  clearStorages();
  const storedState = { ...openedState, id };
  sessionStorage.setItem(storageKey, JSON.stringify(storedState));
  // The router starts at the page of the state. A reload or a pasted address opens the state again.
  history.replaceState(null, '', toStateAddress(openedState.address, stateName));
  connectTab(storedState);
  return () => runSteps(openedState);
}

/** Accepts any name, because an unknown namespace fails to load. */
const isNamespace = (name: string): name is Namespace => name !== '';

/** The parts of a text between its fill-ins, without markup. */
async function textPartsOf(key: string): Promise<string[]> {
  const [namespace = ''] = key.split('.');
  if (isNamespace(namespace)) await loadTexts(namespace);
  const text = rawText(key);
  if (text === undefined) throw new Error(`There is no text ${key}.`);
  return text
    .replaceAll(/<\/?\w+>/g, '')
    .split(/\{\{.*?\}\}/)
    .map(withSingleSpaces)
    .filter(Boolean);
}

const withSingleSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const isTextKey = (target: string): boolean => /^[a-z][\w-]*(\.[\w-]+)+$/.test(target);
const isVisible = (element: Element): boolean => element.getClientRects().length > 0;
const waitForNextFrame = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until `read` returns a value. @throws Error after the time limit of a step */
async function waitFor<Value>(
  read: () => Value | undefined | false,
  targetName: string,
): Promise<Value> {
  for (const start = Date.now(); Date.now() - start < STEP_LIMIT_MS; await waitForNextFrame()) {
    const result = read();
    if (result !== undefined && result !== false) return result;
  }
  throw new Error(`The state was not reached: ${targetName} is not there.`);
}

const queryAll = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`body > :not([data-dev]) ${selector}`.trim()),
];

async function waitForTarget(target: string): Promise<void> {
  if (!isTextKey(target))
    return void (await waitFor(() => queryAll(target).some(isVisible), target));
  const textParts = await textPartsOf(target);
  await waitFor(() => {
    const pageText = withSingleSpaces(
      queryAll('')
        .map((element) => element.innerText)
        .join(' '),
    );
    return textParts.every((part) => pageText.includes(part));
  }, target);
}

async function pressTarget(target: string): Promise<void> {
  const [nameStart = ''] = isTextKey(target) ? await textPartsOf(target) : [];
  const nameOf = (element: HTMLElement): string =>
    withSingleSpaces(element.getAttribute('aria-label') ?? element.textContent ?? '');
  const targetElement = await waitFor(() => {
    const selector = isTextKey(target) ? ':is(button, a[href], summary)' : target;
    const enabledElements = queryAll(selector).filter(
      (element) => isVisible(element) && !element.matches(':disabled'),
    );
    return (
      enabledElements.find((element) => nameStart === '' || nameOf(element) === nameStart) ??
      enabledElements.find((element) => nameOf(element).startsWith(nameStart))
    );
  }, target);
  // The guard against double clicks (S9) would ignore the next press.
  const originalNow = performance.now.bind(performance);
  performance.now = () => originalNow() + 1000;
  targetElement.click();
}

async function fillField(name: string, value: string): Promise<void> {
  const field = await waitFor(
    () => document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? undefined,
    `the field ${name}`,
  );
  field.focus();
  // React overwrites the value setter of the element, and notices only changes by the setter of the prototype.
  const prototype: object = Object.getPrototypeOf(field);
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function runStep(step: Step): Promise<void> {
  if ('see' in step) return waitForTarget(step.see);
  if ('press' in step) return pressTarget(step.press);
  if ('fill' in step) {
    for (const [name, value] of Object.entries(step.fill)) await fillField(name, value);
    return;
  }
  await setLimits(step.limits);
}

/** If a part of the page loads later, its first call starts within this time, in milliseconds. */
const QUIET_MS = 200;

/** Waits until no call is running and the page shows no progress. */
async function waitUntilQuiet(): Promise<void> {
  const isQuiet = (): boolean =>
    pendingCallCount === 0 &&
    queryAll('h1').length > 0 &&
    !queryAll(':not(button)[aria-busy=true]').some(isVisible);
  let quietSince = Date.now();
  await waitFor(() => {
    if (!isQuiet()) quietSince = Date.now();
    return Date.now() - quietSince >= QUIET_MS;
  }, 'the end of all calls');
}

/** Runs the steps of a state. Then the attribute `data-state` of the document has the name of the state. */
async function runSteps({ name, steps, shows, reads }: OpenedState): Promise<void> {
  await waitUntilQuiet();
  for (const step of steps) {
    await runStep(step);
    await waitUntilQuiet();
  }
  if (reads.length > 0)
    await waitFor(
      () => reads.some((operationId) => answeredOperations.has(operationId)),
      `a call of ${reads.join(' or ')}`,
    );
  await waitUntilQuiet();
  if (shows !== undefined) await waitForTarget(shows);
  document.documentElement.dataset['state'] = name;
}
