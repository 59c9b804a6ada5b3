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
  ...because('A browser gives the focus to the body at least.', 'src/ui/focus-heading.ts', [
    ['activeElement === null', 'false'],
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
  ...because('Each column has its name.', 'src/pages/bills/columns/columns.ts', [
    ['{ width: 0 }', '{}'],
  ]),
  ...because(
    'What cannot be looked at is read as nothing, and so is what has no list.',
    'src/pages/bills/columns/stored-columns.ts',
    [
      [
        "typeof value === 'object' && value !== null && 'of' in value && typeof value.of === 'string' && 'columns' in value",
        'true',
      ],
      [
        "typeof value === 'object' && value !== null && 'of' in value && typeof value.of === 'string' && 'columns' in value",
        "typeof value === 'object' && value !== null && 'of' in value && typeof value.of === 'string' || 'columns' in value",
      ],
      [
        "typeof value === 'object' && value !== null && 'of' in value && typeof value.of === 'string'",
        'true',
      ],
      [
        "typeof value === 'object' && value !== null && 'of' in value && typeof value.of === 'string'",
        "typeof value === 'object' && value !== null && 'of' in value || typeof value.of === 'string'",
      ],
      ["typeof value === 'object' && value !== null && 'of' in value", 'true'],
      [
        "typeof value === 'object' && value !== null && 'of' in value",
        "typeof value === 'object' && value !== null || 'of' in value",
      ],
      ["typeof value === 'object' && value !== null", 'true'],
      [
        "typeof value === 'object' && value !== null",
        "typeof value === 'object' || value !== null",
      ],
      ["typeof value === 'object'", 'true'],
      ['value !== null', 'true'],
      ["typeof value.of === 'string'", 'true'],
    ],
  ),
  ...because(
    'A choice that is kept without columns is none.',
    'src/pages/bills/columns/stored-columns.ts',
    [['columns === undefined', 'false']],
  ),
  ...because(
    'What is kept is read again each time: only slower.',
    'src/pages/bills/columns/use-columns.ts',
    [['{ owner, columns: storedColumns(owner) }', '{}']],
  ),
  ...because(
    'The row of a bill has a box and what unfolds it.',
    'src/pages/bills/keys/list-keys.ts',
    [
      ['[]', '["Stryker was here"]'],
      [
        '(box === null || box.disabled ? unfoldIn(row) : box)?.focus',
        '(box === null || box.disabled ? unfoldIn(row) : box).focus',
      ],
      ['box === null', 'false'],
      ['boxIn(row)?.click', 'boxIn(row).click'],
      ['unfold?.focus', 'unfold.focus'],
      ['unfold?.click', 'unfold.click'],
    ],
  ),
  ...because(
    'A browser gives the focus to the body at least.',
    'src/pages/bills/keys/list-keys.ts',
    [['focused === null', 'false']],
  ),
  ...because('Nothing is as good as no.', 'src/pages/bills/keys/list-keys.ts', [
    ['default: return false;', 'default:'],
  ]),
  ...because(
    'The table is drawn, and each of its boxes stands in the row of a bill.',
    'src/pages/bills/list/show-selection.ts',
    [
      ['[]', '["Stryker was here"]'],
      ["''", '"Stryker was here!"'],
      ['table?.querySelectorAll', 'table.querySelectorAll'],
      ['bills[place]?.billId', 'bills[place].billId'],
      ['row !== null', 'true'],
    ],
  ),
  ...because(
    'What is so already is made so: only slower.',
    'src/pages/bills/list/show-selection.ts',
    [
      ['box.checked !== isSelected', 'true'],
      ["row !== null && row.hasAttribute('data-selected') !== isSelected", 'true'],
      [
        "row !== null && row.hasAttribute('data-selected') !== isSelected",
        "row !== null || row.hasAttribute('data-selected') !== isSelected",
      ],
      ["row.hasAttribute('data-selected') !== isSelected", 'true'],
    ],
  ),
  ...because(
    'Which of the buttons of a place is meant: a batch has one, and any name will do.',
    'src/pages/bills/bill-downloads.ts',
    [["'zip'", '""']],
  ),
  ...because(
    'No number is more than one that is not known.',
    'src/pages/bills/list/over-limit.ts',
    [['fileLimit !== undefined', 'true']],
  ),
];

/** Of downloads: their lists, receipts, deadlines, and those by a mailed link. */
const files: readonly Explained[] = [
  ...because(
    'The two days are the same then: either is as good.',
    'src/shell/downloads/calendar/save-deadlines.ts',
    [['asked > today', 'asked >= today']],
  ),
  ...because(
    'Any word does that is the same each time.',
    'src/shell/downloads/calendar/save-deadlines.ts',
    [
      ["''", '"Stryker was here!"'],
      ['asked.length === 0', 'false'],
    ],
  ),
  ...because(
    'What is thrown is caught, and answered in the same way.',
    'src/shell/downloads/kept-parts.ts',
    [
      ['kept?.startsWith', 'kept.startsWith'],
      ['{ return undefined; }', '{}'],
    ],
  ),
  ...because(
    'Any word does that is no mark of a customer: what is kept for a tab is read by that tab alone.',
    'src/shell/downloads/kept-parts.ts',
    [['`tab-${getFlowId()}`', '``']],
  ),
  ...because(
    'Without a token nothing is asked, and nobody is logged in.',
    'src/pages/download-link/DownloadLoginPage.tsx',
    [
      ["''", '"Stryker was here!"'],
      ['token !== undefined', 'true'],
    ],
  ),
  ...because(
    'The address of this page has a token always.',
    'src/pages/download-link/LinkLoginForm.tsx',
    [["''", '"Stryker was here!"']],
  ),
];

/** Of the bill list, its search and its files. */
export const bills: readonly Explained[] = [...ui, ...list, ...files];
