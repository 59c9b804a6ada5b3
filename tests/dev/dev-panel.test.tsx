import {
  act,
  cleanup,
  render,
  screen,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { formatOrder } from '../../src/dev/control.ts';
import { DevPanel } from '../../src/dev/DevPanel.tsx';
import { isPseudoStored } from '../../src/i18n/pseudo.ts';
import { mayBeLoggedIn, setLoginHint } from '../../src/lib/login-hint.ts';
import {
  bodiesSentTo,
  callCountOf,
  jsonAnswer,
  noContent,
  stubApi,
  type Answers,
} from '../support/api.ts';
import { savedNames } from '../support/saved.ts';

const example = (status: number, name: string, summary = '') => ({ status, name, summary });

const operationOf = (operationId: string, route: string, examples: object[], fields: string[]) => {
  const [method, path] = route.split(' ');
  return { operationId, method, path, examples, fields };
};
const userExamples = [example(200, 'default'), example(403, '403-1-00-01', 'Not permitted.')];
const addressExamples = [
  example(200, 'default', 'All addresses.'),
  example(400, '400-1-00-04', 'An entry has too many characters.'),
  example(400, '400-1-06-07', 'Nothing was changed.'),
];
const addressFields = ['mailAddress', 'subMailAddressList.0.subMailAddress'];
const operations = [
  operationOf('getCurrentUser', 'GET /user/me', userExamples, []),
  operationOf('getLogo', 'GET /setting/logo', [example(200, 'empty')], []),
  operationOf('updateContactAddresses', 'PUT /user/addresses', addressExamples, addressFields),
];

const codeDetails = {
  '400-1-00-04': {
    target: ['keyword'],
    fillIns: [
      { key: 'name', value: 'keyword', type: 'FE' },
      { key: 'max', value: '100', type: 'BE' },
    ],
  },
  '400-1-06-07': { target: [], fillIns: [] },
};

const contractState = { readAt: '2026-11-21T09:00:00.000Z', problem: null };

const callOfLogo = {
  operationId: 'getLogo',
  method: 'GET',
  path: '/demo/mypage-api/setting/logo',
  status: 422,
  flowId: 'flow-0001',
  at: '2026-11-21T09:00:00.000Z',
  ms: 3,
  violations: [
    { direction: 'request', position: 'query.page', value: 'x', message: 'must be a number' },
  ],
};

const defaultAnswers = {
  'GET /_mock/operations': () => jsonAnswer(operations),
  'GET /_mock/codes': () => jsonAnswer(codeDetails),
  'GET /_mock/contract': () => jsonAnswer(contractState),
  'GET /_mock/calls': () => jsonAnswer([callOfLogo]),
  'GET /_mock/reports': () =>
    jsonAnswer([
      { kind: 'load', screen: 'top' },
      { kind: 'code', code: 'unknown', screen: 'bills', flowId: 'flow-0002', count: 2 },
    ]),
  'GET /_mock/next': () => jsonAnswer([]),
  'GET /_mock/recording': () => jsonAnswer({ isOn: false, calls: 0 }),
  'POST /_mock/next': () => jsonAnswer({}, 201),
  'GET /_sandbox/state': () =>
    jsonAnswer({
      now: '2026-11-21T18:00:00+09:00',
      clockOffsetSeconds: 91_980,
      limits: { maintenanceSeconds: 0 },
    }),
};

type SentRequests = ReturnType<typeof stubApi>;

const lastOrder = (requests: SentRequests): unknown =>
  JSON.parse(requests.findLast(({ method }) => method === 'POST')?.body ?? '');

async function openPanel(overrides: Answers = {}): Promise<SentRequests> {
  const requests = stubApi({ ...defaultAnswers, ...overrides });
  render(<DevPanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Dev' }));
  return requests;
}

it.each([
  ['dropped', { kind: 'drop' }],
  ['truncated', { kind: 'truncate' }],
  ['slow', { kind: 'slow' }],
  ['timeout', { kind: 'drop', delayMs: 330_000 }],
  ['HTML', { kind: 'html' }],
  ['empty', { kind: 'empty' }],
  ['broken JSON', { kind: 'badJson' }],
])('the button "%s" orders a broken answer with the same label', async (label, fault) => {
  const requests = await openPanel();
  await userEvent.type(await screen.findByRole('searchbox'), `logo ${label}`);
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const order = { operationId: 'getLogo', ...fault };
  expect(lastOrder(requests)).toEqual(order);
  expect(formatOrder(order)).toBe(label);
});

it('the filter finds an answer by words of the operation and of the meaning', async () => {
  await openPanel();
  await userEvent.type(await screen.findByRole('searchbox'), 'PUT /user/ADDRESSES instead of json');
  expect(await screen.findByRole('button', { name: 'HTML' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'empty' })).toBeNull();
});

it('the reports to the operator show the fault, screen and flow ID, newest first', async () => {
  await openPanel();
  const reports = await screen.findByRole('region', { name: 'Reports to the operator' });
  expect(reports.textContent).toMatch(/code bills {"code":"unknown","count":2}.*load top {}/);
  expect(reports.textContent).toContain('flow-0002');
});

async function openErrorForm(overrides?: Answers): Promise<SentRequests> {
  const requests = await openPanel(overrides);
  await userEvent.type(await screen.findByRole('searchbox'), 'updateContactAddresses');
  await screen.findByRole('form', { name: 'An error at an entry of updateContactAddresses' });
  return requests;
}

it('the panel orders an error at one entry of a list, with changed fill-ins', async () => {
  const requests = await openErrorForm();
  const fields = screen.getByLabelText('at the entry');
  await userEvent.selectOptions(fields, 'subMailAddressList.0.subMailAddress');
  await userEvent.clear(screen.getByLabelText('number, from 0'));
  await userEvent.type(screen.getByLabelText('number, from 0'), '2');
  await userEvent.clear(screen.getByLabelText('max'));
  await userEvent.type(screen.getByLabelText('max'), '40');
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  expect(lastOrder(requests)).toEqual({
    operationId: 'updateContactAddresses',
    code: '400-1-00-04',
    target: ['subMailAddressList.2.subMailAddress'],
    fillIns: { name: 'subMailAddress', max: '40' },
  });
});

const refusedOrderProblem = { title: 'No such order', detail: 'too often' };
it.each([
  ['400 login takes no entry x', jsonAnswer({ title: 'login takes no entry x' }, 400)],
  ['400 No such order: too often', jsonAnswer(refusedOrderProblem, 400)],
  ['502 Bad gateway', new Response('Bad gateway', { status: 502 })],
])('the panel shows the mock server’s refusal of an order: %s', async (text, refusalAnswer) => {
  const answersInTurn = [refusalAnswer];
  await openErrorForm({ 'POST /_mock/next': () => answersInTurn.shift() ?? jsonAnswer({}, 201) });
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  expect((await screen.findByRole('alert')).textContent).toBe(`POST /_mock/next: ${text}`);
  await userEvent.click(screen.getByRole('button', { name: 'dropped' }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('the panel shows a reloaded contract, an unreadable contract and a lost connection within a second', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let currentContract: object = contractState;
  let listedOperations: object[] = operations;
  let isReachable = true;
  await openPanel({
    'GET /_mock/calls': () => (isReachable ? jsonAnswer([]) : new Error('offline')),
    'GET /_mock/operations': () => jsonAnswer(listedOperations),
    'GET /_mock/contract': () => jsonAnswer(currentContract),
  });
  await screen.findByText('getLogo', { selector: 'strong' });
  listedOperations = operations.slice(0, 1);
  currentContract = { ...contractState, readAt: '2026-11-21T09:05:00.000Z' };
  act(() => void vi.advanceTimersByTime(1000));
  await waitForElementToBeRemoved(() => screen.queryByText('getLogo', { selector: 'strong' }));
  currentContract = { ...currentContract, problem: 'openapi.json cannot be read' };
  act(() => void vi.advanceTimersByTime(1000));
  expect((await screen.findByRole('alert')).textContent).toBe('openapi.json cannot be read');
  currentContract = { ...currentContract, problem: null };
  isReachable = false;
  act(() => void vi.advanceTimersByTime(1000));
  await screen.findByText('offline');
  isReachable = true;
  act(() => void vi.advanceTimersByTime(1000));
  await waitForElementToBeRemoved(() => screen.queryByRole('alert'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(vi.getTimerCount()).toBe(0);
});

it('the panel records calls, and saves them as a scenario', async () => {
  let isOn = false;
  const setRecording = (isRecording: boolean) => () => {
    isOn = isRecording;
    return noContent();
  };
  const requests = await openPanel({
    'GET /_mock/recording': () => jsonAnswer({ isOn, calls: 7 }),
    'POST /_mock/record': setRecording(true),
    'DELETE /_mock/record': setRecording(false),
    'GET /_mock/record': () => jsonAnswer({ scenario: 1 }),
  });
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  await screen.findByText('Recording: 7 calls');
  expect(reload).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Stop and save' }));
  await screen.findByRole('button', { name: 'Record' });
  expect(savedNames()).toEqual(['scenario.json']);
  const recordRequests = requests.filter(({ path }) => path === '/_mock/record');
  expect(recordRequests.map(({ method }) => method)).toEqual(['POST', 'DELETE', 'GET']);
  expect(bodiesSentTo('DELETE')).toEqual([{ shown: [] }]);
});

const demoCustomer = { customerCode: 'demo', loginId: 'demo-user' };
const withdrawalBody = { ...demoCustomer, isPublished: false };
const deadlineBody = { ...demoCustomer, deadlineInDays: 1 };

it.each<[string, string, object, string?]>([
  ['+3 min', 'clock', { advanceSeconds: 180 }],
  ['+30 min', 'clock', { advanceSeconds: 1800 }],
  ['+1 hour', 'clock', { advanceSeconds: 3600 }],
  ['+1 day', 'clock', { advanceSeconds: 86_400 }],
  ['+30 days', 'clock', { advanceSeconds: 2_592_000 }],
  ['Back to now', 'clock', { advanceSeconds: -91_980 }],
  ['Publish 3 bills', 'publish', demoCustomer, 'Nothing was published.'],
  ['Withdraw the newest', 'change-bill', withdrawalBody, 'Nothing was withdrawn.'],
  ['Deadline of the newest: tomorrow', 'change-bill', deadlineBody, 'No deadline was set.'],
  ['Maintenance (503)', 'limits', { maintenanceSeconds: 1800 }, 'Maintenance did not change.'],
  ['Reset all data', 'reset', {}, 'There was no fresh start.'],
])(
  'the sandbox button "%s" sends its change, and shows a failure',
  async (name, action, change, failure = 'The clock did not move.') => {
    const route = `POST /_sandbox/${action}`;
    const requests = await openPanel({ [route]: () => jsonAnswer({ title: 'broken' }, 500) });
    const sandbox = await screen.findByRole('region', { name: 'Sandbox' });
    expect(sandbox.textContent).toMatch(/clock is 1 d 1 h 33 min ahead\+3 min/);
    await userEvent.click(screen.getByRole('button', { name }));
    await vi.waitFor(() => expect(sandbox.querySelector('em')?.textContent).toBe(` ${failure}`));
    expect(lastOrder(requests)).toEqual(change);
  },
);

it('the panel lists the orders of each operation, and the reason for each unusual answer, newest first', async () => {
  const callOf = (call: object) => ({ ...callOfLogo, violations: [], ...call });
  await openPanel({
    'DELETE /_mock/next/getLogo': noContent,
    'GET /_mock/next': () =>
      jsonAnswer([
        { operationId: 'getLogo', code: '400-1-00-04', target: ['a', 'b'], fillIns: { max: '9' } },
        { operationId: 'getCurrentUser', status: 204 },
        { operationId: 'getLogo', kind: 'html' },
      ]),
    'GET /_mock/calls': () =>
      jsonAnswer([
        callOf({
          status: 299,
          violations: [{ direction: 'response', position: 'body', message: 'x' }],
        }),
        callOf({ status: 300, problem: 'The backend is down.' }),
        callOf({ status: 0, operationId: undefined }),
      ]),
  });
  const cancelButtons = await screen.findAllByRole('button', { name: /^Take back get/ });
  expect(cancelButtons.map((button) => button.parentElement?.textContent)).toEqual([
    'Next call of getLogo: 400-1-00-04 at a, b (max: 9), then HTMLTake back',
    'Next call of getCurrentUser: 204Take back',
  ]);
  await vi.waitFor(() => expect(screen.getAllByText('ordered')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Take back getLogo' }));
  expect(callCountOf('DELETE /_mock/next/getLogo')).toBe(1);
  const lastCalls = screen.getByRole('region', { name: 'Last calls' });
  const calls = [...lastCalls.querySelectorAll(':scope > ol > li')];
  expect(calls.map(({ textContent }) => textContent.replace(/GET.*0001 /, ''))).toEqual([
    'no answer ',
    '300 getLogoThe backend is down.',
    '299 getLogoContract broken by the response at body: x; nothing was there',
  ]);
  const tones = calls.map((call) => call.querySelector('strong')?.className);
  expect(tones).toEqual(['bad', 'bad', 'good']);
  await userEvent.click(
    within(lastCalls).getAllByRole('button', { name: 'getLogo' })[0] ?? lastCalls,
  );
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'getLogo');
});

it('the form of an error has the values of its example again after another error was selected', async () => {
  const requests = await openErrorForm();
  await userEvent.type(screen.getByLabelText('max'), '0');
  const errors = screen.getByLabelText('Error');
  expect(within(errors).getAllByRole('option')).toHaveLength(2);
  const tones = ['All addresses.', 'Nothing was changed.', 'no body'].map(
    (meaning) => screen.getByTitle(meaning).className,
  );
  expect(tones).toEqual(['good', 'bad', 'fault']);
  await userEvent.selectOptions(errors, '400-1-06-07');
  expect(screen.getByRole('option', { name: 'as in its example (none)' })).toBeTruthy();
  await userEvent.selectOptions(errors, '400-1-00-04');
  expect(screen.getByRole('option', { name: 'as in its example (keyword)' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  const order = { operationId: 'updateContactAddresses', code: '400-1-00-04' };
  expect(lastOrder(requests)).toEqual(order);
});

it('the panel keeps its view after a reload, and moves the focus only when a press closes the panel', async () => {
  await openPanel({ 'GET /_mock/states': () => jsonAnswer([]) });
  await userEvent.click(screen.getByRole('button', { name: 'States by name', pressed: false }));
  cleanup();
  render(<DevPanel />);
  expect(screen.getByRole('region', { name: 'States by name' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'States by name', pressed: true })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement?.textContent).toBe('Dev');
});

it.each([
  [8, 8],
  [9, 0],
])('of %i operations that the filter finds, %i are unfolded', async (count, unfoldedCount) => {
  const foundOperations = Array.from({ length: count }, (_, index) =>
    operationOf(`getUser${index}`, 'GET /user', userExamples, []),
  );
  await openPanel({ 'GET /_mock/operations': () => jsonAnswer(foundOperations) });
  await userEvent.type(await screen.findByRole('searchbox'), 'GETUSER');
  await screen.findByText('getUser0');
  expect(document.querySelectorAll('details[open]')).toHaveLength(unfoldedCount);
});

it('the panel publishes bills for the open issuer, hides an earlier failure, and reloads the page in the pseudo-language', async () => {
  history.replaceState(null, '', '/plain/mypage/');
  const publishAnswers = [jsonAnswer({}, 500), jsonAnswer({})];
  await openPanel({ 'POST /_sandbox/publish': () => publishAnswers.shift() ?? noContent() });
  await userEvent.click(await screen.findByRole('button', { name: 'Publish 3 bills' }));
  const failure = await screen.findByText('Nothing was published.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish 3 bills' }));
  expect(failure.isConnected).toBe(false);
  const customer = { customerCode: 'plain', loginId: 'plain-user' };
  expect(bodiesSentTo('POST /_sandbox/publish')).toEqual([customer, customer]);
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await userEvent.click(screen.getByRole('checkbox'));
  expect([isPseudoStored(), reload.mock.calls.length]).toEqual([true, 1]);
});

it('the panel links to the state of this tab and to its mails, and leaving the state keeps only the panel view and the language', async () => {
  const state = { screen: 'user', name: 'pending', address: '/user?a=1', mailbox: '/mails' };
  sessionStorage.setItem('dev-state', JSON.stringify(state));
  sessionStorage.setItem('draft', 'of the state');
  localStorage.setItem('billColumns.demo', '[]');
  localStorage.setItem('language', 'en');
  setLoginHint();
  await openPanel();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/demo/mypage/user?a=1&state=pending', '/mails']);
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: 'Leave the state' }));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/demo/mypage');
  const keys = [sessionStorage, localStorage].map((storage) => Object.keys(storage));
  expect([keys, mayBeLoggedIn()]).toEqual([[['dev-panel.open'], ['language']], false]);
});
