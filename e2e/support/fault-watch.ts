import { expect, type BrowserContext, type ConsoleMessage } from '@playwright/test';
import type { MockServer } from '../../mocks/prism/server.ts';

/**
 * Collects what must not happen during a test: console errors and warnings (including violations of the
 * security policy), script crashes, requests to other sites, and violations of the contract.
 */
export class FaultWatch {
  readonly #faults: string[] = [];
  readonly #allowedPatterns: RegExp[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Allows messages that the test causes on purpose. */
  allow(...patterns: RegExp[]): void {
    this.#allowedPatterns.push(...patterns);
  }

  /** Allows the browser's own messages about answers of 400 and above and about broken connections. */
  allowFailedCalls(): void {
    this.allow(/^console error: Failed to load resource: .* \(http:\S*\/mypage-api\/\S*\)$/);
  }

  /** Watches every page of a context from now on. */
  start(context: BrowserContext): void {
    context.on('console', (message) => this.#collect(message));
    context.on('weberror', (error) => this.#faults.push(`crash: ${String(error.error())}`));
    context.on('request', (request) => {
      const url = new URL(request.url());
      const isAllowed =
        url.origin === this.#origin || ['data:', 'blob:', 'about:'].includes(url.protocol);
      if (!isAllowed) this.#faults.push(`request to ${url.href}`);
    });
  }

  #collect(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    this.#faults.push(`console ${type}: ${message.text()} (${message.location().url})`);
  }

  /** Fails the test if a fault was found that the test did not allow. */
  expectNoFaults(mock: MockServer): void {
    const contractViolations = mock
      .violations()
      .map((violation) => `contract: ${JSON.stringify(violation)}`);
    const unexpectedFaults = [...this.#faults, ...contractViolations].filter(
      (text) => !this.#allowedPatterns.some((pattern) => pattern.test(text)),
    );
    expect(unexpectedFaults, 'console, crashes, foreign requests, contract').toEqual([]);
  }
}
