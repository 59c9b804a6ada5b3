import { because, type Explained } from './because.ts';

/** Of what the parts of every page are made of. */
const ui: readonly Explained[] = [
  ...because('What is drawn is there.', 'src/ui/ModalDialog.tsx', [
    ['element?.showModal', 'element.showModal'],
    ['element?.close', 'element.close'],
  ]),
  ...because('What is drawn is there.', 'src/ui/use-clear-of.ts', [['element === null', 'false']]),
  ...because('What is drawn is there, and stands in the page.', 'src/ui/use-focus-return.ts', [
    ['element === null', 'false'],
    ['element.parentElement?.closest', 'element.parentElement.closest'],
  ]),
  ...because('A browser gives the focus to the body at least.', 'src/ui/use-focus-return.ts', [
    ['document.activeElement !== null', 'true'],
  ]),
  ...because('What is no place is passed over.', 'src/ui/use-focus-return.ts', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...because('It depends on nothing that changes.', 'src/ui/ModalDialog.tsx', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...because('It depends on nothing that changes.', 'src/ui/use-click-guard.ts', [
    ['[interval]', '[]'],
  ]),
  ...because('No page is beyond a last one that is not known.', 'src/ui/use-paging.ts', [
    ['last !== undefined', 'true'],
  ]),
];

/** Of the list itself, and its search. */
const list: readonly Explained[] = [
  ...because('A list of the form has texts alone.', 'src/pages/bills/search/condition-values.ts', [
    ["value.filter((item) => typeof item === 'string')", 'value'],
    ["typeof item === 'string'", 'true'],
  ]),
  ...because(
    'What stands for nothing is no day and no amount.',
    'src/pages/bills/search/condition-values.ts',
    [["''", '"Stryker was here!"']],
  ),
  ...because('What stands for nothing is no number.', 'src/pages/bills/search/condition.ts', [
    ["''", '"Stryker was here!"'],
  ]),
  ...because('A condition that is undefined is none.', 'src/pages/bills/search/condition.ts', [
    ['value !== undefined', 'true'],
  ]),
  ...because('What stands for nothing is no search.', 'src/pages/bills/search/stored-search.ts', [
    ["''", '"Stryker was here!"'],
  ]),
];

/** Of the bill list, its search and its files. */
export const bills: readonly Explained[] = [...ui, ...list];
