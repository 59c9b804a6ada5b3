import { readFileSync, writeFileSync } from 'node:fs';
import { keyOfText } from './portal-texts.ts';
import { redactCall, type Bundle, type CallToRecord } from './redact-call.ts';
import { Replacements } from './replacements.ts';
import type { Scenario } from './scenario-file.ts';

/** The names of all fields in a part of the contract. A recording keeps these names as values of errors. */
function fieldNamesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const propertyNames = 'properties' in node ? Object.keys(node.properties ?? {}) : [];
  return [...propertyNames, ...Object.values(node).flatMap(fieldNamesIn)];
}

/** Records calls, and writes them without personal values. */
export class Recorder {
  readonly #bundle: Bundle;
  readonly #fieldNames: ReadonlySet<string>;
  readonly #filePath: string | undefined;
  #replacements: Replacements;
  #calls: CallToRecord[] = [];
  #shownKeys: string[] = [];
  #isOn: boolean;

  /**
   * @param specPath path of the contract's bundle (JSON)
   * @param filePath records from the start and writes this file after each call
   */
  constructor(specPath: string, filePath?: string) {
    this.#bundle = JSON.parse(readFileSync(specPath, 'utf8'));
    this.#fieldNames = new Set(fieldNamesIn(this.#bundle));
    this.#replacements = new Replacements(this.#fieldNames);
    this.#filePath = filePath;
    this.#isOn = filePath !== undefined;
    // Fail at the start if the file cannot be written.
    if (filePath !== undefined) writeFileSync(filePath, this.text());
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** The answer of `GET /_mock/recording`. */
  getState(): { isOn: boolean; calls: number } {
    return { isOn: this.#isOn, calls: this.#calls.length };
  }

  start(): void {
    this.#calls = [];
    this.#shownKeys = [];
    this.#replacements = new Replacements(this.#fieldNames);
    this.#isOn = true;
  }

  /** @param shownTexts texts of the page; only texts of the portal are recorded */
  stop(shownTexts: readonly string[] = []): void {
    this.#isOn = false;
    const keys = shownTexts.map(keyOfText).filter((key) => key !== undefined);
    this.#shownKeys = [...new Set(keys)];
  }

  add(call: CallToRecord): void {
    if (!this.#isOn) return;
    this.#calls.push(call);
    if (this.#filePath !== undefined) writeFileSync(this.#filePath, this.text());
  }

  /** The recorded calls as the text of a scenario's file. */
  text(): string {
    return `${JSON.stringify(this.toScenario(), null, 2)}\n`;
  }

  /** The recorded calls without personal values. */
  toScenario(): Scenario {
    const { noteOriginal, replace } = this.#replacements;
    // The first pass only notes the original values, so that no replacement equals an original value.
    for (const call of this.#calls) redactCall(this.#bundle, call, noteOriginal);
    const calls = this.#calls.map((call) => redactCall(this.#bundle, call, replace));
    const pages = calls
      .map(({ page }) => page)
      .filter((page, index, allPages) => page !== undefined && page !== allPages[index - 1]);
    return {
      scenario: 1,
      contract: this.#bundle.info.version,
      pages: pages.filter((page) => page !== undefined),
      calls,
      ...(this.#shownKeys.length > 0 && { shown: this.#shownKeys }),
    };
  }
}
