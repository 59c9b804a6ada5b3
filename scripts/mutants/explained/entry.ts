import { because, type Explained } from './because.ts';

/** Of every way in: login, password, verification, registration. */
export const entry: readonly Explained[] = [
  ...because(
    'What is no draft cannot be read, which is caught, or is nobody’s.',
    'src/shell/flows/drafts.ts',
    [
      ['text === null', 'false'],
      [
        "typeof draft === 'object' && draft !== null && 'owner' in draft && 'entries' in draft",
        'true',
      ],
      [
        "typeof draft === 'object' && draft !== null && 'owner' in draft && 'entries' in draft",
        "typeof draft === 'object' && draft !== null && 'owner' in draft || 'entries' in draft",
      ],
      ["typeof draft === 'object' && draft !== null && 'owner' in draft", 'true'],
      [
        "typeof draft === 'object' && draft !== null && 'owner' in draft",
        "typeof draft === 'object' && draft !== null || 'owner' in draft",
      ],
      ["typeof draft === 'object' && draft !== null", 'true'],
      [
        "typeof draft === 'object' && draft !== null",
        "typeof draft === 'object' || draft !== null",
      ],
      ["typeof draft === 'object'", 'true'],
      ['draft !== null', 'true'],
      ['entries !== null', 'true'],
    ],
  ),
  ...because(
    'One step back is one step back, whichever function makes it.',
    'src/shell/flows/use-flow-steps.ts',
    [
      ['[navigate]', '[]'],
      ['[]', '["Stryker was here"]'],
    ],
  ),
  ...because(
    'Of a field that no form has nothing is said, and nothing is corrected.',
    'src/shell/forms/tell-error.ts',
    [['[]', '["Stryker was here"]']],
  ),
  ...because(
    'Of a field that no form has nothing is said, and nothing is left out.',
    'src/shell/forms/form-notice.ts',
    [['[]', '["Stryker was here"]']],
  ),
  ...because(
    'The place of the messages is there for as long as the form is.',
    'src/shell/forms/form-notice.ts',
    [['notice?.focus', 'notice.focus']],
  ),
  ...because(
    'No form has a field of such a name, and what was sent is noted by then.',
    'src/shell/forms/use-send-form.ts',
    [
      ["''", '"Stryker was here!"'],
      ['[]', '["Stryker was here"]'],
      ['sent.current?.answer', 'sent.current.answer'],
    ],
  ),
  ...because(
    'What is no promise is waited for a moment: only later.',
    'src/shell/forms/use-send-form.ts',
    [['isBack !== undefined', 'true']],
  ),
];
