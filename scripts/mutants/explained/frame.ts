import { because, type Explained } from './because.ts';

/** Of what stands around the screens. */
export const frame: readonly Explained[] = [
  ...because('The element is there when it is asked for.', 'src/shell/messages/DialogHost.tsx', [
    ['element?.showModal', 'element.showModal'],
    ['element?.close', 'element.close'],
  ]),
  ...because(
    'Each dialog has a component of its own, by its key.',
    'src/shell/messages/DialogHost.tsx',
    [['[dialog]', '[]']],
  ),
  ...because(
    'It would close once more what is closed already.',
    'src/shell/messages/DialogHost.tsx',
    [['stop();', ';']],
  ),
  ...because(
    'Any other number makes another element.',
    'src/shell/messages/SupportDetailsBody.tsx',
    [['count + 1', 'count - 1']],
  ),
  ...because('Any number that no other dialog has is one.', 'src/shell/messages/dialog-store.ts', [
    ['lastId += 1', 'lastId -= 1'],
  ]),
  ...because(
    'What is no number is not less than a minute, either.',
    'src/shell/messages/new-version.ts',
    [['{ return 0; }', '{}']],
  ),
  ...because('Neither begins like a page.', 'src/shell/messages/new-version.ts', [
    ["''", '"Stryker was here!"'],
  ]),
  ...because('That it is thrown is all that is looked at.', 'src/chat-frame/main.ts', [
    ['`No host: ${host}`', '``'],
  ]),
  ...because(
    'The sign and the first digit tell whether the time is over; nobody writes zeros before others.',
    'src/chat-frame/storage.ts',
    [['/(?:^|;)\\s*max-age=(-?\\d+)/i', '/(?:^|;)\\s*max-age=(-?\\d)/i']],
  ),
  ...because('Without a day there is none that is over.', 'src/chat-frame/storage.ts', [
    ['expires !== undefined', 'true'],
  ]),
  ...because(
    'Without a name nothing is kept, whatever else there is.',
    'src/chat-frame/storage.ts',
    [
      ["''", '"Stryker was here!"'],
      ['[]', '["Stryker was here"]'],
    ],
  ),
  ...because('The element is there when it is asked for.', 'src/shell/frame/ChatPanel.tsx', [
    ['titleRef.current?.focus', 'titleRef.current.focus'],
    ['ref.current?.contains', 'ref.current.contains'],
  ]),
  ...because('It is neither of the states that show something.', 'src/shell/frame/ChatPanel.tsx', [
    ["'open'", '""'],
  ]),
  ...because(
    'It comes without a chat, and looks again only where the page is of another kind.',
    'src/shell/frame/ChatPanel.tsx',
    [['!mayStay', 'true']],
  ),
  ...because('What never changes is never another.', 'src/shell/frame/ChatFrame.tsx', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...because('Nobody asks while there is none.', 'src/shell/frame/ChatFrame.tsx', [
    ['ref.current?.contentWindow', 'ref.current.contentWindow'],
  ]),
  ...because(
    'Where there is no token, there is no link, and so no valid one.',
    'src/shell/frame/DownloadLayout.tsx',
    [['token !== undefined', 'true']],
  ),
];
