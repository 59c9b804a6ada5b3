import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFlowSteps } from '../../../src/shell/flows/use-flow-steps.ts';
import { goWithin } from '../../support/go-within.ts';
import { press } from '../../support/form-fields.ts';

const stepAfterRefusal = vi.fn<(step: string) => void>();

function FlowExample() {
  const { step, headingRef, showRefusedEntries, ...actions } = useFlowSteps();
  const refuse = (): void =>
    void showRefusedEntries().then(() => stepAfterRefusal(getHeading().textContent));
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1}>
        {step}
      </h2>
      {Object.entries({ ...actions, refuse }).map(([name, action]) => (
        <button key={name} type="button" onClick={action}>
          {name}
        </button>
      ))}
    </>
  );
}

const renderFlow = () => render(<FlowExample />, { wrapper: BrowserRouter });
const getHeading = () => screen.getByRole('heading');
const expectStep = (step: string) => waitFor(() => expect(getHeading().textContent).toBe(step));
const goBack = () => act(() => history.back());
const goForward = () => act(() => history.forward());
const getAddress = () => location.pathname + location.search;

beforeEach(() => history.replaceState(null, '', '/demo/mypage/userEdit'));

describe('the steps of a form', () => {
  it('start at the top of the page, with the focus on the heading', async () => {
    const scrollSpy = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const focusSpy = vi.spyOn(HTMLElement.prototype, 'focus');
    renderFlow();
    expect(getHeading().textContent).toBe('enter');
    expect([scrollSpy.mock.calls, focusSpy.mock.calls]).toEqual([[], []]);
    await press('showConfirmation');
    await expectStep('confirm');
    expect(document.activeElement).toBe(getHeading());
    expect(scrollSpy.mock.calls).toEqual([[0, 0]]);
    expect(focusSpy.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
  });

  it('keep the address with its query', async () => {
    history.replaceState(null, '', '/demo/mypage/userEdit?item=2');
    renderFlow();
    await press('showConfirmation');
    expect(getAddress()).toBe('/demo/mypage/userEdit?item=2');
    goWithin('/demo/mypage/userEdit?item=3');
    await press('showConfirmation');
    expect(getAddress()).toBe('/demo/mypage/userEdit?item=3');
  });

  it('change with Back, Forward and the edit button of the page, which goes back', async () => {
    renderFlow();
    const historyLengthBefore = history.length;
    await press('showConfirmation');
    expect(history.length).toBe(historyLengthBefore + 1);
    goBack();
    await expectStep('enter');
    expect(document.activeElement).toBe(getHeading());
    goForward();
    await expectStep('confirm');
    await press('returnToEntries');
    await expectStep('enter');
    goForward();
    await expectStep('confirm');
    expect(history.length).toBe(historyLengthBefore + 1);
  });

  it('return to the entries after each refusal, before showRefusedEntries resolves', async () => {
    renderFlow();
    for (const refusalCount of [1, 2]) {
      await press('showConfirmation');
      await expectStep('confirm');
      await press('refuse');
      await waitFor(() => expect(stepAfterRefusal).toHaveBeenCalledTimes(refusalCount));
      expect(stepAfterRefusal).toHaveBeenLastCalledWith('enter');
    }
  });

  it.each([
    ['refuse', 'enter'],
    ['showCompletion', 'complete'],
  ])('keep the history if "%s" is called before the confirmation', async (actionName, step) => {
    renderFlow();
    const goSpy = vi.spyOn(history, 'go');
    await press(actionName);
    await expectStep(step);
    expect(stepAfterRefusal.mock.calls).toEqual(actionName === 'refuse' ? [['enter']] : []);
    expect(goSpy).not.toHaveBeenCalled();
  });

  it('stay complete after Forward: the history has no confirmation any more', async () => {
    renderFlow();
    await press('showConfirmation');
    await press('showCompletion');
    await waitFor(() => expect(history.state?.usr?.flowStep).toBeUndefined());
    expect(document.activeElement).toBe(getHeading());
    goForward();
    await waitFor(() => expect(history.state?.usr?.flowStep).toBe('confirm'));
    act(() => void dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
    await expectStep('complete');
  });

  it('start with the entries after a reload at the confirmation', () => {
    history.replaceState({ usr: { flowStep: 'confirm' }, key: 'x', idx: 1 }, '');
    const historyLengthBefore = history.length;
    renderFlow();
    expect([getHeading().textContent, history.state.usr, history.length, getAddress()]).toEqual([
      'enter',
      null,
      historyLengthBefore,
      '/demo/mypage/userEdit',
    ]);
  });

  it.each([null, 'confirm', 3, {}])('ignore another state in the history: %j', async (usr) => {
    history.replaceState({ usr, key: 'x', idx: 1 }, '');
    renderFlow();
    expect([getHeading().textContent, history.state.usr]).toEqual(['enter', usr]);
    await press('showConfirmation');
    await expectStep('confirm');
  });

  it('keep the history if the customer has gone back before the completion', async () => {
    const { result } = renderHook(useFlowSteps, { wrapper: BrowserRouter });
    act(() => result.current.showConfirmation());
    await waitFor(() => expect(result.current.step).toBe('confirm'));
    const { showCompletion } = result.current;
    goBack();
    await waitFor(() => expect(result.current.step).toBe('enter'));
    const goSpy = vi.spyOn(history, 'go');
    act(showCompletion);
    expect(result.current.step).toBe('complete');
    expect(goSpy).not.toHaveBeenCalled();
  });

  it.each(['showConfirmation', 'showRefusedEntries', 'showCompletion'] as const)(
    'do not change the history after the customer has left the page: %s',
    async (method) => {
      const { result, unmount } = renderHook(useFlowSteps, { wrapper: BrowserRouter });
      act(() => result.current.showConfirmation());
      await waitFor(() => expect(result.current.step).toBe('confirm'));
      const { [method]: action } = result.current;
      unmount();
      const historySpies = [vi.spyOn(history, 'go'), vi.spyOn(history, 'pushState')];
      await action();
      for (const spy of historySpies) expect(spy).not.toHaveBeenCalled();
    },
  );
});
