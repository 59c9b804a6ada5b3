import { because, type Explained } from './because.ts';

/** Of the portal's calls, forms, helpers, errors and sessions. */
export const foundations: readonly Explained[] = [
  ...because(
    'Every call without a text has the same content, whatever it is.',
    'src/api/idempotency.ts',
    [
      ["typeof body === 'string'", 'true'],
      ["''", '"Stryker was here!"'],
    ],
  ),
  ...because('What is not there has no form of a flow id either.', 'src/api/identity.ts', [
    ['ownFlowId === undefined', 'false'],
  ]),
  ...because('Of a signal that is not there nobody hears.', 'src/api/deadline.ts', [
    ['outer?.reason', 'outer.reason'],
  ]),
  ...because('What no table knows ends as the caller’s, below.', 'src/api/errors.ts', [
    ["'caller'", '""'],
  ]),
  ...because('A type that is not said is not that of JSON.', 'src/api/mutator.ts', [
    ["''", '"Stryker was here!"'],
  ]),
  ...because(
    'What goes too far is stopped at the end, too: only later.',
    'src/lib/html-limits.ts',
    [['made > MAX_MADE', 'false']],
  ),
  ...because('The day is read anew instead of kept: only slower.', 'src/lib/dates.ts', [
    ['hour !== lastAsked.hour', 'true'],
    ['now.getTime() / 3_600_000', 'now.getTime() * 3_600_000'],
  ]),
  ...because('A name of just that length is cut to itself.', 'src/lib/file-names.ts', [
    ['bytesOf(name) <= maxBytes', 'bytesOf(name) < maxBytes'],
  ]),
  ...because('What is no page is the first.', 'src/lib/address-page.ts', [
    ['page >= 1', 'page > 1'],
  ]),
  ...because('One digit stands behind the point.', 'src/lib/files.ts', [['/\\.0$/', '/\\.0/']]),
  ...because('An entry that is as it came says nothing else.', 'src/forms/items/item-values.ts', [
    ['entry !== item.initial', 'true'],
  ]),
  ...because(
    'The error takes the place of the list at once, where it is the error of no list.',
    'src/forms/form-errors.ts',
    [['place !== name', 'true']],
  ),
  ...because(
    'Where all is judged, each message is told anew; of no message none is taken away.',
    'src/forms/use-entry-form.ts',
    [
      ['names.length === 1', 'true'],
      ['mended.length > 0', 'true'],
      ['mended.length > 0', 'mended.length >= 0'],
    ],
  ),
  ...because('A regular text is set to itself.', 'src/forms/use-entry-form.ts', [
    ['text !== entry', 'true'],
    ['text !== entryAt(values, name)', 'true'],
  ]),
  ...because('No browser reads the title of a place.', 'src/shell/session/places.ts', [
    ["''", '"Stryker was here!"'],
  ]),
  ...because('What cannot be read is as good as nothing.', 'src/shell/session/return-path.ts', [
    ["'null'", '""'],
  ]),
  ...because('Without a warning its time is that of the end.', 'src/shell/session/idle-clock.ts', [
    ['warningMs !== null', 'true'],
  ]),
];
