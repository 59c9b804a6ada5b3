import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../src/lib/paths.ts';
import {
  linkReturnState,
  pathAfterLinkLogin,
} from '../../../src/shell/session/link-return-page.ts';

const token = 'token-of-the-tests';
const listPath = paths.downloadList(token);

const openAt = (path: string, state: unknown = null): void =>
  history.replaceState(state, '', `/demo/mypage${path}`);

beforeEach(() => openAt('/'));

describe('the login of a link redirects', () => {
  it.each([
    [`${listPath}?page=2`],
    [`${paths.downloadEStorage(token)}?x=%20y`],
    [`${paths.downloadStatusHistory()}?billId=b-1`],
    [listPath],
  ])('to %s again', (path) => {
    openAt(path);
    expect(pathAfterLinkLogin(token, linkReturnState())).toBe(path);
  });

  it('to the requested page, even if the login page already has the return state', () => {
    openAt(`${listPath}?page=2`);
    const state = linkReturnState();
    openAt(paths.downloadLogin(token), { usr: state, key: 'of-the-router' });
    expect(pathAfterLinkLogin(token, linkReturnState())).toBe(`${listPath}?page=2`);
  });

  it('to the same page of another link', () => {
    openAt(`${listPath}?page=2`);
    expect(pathAfterLinkLogin('another', linkReturnState())).toBe(
      `${paths.downloadList('another')}?page=2`,
    );
  });

  it.each([
    ['null', null],
    ['text of another script', 'linkPlace'],
    ['of another navigation', { keepMessage: true }],
    ['an object with linkPlace undefined', { linkPlace: undefined }],
    ['an object with linkPlace null', { linkPlace: null }],
    ['an object with a text as linkPlace', { linkPlace: 'downloadList' }],
    ['without a page', { linkPlace: { search: '?page=2' } }],
    ['a page outside the link', { linkPlace: { page: 'top', search: '?page=2' } }],
    [
      'a page named like a property of every object',
      { linkPlace: { page: 'toString', search: '' } },
    ],
  ])('to the list if the state is %s', (_, state) => {
    expect(pathAfterLinkLogin(token, state)).toBe(listPath);
  });

  it.each([
    ['no search', {}],
    ['a number as search', { search: 7 }],
    ['an address as search', { search: '//evil.example' }],
    ['a search without a leading question mark', { search: 'x?' }],
  ])('to the page without a query if the state has %s', (_, otherFields) => {
    const state = { linkPlace: { page: 'downloadEStorage', ...otherFields } };
    expect(pathAfterLinkLogin(token, state)).toBe(paths.downloadEStorage(token));
  });
});

it.each([null, 'usr', { usr: null }, { usr: { keepMessage: true } }, { idx: 1 }])(
  'a page outside the link with the state %j stores nothing',
  (state) => {
    openAt('/top', state);
    expect(linkReturnState()).toEqual({ linkPlace: undefined });
  },
);

it('the return state of a link does not contain the token', () => {
  openAt(listPath);
  expect(JSON.stringify(linkReturnState())).not.toContain(token);
});
