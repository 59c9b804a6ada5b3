import type { Locator, Page } from '@playwright/test';
import type { NextAnswer } from '../mocks/prism/next-answers.ts';
import type { BillList } from './support/bill-list.ts';
import { open, withReturnedFile, type Mock, type SandboxControl } from './support/controls.ts';
import { holdCalls } from './support/hold.ts';
import type { Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import type { Translate } from './support/texts.ts';

type Stage = {
  portal: Portal;
  page: Page;
  list: BillList;
  t: Translate;
  sandbox: SandboxControl;
  mock: Mock;
};

/*
 * One kind of damage at each kind of call; what the portal makes of every kind is decided at its one door
 * (tests/api), and what each other call of a screen does is shown in tests/pages.
 */

/** A call, how a customer makes it, and what is to be seen while and after it is answered. */
type Step = {
  name: string;
  operationId: Parameters<Mock['next']>[0];
  path: string;
  /** Leads to the call, and makes it. */
  act: (stage: Stage) => Promise<unknown>;
  /** What comes in place of the answer; half of it unless said otherwise. */
  damage?: Omit<NextAnswer, 'operationId' | 'code'>;
  /** What must not be lost. */
  kept?: (stage: Stage) => Promise<void>;
  /** Says that a slow answer is on its way. */
  wait: (stage: Stage) => Locator;
  /** There when the answer has come: a saved file's name, or something on the page. */
  saves?: RegExp;
  shows?: (stage: Stage) => Locator;
};

const noticeFile = 'お振込先口座変更のご案内.pdf';
const busy = ({ page }: Stage) => page.locator('[aria-busy="true"]').first();
const progress = ({ page }: Stage) => page.getByRole('progressbar');
const fileInput = ({ page, t }: Stage) => page.getByLabel(t('bills.returnFile.choose'));

async function openDetails({ list, sandbox, t }: Stage, condition: string): Promise<Locator> {
  const bill = await list.find(sandbox.billNumber(condition));
  await bill.getByRole('button', { name: new RegExp(`^${t('bills.row.details')}`) }).click();
  return bill;
}

async function openReturn(stage: Stage): Promise<void> {
  await openDetails(stage, `${open} AND canReturnFile = 1 AND NOT ${withReturnedFile}`);
  await stage.page.getByRole('button', { name: stage.t('bills.returnFile.open') }).click();
}

const changeStatus = async (stage: Stage): Promise<void> => {
  const { page, list, sandbox, t } = stage;
  const bill = await list.find(sandbox.billNumber(`${open} AND statusId = 'unconfirmed'`));
  await bill.getByRole('button', { name: new RegExp(`^${t('bills.status.change')}`) }).click();
  await page.getByLabel(t('bills.status.label')).selectOption('確認済');
  await page.getByRole('button', { name: t('bills.status.save') }).click();
};

const bills = { path: '/bapPublishedBillAppSearch?perPage=10&page=1' } as const;

const ofBills: Step[] = [
  {
    ...bills,
    name: 'several files in one ZIP',
    operationId: 'downloadBillsZip',
    act: async ({ page, list, t }) => {
      await list.bills.getByRole('checkbox', { disabled: false }).first().check();
      await page.getByRole('button', { name: t('bills.batch.download') }).click();
    },
    kept: ({ list }) => expect(list.bills.getByRole('checkbox', { checked: true })).toHaveCount(1),
    wait: progress,
    saves: /\.zip$/,
  },
  {
    ...bills,
    name: 'another status',
    operationId: 'updateBillStatus',
    act: changeStatus,
    // The operation is not called: its state stays as it was.
    damage: { kind: 'html', status: 502 },
    kept: ({ page, t }) =>
      expect(
        page.getByLabel(t('bills.status.label')).getByRole('option', { selected: true }),
      ).toHaveText('確認済'),
    wait: busy,
    shows: ({ page, t }) =>
      page.getByRole('status').filter({ hasText: t('bills.status.saved', { status: '確認済' }) }),
  },
  {
    ...bills,
    name: 'a file sent back',
    operationId: 'uploadReturnedFile',
    act: async (stage) => {
      const { page, t } = stage;
      await openReturn(stage);
      const buffer = Buffer.from('%PDF-1.7\n%%EOF\n');
      const file = { name: '受領書.pdf', mimeType: 'application/pdf', buffer };
      await fileInput(stage).setInputFiles(file);
      await page.getByRole('button', { name: t('bills.returnFile.send'), exact: true }).click();
    },
    wait: progress,
    shows: ({ page, t }) =>
      page
        .getByRole('status')
        .filter({ hasText: t('bills.returnFile.sent', { fileName: '受領書.pdf' }) }),
    kept: (stage) => expect(fileInput(stage)).toHaveValue(/受領書\.pdf$/),
  },
];

const ofOthers: Step[] = [
  {
    name: 'a file of a notice',
    operationId: 'downloadNoticeAttachment',
    path: '/userNotice',
    act: ({ page }) => page.getByRole('button', { name: new RegExp(`^${noticeFile}`) }).click(),
    wait: busy,
    saves: /^お振込先口座変更のご案内\.pdf$/,
  },
  {
    name: 'the registered information',
    operationId: 'getRegisteredInformation',
    path: '/user',
    act: async () => undefined,
    wait: busy,
    shows: ({ page }) => page.getByText('03-5555-0100'),
  },
  {
    name: 'the terms',
    operationId: 'getLegalText',
    path: '/top/linkTerms',
    act: async () => undefined,
    wait: busy,
    shows: ({ page }) => page.getByRole('heading', { level: 1, name: 'Web明細サービス利用規約' }),
  },
];

async function breakAndMend(step: Step, stage: Stage, saved: string[]): Promise<void> {
  const { operationId, path, damage = { kind: 'truncate' }, act, kept, wait, saves, shows } = step;
  const { page, t, mock, portal } = stage;
  const alert = page.getByRole('alert');
  const again = alert.getByRole('button', { name: t('common.retry') });
  saved.length = 0;
  await mock.next(operationId, damage);
  await portal.open(path);
  await act(stage);
  await expect(again).toBeVisible();
  expect(await mock.callsOf(operationId)).toHaveLength(1);
  await expect(alert).toHaveText(/\p{L}{10}/u);
  await kept?.(stage);
  expect(saved).toEqual([]);
  const release = await holdCalls(page, operationId);
  await again.click();
  await expect(wait(stage)).toBeVisible();
  await expect(alert).toBeHidden();
  release();
  if (shows) await expect(shows(stage)).toBeVisible();
  await expect.poll(() => saved).toEqual(saves ? [expect.stringMatching(saves)] : []);
}

for (const [screen, steps] of Object.entries({ 'the bills': ofBills, 'other screens': ofOthers })) {
  test(`whatever comes instead of an answer leaves a text and a way on: ${screen}`, async ({
    begin,
    portal,
    page,
    list,
    t,
    sandbox,
    mock,
    watch,
  }) => {
    watch.allowFailedCalls();
    const stage: Stage = { portal, page, list, t, sandbox, mock };
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    await begin();
    for (const step of steps) {
      await test.step(step.name, () => breakAndMend(step, stage, saved));
    }
  });
}
