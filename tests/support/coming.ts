/** The number of lines that a page reserves for late content: 0 when the page is complete. */
export const reservedLineCount = (): number =>
  document.querySelectorAll('[data-loading] > span').length;
