import { rawText, loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/texts.ts';
import { parseBasePath } from '../lib/base-path.ts';
import { clearLoginHint } from '../lib/login-hint.ts';
import { openState, type OpenedState, type Step } from './control.ts';

/** The state that this tab has opened: also after a reload, until the tab is closed or leaves it. */
const storageKey = 'dev-state';

/** Longer than any call of the sandbox. */
const LIMIT_MS = 15_000;

type Kept = OpenedState & { id: string };

export function currentState(): Kept | undefined {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? undefined : JSON.parse(text);
}

/** Continues without the state, with the data of everybody. */
export function leaveState(): void {
  clearStorages();
  clearLoginHint();
  location.assign(parseBasePath(location.pathname)?.base ?? '/');
}

/** The address that opens a state, relative to the origin; all states are of the issuer `demo`. */
export const stateAddress = (address: string, name: string): string => {
  const url = new URL(`/demo/mypage${address}`, location.origin);
  url.searchParams.set('state', name);
  return `${url.pathname}${url.search}`;
};

/** The number of calls without an answer, and the operations that were answered. */
let pending = 0;
const answered = new Set<string | null>();

/** From now on, the mock server answers this tab from its state; no other tab notices its logins and logouts. */
function connect({ id, screen, name }: Kept): void {
  const send = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('X-Mock-State', `${id} ${screen} ${name}`);
    const weight = request.url.includes('/mypage-api/') ? 1 : 0;
    pending += weight;
    try {
      const response = await send(request);
      answered.add(response.headers.get('X-Mock-Operation'));
      return response;
    } finally {
      pending -= weight;
    }
  };
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}

/** Forgets entries, drafts and stored searches of this browser; the language stays. */
function clearStorages(): void {
  for (const key of Object.keys(sessionStorage))
    if (!key.startsWith('dev-panel.')) sessionStorage.removeItem(key);
  for (const key of Object.keys(localStorage)) if (key !== 'language') localStorage.removeItem(key);
}

/**
 * Brings about the state that the address names, in `?state=`, or continues with the state of this tab.
 *
 * @returns the steps that remain when the portal has started; undefined without a state
 * @throws Error if there is no such screen or state
 */
export async function enterState(): Promise<(() => Promise<void>) | undefined> {
  const query = new URLSearchParams(location.search);
  const name = query.get('state');
  const base = parseBasePath(location.pathname)?.base;
  const before = currentState();
  if (name === null || base === undefined) {
    if (before) connect(before);
    return undefined;
  }
  const id = crypto.randomUUID();
  const opened = await openState(id, location.pathname.slice(base.length), name);
  clearStorages();
  const storedState = { ...opened, id };
  sessionStorage.setItem(storageKey, JSON.stringify(storedState));
  // The router starts at the page of the state; a reload, and a pasted address, bring it about again.
  history.replaceState(null, '', stateAddress(opened.address, name));
  connect(storedState);
  return () => play(opened);
}

/** A wrong one fails to load. */
const isNamespace = (name: string): name is Namespace => name !== '';

/** The parts of a text between its fill-ins, without markup. */
async function partsOf(key: string): Promise<string[]> {
  const [namespace = ''] = key.split('.');
  if (isNamespace(namespace)) await loadTexts(namespace);
  const text = rawText(key);
  if (text === undefined) throw new Error(`There is no text ${key}.`);
  return text
    .replaceAll(/<\/?\w+>/g, '')
    .split(/\{\{.*?\}\}/)
    .map(inOneLine)
    .filter(Boolean);
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const isKey = (target: string): boolean => /^[a-z][\w-]*(\.[\w-]+)+$/.test(target);
const isVisible = (element: Element): boolean => element.getClientRects().length > 0;
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until something is found. @throws Error if it is not found in time */
async function until<T>(find: () => T | undefined | false, what: string): Promise<T> {
  for (const start = Date.now(); Date.now() - start < LIMIT_MS; await nextFrame()) {
    const found = find();
    if (found !== undefined && found !== false) return found;
  }
  throw new Error(`The state was not reached: ${what} is not there.`);
}

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`body > :not([data-dev]) ${selector}`.trim()),
];

async function see(target: string): Promise<void> {
  if (!isKey(target)) return void (await until(() => all(target).some(isVisible), target));
  const parts = await partsOf(target);
  await until(() => {
    const pageText = inOneLine(
      all('')
        .map((one) => one.innerText)
        .join(' '),
    );
    return parts.every((part) => pageText.includes(part));
  }, target);
}

async function press(target: string): Promise<void> {
  const [start = ''] = isKey(target) ? await partsOf(target) : [];
  const name = (one: HTMLElement): string =>
    inOneLine(one.getAttribute('aria-label') ?? one.textContent ?? '');
  const found = await until(() => {
    const selector = isKey(target) ? ':is(button, a[href], summary)' : target;
    const ready = all(selector).filter((one) => isVisible(one) && !one.matches(':disabled'));
    return (
      ready.find((one) => start === '' || name(one) === start) ??
      ready.find((one) => name(one).startsWith(start))
    );
  }, target);
  // The guard against double clicks (S9) would ignore the next press.
  const now = performance.now.bind(performance);
  performance.now = () => now() + 1000;
  found.click();
}

async function fill(name: string, value: string): Promise<void> {
  const field = await until(
    () => document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? undefined,
    `the field ${name}`,
  );
  field.focus();
  // React replaces the setter of the element itself.
  const prototype: object = Object.getPrototypeOf(field);
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function run(step: Step): Promise<void> {
  if ('see' in step) return see(step.see);
  if ('press' in step) return press(step.press);
  if ('fill' in step) {
    for (const [name, value] of Object.entries(step.fill)) await fill(name, value);
    return;
  }
  await fetch('/_sandbox/limits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(step.limits),
  });
}

/** Parts that load after the page call again soon. */
const QUIET_MS = 200;

/** Waits until no call is under way, and the page shows no progress. */
async function settle(): Promise<void> {
  const isQuiet = (): boolean =>
    pending === 0 && all('h1').length > 0 && !all(':not(button)[aria-busy=true]').some(isVisible);
  let quietSince = Date.now();
  await until(() => {
    if (!isQuiet()) quietSince = Date.now();
    return Date.now() - quietSince >= QUIET_MS;
  }, 'the end of all calls');
}

/** Does the steps of a state. The attribute tells that the state is reached. */
async function play({ name, steps, shows, reads }: OpenedState): Promise<void> {
  await settle();
  for (const step of steps) {
    await run(step);
    await settle();
  }
  if (reads.length > 0) {
    await until(() => reads.some((one) => answered.has(one)), `a call of ${reads.join(' or ')}`);
    await settle();
  }
  if (shows !== undefined) await see(shows);
  document.documentElement.dataset['state'] = name;
}
