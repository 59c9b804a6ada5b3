import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppLink } from '../../../src/shell/links/AppLink.tsx';
import { confirmLeaving } from '../../../src/shell/links/external-notice.ts';
import { ExternalLink } from '../../../src/shell/links/ExternalLink.tsx';
import {
  mayLeave,
  setLeaveQuestion,
  setPopStateGuard,
} from '../../../src/shell/links/leave-question.ts';
import { goToPage, replacePage } from '../../../src/shell/links/navigation.ts';
import { prepareEntry, prepareFor, setPrepare } from '../../../src/shell/links/prepare.ts';
import { RichText } from '../../../src/shell/links/RichText.tsx';
import { asValue, plainText, splitText } from '../../../src/shell/links/text-links.ts';
import { useAddressPage } from '../../../src/shell/links/use-address-page.ts';
import { useRowLink } from '../../../src/shell/links/use-row-link.ts';
import { dialogStore, dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import { asksToKeep, closeMessage } from '../../../src/shell/messages/message-store.ts';
import { LINK_GUARD_MS } from '../../../src/ui/use-click-guard.ts';
import { renderPages, speak } from '../../support/render.tsx';

beforeEach(async () => {
  await speak();
  closeMessage();
  dismissDialogs();
});

/** What a place of the history was given on the way to it. */
const Place = () => {
  const { pathname, search, state } = useLocation();
  return <h1>{`${pathname}${search} ${JSON.stringify(state)}`}</h1>;
};
const findPlace = (name: string) => screen.findByRole('heading', { name });

describe('a link inside the portal', () => {
  it('leads there once, however quickly it is pressed', async () => {
    renderPages({
      pages: {
        '/': (
          <AppLink to="/second" state="s">
            go
          </AppLink>
        ),
        '/second': <Place />,
      },
    });
    const link = screen.getByRole('link', { name: 'go' });
    const steps = history.length;
    act(() => {
      expect(fireEvent.click(link)).toBe(false);
      fireEvent.click(link);
    });
    await findPlace('/second "s"');
    expect(history.length).toBe(steps + 1);
  });

  it('does what else its page wants of a press', async () => {
    const pressed = vi.fn<() => void>();
    renderPages({ pages: { '*': <AppLink to="/second" onClick={pressed} children="go" /> } });
    await userEvent.click(screen.getByRole('link', { name: 'go' }));
    expect(pressed).toHaveBeenCalledOnce();
  });

  it.each([
    [{}, 'link'],
    [{ kind: 'standalone' }, 'link standalone'],
    [{ className: 'own' }, 'own'],
  ] as const)('looks as its place wants it: %j', (looks, name) => {
    renderPages({ pages: { '/': <AppLink to="/second" {...looks} children="go" /> } });
    expect(screen.getByRole('link', { name: 'go' }).className).toBe(name);
  });
});

describe('a link to another site', () => {
  const site = 'https://www.example.com/x';

  it('asks once, however quickly it is pressed', async () => {
    renderPages({ pages: { '/': <ExternalLink href={site}>go</ExternalLink> } });
    const link = screen.getByRole('link', { name: 'go' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    act(() => {
      expect(fireEvent.click(link)).toBe(false);
      expect(fireEvent.click(link)).toBe(false);
    });
    await vi.waitFor(() => expect(dialogStore.get()).toHaveLength(1));
    await act(async () => undefined);
    expect(dialogStore.get()).toHaveLength(1);
  });

  it('says in its question where it leads, and offers both ways', async () => {
    renderPages({ pages: { '/': null } });
    act(() => void confirmLeaving('https://www.example.com:8443/x?y'));
    await screen.findByRole('dialog', {
      name: '外部サイトへ移動します',
      description:
        'www.example.com:8443 を新しいタブで開きます。移動先のサイトは、このマイページとは別に運営されています。',
    });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '移動せずに閉じる',
      '外部サイトへ移動する',
    ]);
  });

  it.each(['javascript:alert(1)', '/top', ''])(
    'is asked nothing of if it is %j (S5)',
    async (to) => {
      await confirmLeaving(to);
      expect(dialogStore.get()).toEqual([]);
    },
  );
});

describe('a text of ours with links', () => {
  it.each([
    ['login', '/demo/mypage'],
    ['applyAgain', '/demo/mypage/apply/step1'],
    ['reissueAgain', '/demo/mypage/bapRepublishPasswd'],
  ])('leads by %s to %s (S8)', (link, address) => {
    renderPages({ pages: { '*': <RichText text={`before <${link}>this</${link}> after`} /> } });
    expect(screen.getByRole('link', { name: 'this' }).getAttribute('href')).toBe(address);
    expect(document.body.textContent).toContain('before this after');
  });

  it('has no links but its own: one that was filled in is text', () => {
    const text = `a ${asValue('<login>x</login>')} <login>b${asValue('<')}\nc</login>`;
    expect(splitText(text)).toEqual([
      { text: 'a <login>x</login> ' },
      { text: 'b<\nc', link: 'login' },
    ]);
    expect(plainText(text)).toBe('a <login>x</login> b<\nc');
  });

  it('takes what is no link of ours as it stands, and finds those behind it', () => {
    expect(splitText('<b>x</b><login>a</login><login>b</login>')).toEqual([
      { text: '<b>x</b>' },
      { text: 'a', link: 'login' },
      { text: 'b', link: 'login' },
    ]);
  });
});

describe('the portal itself', () => {
  const pages = { '*': <Place /> };

  it('goes to a page by a new step, with what that is given', async () => {
    renderPages({ pages });
    const steps = history.length;
    act(() => goToPage('/second', { from: 'row' }));
    await findPlace('/second {"from":"row"}');
    expect(history.length).toBe(steps + 1);
  });

  it.each([
    [undefined, '/second {}'],
    [{ state: { a: 1 } }, '/second {"a":1}'],
    [{ keep: true, state: { a: 1 } }, '/second {"a":1,"keepMessage":true}'],
  ])('goes to one in place of another by no new step: %j', async (options, place) => {
    renderPages({ pages });
    const steps = history.length;
    act(() => replacePage('/second', options));
    await findPlace(place);
    expect(history.length).toBe(steps);
  });
});

describe('the page of a list, in the address', () => {
  const List = () => {
    const [page, goTo] = useAddressPage();
    return (
      <>
        <p>page {page}</p>
        <button onClick={() => goTo(3, false)}>third</button>
        <button onClick={() => goTo(1, false)}>first</button>
        <button onClick={() => goTo(2, true)}>second instead</button>
        <Place />
      </>
    );
  };
  const open = (at: string) => renderPages({ pages: { '*': <List /> }, at });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('is turned by a step that Back returns from, and leaves what else is there', async () => {
    open('/?keyword=a&page=2');
    expect(screen.getByText('page 2')).toBeTruthy();
    const steps = history.length;
    await press('third');
    await findPlace('/?keyword=a&page=3 null');
    expect(screen.getByText('page 3')).toBeTruthy();
    await press('first');
    await findPlace('/?keyword=a null');
    expect(screen.getByText('page 1')).toBeTruthy();
    expect(history.length).toBe(steps + 2);
  });

  it('is another in place of one that is no more, and what was said of that stays', async () => {
    open('/?page=9');
    const steps = history.length;
    await press('second instead');
    expect(await screen.findByText('page 2')).toBeTruthy();
    expect(history.length).toBe(steps);
    expect(asksToKeep(Reflect.get(history.state, 'usr'))).toBe(true);
  });
});

describe('the press of a link in a row', () => {
  const prepared = vi.fn<() => void>();
  const Rows = () => {
    const follow = useRowLink();
    return ['1', '2'].map((id) => (
      <a
        key={id}
        href={`#${id}`}
        onClick={(event) => follow({ id, path: `/row/${id}`, prepare: prepared }, event)}
      >
        row {id}
      </a>
    ));
  };
  const open = (): void => {
    prepared.mockReset();
    renderPages({ pages: { '/': <Rows />, '/row/:id': <Place /> }, at: '/?page=2' });
  };
  const row = (id: string) => screen.getByRole('link', { name: `row ${id}` });

  it('leads to its page, which knows the way back, and asks early for what that shows', async () => {
    open();
    const steps = history.length;
    fireEvent.click(row('2'));
    await findPlace('/row/2 {"list":"?page=2","leftAt":"2"}');
    expect(prepared).toHaveBeenCalledOnce();
    expect(history.length).toBe(steps + 1);
  });

  it('is taken once, and that of another row at once', () => {
    open();
    const [one, other] = [row('1'), row('2')];
    act(() => {
      expect(fireEvent.click(one)).toBe(false);
      expect(fireEvent.click(one)).toBe(false);
    });
    expect(prepared).toHaveBeenCalledOnce();
    act(() => void fireEvent.click(other));
    expect(prepared).toHaveBeenCalledOnce();
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is the browser’s with %j', (press) => {
    open();
    // It opens no tab here.
    let isLeft = false;
    const heard = new AbortController();
    const hear = (event: Event): void => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', hear, { signal: heard.signal });
    fireEvent.click(row('1'), press);
    heard.abort();
    expect(isLeft).toBe(true);
    expect(prepared).not.toHaveBeenCalled();
  });
});

describe('what a page will show', () => {
  const press = vi.fn<(path: string) => void>();
  const entry = vi.fn<(address: string) => void>();
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  let now = 5000;

  beforeEach(() => {
    press.mockReset();
    entry.mockReset();
    now = 5000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    setPrepare({ press, entry });
  });

  it('is asked for once for a press and its click, and anew for a later one', () => {
    prepareFor('/top', plain);
    now += LINK_GUARD_MS - 1;
    prepareFor('/top', plain);
    expect(press).toHaveBeenCalledOnce();
    now += 1;
    prepareFor('/top', plain);
    expect(press.mock.calls).toEqual([['/top'], ['/top']]);
  });

  it('is asked for at once where the press is of another link', () => {
    for (const path of ['/top', '/user', '/top']) prepareFor(path, plain);
    expect(press.mock.calls).toEqual([['/top'], ['/user'], ['/top']]);
  });

  it('is asked for by whoever can from then on', () => {
    prepareFor('/top', plain);
    setPrepare({ press, entry });
    prepareFor('/top', plain);
    expect(press).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['leads to the open page', '/open', {}],
    ['has more than a path', { pathname: '/top' }, {}],
    ['is the right button’s', '/top', { button: 2 }],
    ['opens a tab', '/top', { ctrlKey: true }],
    ['opens a tab on a Mac', '/top', { metaKey: true }],
    ['opens a window', '/top', { shiftKey: true }],
    ['saves the page', '/top', { altKey: true }],
  ])('is not asked for by a press that %s', (_, to, keys) => {
    renderPages({ pages: { '*': null }, at: '/open' });
    prepareFor(to, { ...plain, ...keys });
    expect(press).not.toHaveBeenCalled();
  });

  it('is asked for by its whole address where a login leads to it', () => {
    prepareEntry('/top?x=1');
    expect(entry).toHaveBeenCalledExactlyOnceWith('/top?x=1');
  });
});

describe('whoever leaves a page', () => {
  afterEach(() => {
    setLeaveQuestion(undefined);
    setPopStateGuard(undefined);
  });

  it('is asked by its form alone', async () => {
    expect(await mayLeave()).toBe(true);
    setLeaveQuestion(() => Promise.resolve(false));
    expect(await mayLeave()).toBe(false);
    setLeaveQuestion(undefined);
    expect(await mayLeave()).toBe(true);
  });

  it('by Back is heard of by the form before anybody else', () => {
    const heard: string[] = [];
    const own = () => void heard.push('router');
    window.addEventListener('popstate', own);
    setPopStateGuard((event) => void heard.push(event.type));
    window.dispatchEvent(new PopStateEvent('popstate'));
    setPopStateGuard(undefined);
    window.dispatchEvent(new PopStateEvent('popstate'));
    window.removeEventListener('popstate', own);
    expect(heard).toEqual(['popstate', 'router', 'router']);
  });
});
