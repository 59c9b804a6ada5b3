import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  mayLeave,
  setLeaveQuestion,
  setPopStateGuard,
} from '../../../src/shell/links/leave-question.ts';
import { goToPage, replacePage } from '../../../src/shell/links/navigation.ts';
import { useAddressPage } from '../../../src/shell/links/use-address-page.ts';
import { asksToKeep } from '../../../src/shell/messages/message-store.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { findPlace, Place } from './place.tsx';

beforeEach(() => speak());

describe('navigation by code', () => {
  const pages = { '*': <Place /> };

  it('adds a history entry with the given state', async () => {
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
  ])('can replace the history entry: %j', async (options, place) => {
    renderPages({ pages });
    const steps = history.length;
    act(() => replacePage('/second', options));
    await findPlace(place);
    expect(history.length).toBe(steps);
  });
});

describe('the page number of a list in the address', () => {
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

  it('changes by a history entry, and keeps the other parameters', async () => {
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

  it('replaces the entry of a page that no longer exists, and keeps the message', async () => {
    open('/?page=9');
    const steps = history.length;
    await press('second instead');
    expect(await screen.findByText('page 2')).toBeTruthy();
    expect(history.length).toBe(steps);
    expect(asksToKeep(Reflect.get(history.state, 'usr'))).toBe(true);
  });
});

describe('leaving a page', () => {
  afterEach(() => {
    setLeaveQuestion(undefined);
    setPopStateGuard(undefined);
  });

  it('asks only the current form', async () => {
    expect(await mayLeave()).toBe(true);
    setLeaveQuestion(() => Promise.resolve(false));
    expect(await mayLeave()).toBe(false);
    setLeaveQuestion(undefined);
    expect(await mayLeave()).toBe(true);
  });

  it('by Back reaches the form before any other listener', () => {
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
