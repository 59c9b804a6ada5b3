/** The number of lines that a page reserves for late content: 0 once the page is complete. */
export const reservedLineCount = (): number =>
  document.querySelectorAll('[data-loading] > span').length;
