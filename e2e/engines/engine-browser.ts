/**
 * What a way needs of a browser, in the few words that both of our other engines understand. A
 * selector is one of CSS; presses and typing are the browser's own input events.
 */
export interface EngineBrowser {
  /** Name and version, for the report. */
  readonly name: string;
  /** Folder that downloads are saved to. */
  readonly downloads: string;
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /**
   * Runs a function in the page. It is sent as text: it may use the page and its argument (which goes
   * through JSON), nothing of the file it stands in.
   */
  evaluate<Argument>(work: (argument: Argument) => unknown, argument: Argument): Promise<unknown>;
  click(selector: string): Promise<void>;
  /** Types over what a field holds. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses an option of a select by its place, from 0. */
  choose(selector: string, index: number): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  upload(selector: string, file: string): Promise<void>;
  /** Of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}
