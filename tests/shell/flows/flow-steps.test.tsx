import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFlowSteps } from '../../../src/shell/flows/use-flow-steps.ts';
import { goWithin } from '../../support/go-within.ts';
import { press } from '../../support/form-fields.ts';

const stepAfterRefusal = vi.fn<(step: string) => void>();

function Flow() {
  const { step, toConfirm, toEnter, showEntries, toComplete, headingRef } = useFlowSteps();
  const refuse = (): void => void showEntries().then(() => stepAfterRefusal(heading().textContent));
  const actions = { confirm: toConfirm, edit: toEnter, complete: toComplete, refuse };
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1}>
        {step}
      </h2>
      {Object.entries(actions).map(([name, action]) => (
        <button key={name} type="button" onClick={action}>
          {name}
        </button>
      ))}
    </>
  );
}

const show = () => render(<Flow />, { wrapper: BrowserRouter });
const heading = () => screen.getByRole('heading');
const expectStep = (step: string) => waitFor(() => expect(heading().textContent).toBe(step));
const back = () => act(() => history.back());
const forward = () => act(() => history.forward());
const address = () => location.pathname + location.search;

beforeEach(() => {
  history.replaceState(null, '', '/demo/mypage/userEdit');
});

describe('the steps of a form', () => {
  it('start at the top of the page, with the focus on the heading', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    show();
    expect(heading().textContent).toBe('enter');
    expect([scrolled.mock.calls, focused.mock.calls]).toEqual([[], []]);
    await press('confirm');
    await expectStep('confirm');
    expect(document.activeElement).toBe(heading());
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    expect(focused.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
  });

  it('keep the address with its query', async () => {
    history.replaceState(null, '', '/demo/mypage/userEdit?item=2');
    show();
    await press('confirm');
    expect(address()).toBe('/demo/mypage/userEdit?item=2');
    goWithin('/demo/mypage/userEdit?item=3');
    await press('confirm');
    expect(address()).toBe('/demo/mypage/userEdit?item=3');
  });

  it('follow Back, Forward and the page’s edit button, which goes back', async () => {
    show();
    const historyLengthBefore = history.length;
    await press('confirm');
    expect(history.length).toBe(historyLengthBefore + 1);
    back();
    await expectStep('enter');
    expect(document.activeElement).toBe(heading());
    forward();
    await expectStep('confirm');
    await press('edit');
    await expectStep('enter');
    forward();
    await expectStep('confirm');
    expect(history.length).toBe(historyLengthBefore + 1);
  });

  it('return to the entries after each refusal, before showEntries resolves', async () => {
    show();
    for (const times of [1, 2]) {
      await press('confirm');
      await expectStep('confirm');
      await press('refuse');
      await waitFor(() => expect(stepAfterRefusal).toHaveBeenCalledTimes(times));
      expect(stepAfterRefusal).toHaveBeenLastCalledWith('enter');
    }
  });

  it.each([
    ['refuse', 'enter'],
    ['complete', 'complete'],
  ])(
    'do not change the history if "%s" is called before the confirmation',
    async (action, step) => {
      show();
      const go = vi.spyOn(history, 'go');
      await press(action);
      await expectStep(step);
      expect(stepAfterRefusal.mock.calls).toEqual(action === 'refuse' ? [['enter']] : []);
      expect(go).not.toHaveBeenCalled();
    },
  );

  it('stay complete after Forward: the history has no confirmation any more', async () => {
    show();
    await press('confirm');
    await press('complete');
    await waitFor(() => expect(history.state?.usr?.flowStep).toBeUndefined());
    expect(document.activeElement).toBe(heading());
    forward();
    await waitFor(() => expect(history.state?.usr?.flowStep).toBe('confirm'));
    act(() => void dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
    await expectStep('complete');
  });

  it('start with the entries after a reload at the confirmation', () => {
    history.replaceState({ usr: { flowStep: 'confirm' }, key: 'x', idx: 1 }, '');
    const historyLengthBefore = history.length;
    show();
    expect([heading().textContent, history.state.usr, history.length, address()]).toEqual([
      'enter',
      null,
      historyLengthBefore,
      '/demo/mypage/userEdit',
    ]);
  });

  it.each([null, 'confirm', 3, {}])('ignore another state in the history: %j', async (usr) => {
    history.replaceState({ usr, key: 'x', idx: 1 }, '');
    show();
    expect([heading().textContent, history.state.usr]).toEqual(['enter', usr]);
    await press('confirm');
    await expectStep('confirm');
  });

  it.each(['showEntries', 'toComplete'] as const)(
    'do not change the history after the customer has left the page: %s',
    async (name) => {
      const { result, unmount } = renderHook(useFlowSteps, { wrapper: BrowserRouter });
      act(() => result.current.toConfirm());
      await waitFor(() => expect(result.current.step).toBe('confirm'));
      const { [name]: action } = result.current;
      unmount();
      const go = vi.spyOn(history, 'go');
      await action();
      expect(go).not.toHaveBeenCalled();
    },
  );
});
