import type { Locator, Page } from '@playwright/test';
import type { NextAnswer } from '../mocks/prism/next-answers.ts';
import type { BillList } from './support/bill-list.ts';
import {
  open,
  withAttachment,
  withReturnedFile,
  type Mock,
  type SandboxControl,
} from './support/controls.ts';
import { holdCalls } from './support/hold.ts';
import { expect, test } from './support/test.ts';
import type { Translate } from './support/texts.ts';

type Stage = { page: Page; list: BillList; t: Translate; sandbox: SandboxControl };

/*
 * One kind of damage at each call; what the portal makes of every kind is decided at its one door
 * (tests/api).
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

/** The first file under a heading of an unfolded bill. */
const fileUnder = ({ page, t }: Stage, column: 'attachments' | 'returnedFile') =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t(`bills.column.${column}`) }) })
    .last()
    .locator('button:has-text(".")')
    .first();

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

const steps: Step[] = [
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
    name: 'a CSV',
    operationId: 'downloadBillCsv',
    act: ({ list }) =>
      list.bills.getByRole('button', { name: /^CSV/, disabled: false }).first().click(),
    wait: progress,
    saves: /\.csv$/,
  },
  {
    ...bills,
    name: 'an attachment',
    operationId: 'downloadBillAttachment',
    act: async (stage) => {
      await openDetails(stage, `${open} AND ${withAttachment}`);
      await fileUnder(stage, 'attachments').click();
    },
    wait: progress,
    saves: /\.\w+$/,
  },
  {
    ...bills,
    name: 'a returned file',
    operationId: 'downloadReturnedFile',
    act: async (stage) => {
      await openDetails(stage, `${open} AND ${withReturnedFile}`);
      await fileUnder(stage, 'returnedFile').click();
    },
    wait: progress,
    saves: /\.\w+$/,
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
    name: 'what a file sent back may be',
    operationId: 'createUploadToken',
    act: openReturn,
    wait: ({ page, t }) =>
      page.getByRole('status').filter({ hasText: t('bills.returnFile.preparing') }),
    shows: fileInput,
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
  {
    name: 'the notices',
    operationId: 'listNotices',
    path: '/userNotice',
    act: async () => undefined,
    wait: busy,
    shows: ({ page }) => page.getByRole('article').first(),
  },
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

test.beforeEach(({ watch }) => {
  watch.allowFailedCalls();
});

for (const step of steps) {
  const {
    name,
    operationId,
    path,
    damage = { kind: 'truncate' },
    act,
    kept,
    wait,
    saves,
    shows,
  } = step;
  test(`${name}: whatever comes instead leaves a text and a way on`, async ({
    begin,
    page,
    list,
    t,
    sandbox,
    mock,
  }) => {
    const stage: Stage = { page, list, t, sandbox };
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    const alert = page.getByRole('alert');
    const again = alert.getByRole('button', { name: t('common.retry') });
    await mock.next(operationId, damage);
    await begin(path);
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
  });
}

test('a status that was changed, with half an answer to say so: sent again, it is answered again', async ({
  begin,
  page,
  list,
  t,
  sandbox,
  mock,
}) => {
  await begin(bills.path);
  await mock.next('updateBillStatus', { kind: 'truncate' });
  await changeStatus({ page, list, t, sandbox });
  const alert = page.getByRole('alert');
  await alert.getByRole('button', { name: t('common.retry') }).click();
  await expect(
    page.getByRole('status').filter({ hasText: t('bills.status.saved', { status: '確認済' }) }),
  ).toBeVisible();
  await expect(alert).toBeHidden();
  await expect(list.bills.first()).toContainText('確認済');
});

test('the logo of the login page is done without', async ({ portal, page, mock }) => {
  await mock.next('getMypageLogo', { kind: 'truncate' });
  await portal.open();
  await expect.poll(() => mock.callsOf('getMypageLogo')).toHaveLength(1);
  await expect(portal.heading('login.title')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await portal.enterLogin('demo-user');
  await expect(portal.heading('top.title')).toBeVisible();
});
