import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFlowSteps } from '../../../src/shell/flows/use-flow-steps.ts';
import { goWithin } from '../../support/go-within.ts';

const entriesAreThere = vi.fn<(step: string) => void>();

function Flow() {
  const { step, toConfirm, toEnter, showEntries, toComplete, headingRef } = useFlowSteps();
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1}>
        {step}
      </h2>
      <button type="button" onClick={toConfirm}>
        confirm
      </button>
      <button type="button" onClick={toEnter}>
        edit
      </button>
      <button type="button" onClick={toComplete}>
        send
      </button>
      <button
        type="button"
        onClick={() => void showEntries().then(() => entriesAreThere(stepShown()))}
      >
        refuse
      </button>
    </>
  );
}

const show = () =>
  render(
    <BrowserRouter>
      <Flow />
    </BrowserRouter>,
  );
const stepShown = (): string => screen.getByRole('heading').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  entriesAreThere.mockReset();
  history.replaceState(null, '', '/demo/mypage/userEdit');
});

describe('enter, confirm, complete', () => {
  it('keep one address, and take the focus to each new step', async () => {
    show();
    expect(stepShown()).toBe('enter');
    await press('confirm');
    expect(stepShown()).toBe('confirm');
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    expect(location.pathname).toBe('/demo/mypage/userEdit');
  });

  it('begin at the top of the page each, and leave it there', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    show();
    expect(scrolled).not.toHaveBeenCalled();
    expect(focused).not.toHaveBeenCalled();
    await press('confirm');
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    expect(focused.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
  });

  it('keep what stands behind the address, such as what is edited', async () => {
    history.replaceState(null, '', '/demo/mypage/userEdit?item=2');
    show();
    await press('confirm');
    expect(location.pathname + location.search).toBe('/demo/mypage/userEdit?item=2');
    goWithin('/demo/mypage/userEdit?item=3');
    await press('confirm');
    expect(location.pathname + location.search).toBe('/demo/mypage/userEdit?item=3');
  });

  it('lead back to the entries by Back and by the page’s own button, and forward again', async () => {
    show();
    const steps = history.length;
    await press('confirm');
    expect(history.length).toBe(steps + 1);
    act(() => history.back());
    await vi.waitFor(() => expect(stepShown()).toBe('enter'));
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    act(() => history.forward());
    await vi.waitFor(() => expect(stepShown()).toBe('confirm'));
    await press('edit');
    await vi.waitFor(() => expect(stepShown()).toBe('enter'));
    // A step back, not another one ahead: what was confirmed is still ahead.
    act(() => history.forward());
    await vi.waitFor(() => expect(stepShown()).toBe('confirm'));
    expect(history.length).toBe(steps + 1);
  });

  it('show the entries again when what was sent is refused, and only then go on', async () => {
    show();
    await press('confirm');
    await press('refuse');
    await vi.waitFor(() => expect(entriesAreThere).toHaveBeenCalledExactlyOnceWith('enter'));
    await press('confirm');
    expect(stepShown()).toBe('confirm');
    await press('refuse');
    await vi.waitFor(() => expect(entriesAreThere).toHaveBeenCalledTimes(2));
    expect(entriesAreThere).toHaveBeenLastCalledWith('enter');
  });

  it('stay at the entries where those are what is refused', async () => {
    show();
    const go = vi.spyOn(history, 'go');
    await press('refuse');
    await vi.waitFor(() => expect(entriesAreThere).toHaveBeenCalledExactlyOnceWith('enter'));
    expect(go).not.toHaveBeenCalled();
  });

  it('end without a confirmation where a form has none', async () => {
    show();
    const go = vi.spyOn(history, 'go');
    await press('send');
    expect(stepShown()).toBe('complete');
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    expect(go).not.toHaveBeenCalled();
  });

  it('leave no confirmation in the history for Back to come to', async () => {
    show();
    await press('confirm');
    await press('send');
    await vi.waitFor(() => expect(history.state?.usr?.flowStep).toBeUndefined());
    expect(stepShown()).toBe('complete');
    act(() => history.forward());
    await vi.waitFor(() => expect(history.state?.usr?.flowStep).toBe('confirm'));
    expect(stepShown()).toBe('complete');
  });

  it('end with the last step, whatever the history does after it', async () => {
    show();
    await press('confirm');
    await press('send');
    expect(stepShown()).toBe('complete');
    act(() => {
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    expect(stepShown()).toBe('complete');
  });

  it('begin anew in a document that was loaded at the confirmation: its entries are gone', () => {
    history.replaceState({ usr: { flowStep: 'confirm' }, key: 'x', idx: 1 }, '');
    const places = history.length;
    show();
    expect(stepShown()).toBe('enter');
    expect(history.state.usr).toBeNull();
    expect(history.length).toBe(places);
    expect(location.pathname).toBe('/demo/mypage/userEdit');
  });

  it.each([null, 'confirm', 3, {}])(
    'begin with the entries whatever else a place in the history holds: %j',
    async (usr) => {
      history.replaceState({ usr, key: 'x', idx: 1 }, '');
      show();
      expect(stepShown()).toBe('enter');
      expect(history.state.usr).toEqual(usr);
      await press('confirm');
      expect(stepShown()).toBe('confirm');
    },
  );
});

it.each(['showEntries', 'toComplete'] as const)(
  'an answer that comes when the customer has left moves nobody (%s)',
  async (told) => {
    const flow = renderHook(() => useFlowSteps(), { wrapper: BrowserRouter });
    act(() => flow.result.current.toConfirm());
    await vi.waitFor(() => expect(flow.result.current.step).toBe('confirm'));
    const { [told]: tell } = flow.result.current;
    flow.unmount();
    const go = vi.spyOn(history, 'go');
    await tell();
    expect(go).not.toHaveBeenCalled();
  },
);
