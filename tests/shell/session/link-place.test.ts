import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../src/lib/paths.ts';
import {
  linkReturnState,
  pathAfterLinkLogin,
} from '../../../src/shell/session/link-return-page.ts';

const token = 'token-of-the-tests';
const list = paths.downloadList(token);

/** The history entry as the router stores it. */
const comeTo = (path: string, state: unknown = null): void =>
  history.replaceState(state, '', `/demo/mypage${path}`);

beforeEach(() => comeTo('/'));

describe('the login of a link redirects', () => {
  it.each([
    [`${list}?page=2`],
    [`${paths.downloadEStorage(token)}?x=%20y`],
    [`${paths.downloadStatusHistory()}?billId=b-1`],
    [list],
  ])('to %s again', (path) => {
    comeTo(path);
    expect(pathAfterLinkLogin(token, linkReturnState())).toBe(path);
  });

  it('to the page before it after the login page was replaced', () => {
    comeTo(`${list}?page=2`);
    const state = linkReturnState();
    comeTo(paths.downloadLogin(token), { usr: state, key: 'of-the-router' });
    expect(pathAfterLinkLogin(token, linkReturnState())).toBe(`${list}?page=2`);
  });

  it('to the same page of another link', () => {
    comeTo(`${list}?page=2`);
    expect(pathAfterLinkLogin('another', linkReturnState())).toBe(
      `${paths.downloadList('another')}?page=2`,
    );
  });

  it.each([
    ['no state', null],
    ['another program’s', 'linkPlace'],
    ['of another navigation', { keepMessage: true }],
    ['empty', { linkPlace: undefined }],
    ['nothing', { linkPlace: null }],
    ['a text', { linkPlace: 'downloadList' }],
    ['of no page', { linkPlace: { search: '?page=2' } }],
    ['of a page that is none of the link’s', { linkPlace: { page: 'top', search: '?page=2' } }],
    ['of an object’s own', { linkPlace: { page: 'toString', search: '' } }],
  ])('to the list if the state is %s', (_, state) => {
    expect(pathAfterLinkLogin(token, state)).toBe(list);
  });

  it.each([
    ['no search', {}],
    ['a search that is none', { search: 7 }],
    ['an address in its place', { search: '//evil.example' }],
    ['what ends like one', { search: 'x?' }],
  ])('to the page without a query if the state has %s', (_, more) => {
    const state = { linkPlace: { page: 'downloadEStorage', ...more } };
    expect(pathAfterLinkLogin(token, state)).toBe(paths.downloadEStorage(token));
  });
});

it.each([
  ['was come to by nothing', null],
  ['was come to by another program', 'usr'],
  ['was come to without a state', { usr: null }],
  ['was come to with another state', { usr: { keepMessage: true } }],
  ['was come to by a part of the page', { idx: 1 }],
])('a page outside of the link that %s stores nothing', (_, state) => {
  comeTo('/top', state);
  expect(linkReturnState()).toEqual({ linkPlace: undefined });
});

it('neither the token nor the path is stored', () => {
  comeTo(list);
  expect(JSON.stringify(linkReturnState())).not.toContain(token);
});
