/** How many lines a page keeps free for what is still to come: none once all of it is there. */
export const linesToCome = (): number => document.querySelectorAll('[data-loading] > span').length;
