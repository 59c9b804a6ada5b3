import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFlowSteps } from '../../../src/shell/flows/use-flow-steps.ts';

function Flow() {
  const { step, toConfirm, toEnter, toComplete, headingRef } = useFlowSteps();
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
    </>
  );
}

const show = () =>
  render(
    <BrowserRouter>
      <Flow />
    </BrowserRouter>,
  );
const step = (): string => screen.getByRole('heading').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  history.replaceState(null, '', '/demo/mypage/userEdit');
});

describe('enter, confirm, complete', () => {
  it('keep one address, and take the focus to each new step', async () => {
    show();
    expect(step()).toBe('enter');
    await press('confirm');
    expect(step()).toBe('confirm');
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    expect(location.pathname).toBe('/demo/mypage/userEdit');
  });

  it('end with the last step, whatever the history does after it', async () => {
    show();
    await press('confirm');
    await press('send');
    expect(step()).toBe('complete');
    act(() => {
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    expect(step()).toBe('complete');
  });

  it('begin anew in a document that was loaded at the confirmation: its entries are gone', () => {
    history.replaceState({ usr: { flowStep: 'confirm' }, key: 'x', idx: 1 }, '');
    show();
    expect(step()).toBe('enter');
  });
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
