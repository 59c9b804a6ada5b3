import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { listAnswer, notice, openNoticeList, switchToEnglish } from './notice-pages.tsx';

describe('the notices', () => {
  it('show the posting period, the text without interpreting markup, and the files', async () => {
    openNoticeList({ 'GET /notices': () => listAnswer([notice]) });
    const card = await screen.findByRole('article', { name: notice.title });
    expect(card.textContent).toContain('2026/11/16 09:00 ～ 2027/01/31 23:59');
    expect(within(card).getByText(/<b>二行目<\/b>/)).toBeTruthy();
    expect(
      within(card).getByRole('button', { name: /^ご案内\.pdf 178.KB ?をダウンロード$/ }),
    ).toBeTruthy();
  });

  it('show the start of a posting period without an end', async () => {
    await switchToEnglish();
    openNoticeList({ 'GET /notices': () => listAnswer([{ ...notice, postingPeriodTo: null }]) });
    const card = await screen.findByRole('article', { name: notice.title });
    expect(card.textContent).toContain('From 2026/11/16 09:00');
  });

  it('show that the list is empty', async () => {
    openNoticeList({ 'GET /notices': () => listAnswer([]) });
    expect(await screen.findByText('現在、お知らせはありません。')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'お知らせ' })).toBeNull();
  });

  it('are in a list with a name, below the note that they come from the issuer', async () => {
    openNoticeList({
      'GET /notices': () => listAnswer([notice, { ...notice, noticeId: 'notice-0041' }]),
    });
    const rows = within(await screen.findByRole('list', { name: 'お知らせ' }));
    expect(rows.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByText(/^発行元からのお知らせです。掲載期間を過ぎた/)).toBeTruthy();
    expect(screen.queryByText('現在、お知らせはありません。')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'ページの移動' })).toBeNull();
  });
});

describe('a notice', () => {
  const showNotice = async (overrides: Partial<typeof notice>): Promise<HTMLElement> => {
    openNoticeList({ 'GET /notices': () => listAnswer([{ ...notice, ...overrides }]) });
    return screen.findByRole('article', { name: overrides.title ?? notice.title });
  };

  it.each([
    { isImportant: true, isRead: false, marks: ['重要', '未読'] },
    { isImportant: true, isRead: true, marks: ['重要'] },
    { isImportant: false, isRead: false, marks: ['未読'] },
    { isImportant: false, isRead: true, marks: [] },
  ])('has the marks $marks', async ({ marks, ...overrides }) => {
    const card = within(await showNotice(overrides));
    expect(['重要', '未読'].filter((mark) => card.queryByText(mark))).toEqual(marks);
  });

  it('sets no language for English texts on an English page', async () => {
    await switchToEnglish();
    await showNotice({ title: 'Planned maintenance', body: 'On Sunday.' });
    expect(screen.getByText('Planned maintenance').lang).toBe('');
    expect(screen.getByText('On Sunday.').lang).toBe('');
  });

  it('without a text and files has only its title and its period', async () => {
    const card = await showNotice({ body: '', attachments: [], isImportant: false, isRead: true });
    expect(card.textContent).toBe(`${notice.title}掲載期間 2026/11/16 09:00 ～ 2027/01/31 23:59`);
    expect(card.querySelectorAll('p')).toHaveLength(1);
    expect(within(card).queryByRole('list')).toBeNull();
  });

  it('lists its files below a heading, also unreadable files', async () => {
    collectContractWarnings();
    const [file] = notice.attachments;
    const unreadableFile = { ...file, fileId: 5 };
    openNoticeList({
      'GET /notices': () =>
        listAnswer([{ ...notice, attachments: [unreadableFile, unreadableFile, file] }]),
    });
    const card = within(await screen.findByRole('article', { name: notice.title }));
    expect(card.getByRole('heading', { level: 3, name: '添付ファイル' })).toBeTruthy();
    const [firstRow, secondRow, thirdRow] = card.getAllByRole('listitem');
    expect([firstRow, secondRow].map((row) => row?.textContent)).toEqual(
      Array(2).fill(expect.stringMatching(/ダウンロードできません/)),
    );
    expect(within(thirdRow ?? document.body).getByRole('button', { name: /ご案内/ })).toBeTruthy();
  });
});
