import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepIndicator } from '../../../src/shell/flows/StepIndicator.tsx';
import { switchLanguage } from '../../support/render.tsx';

it('the steps show their position and state, also to screen readers', async () => {
  await switchLanguage('ja', 'flow');
  render(<StepIndicator steps={['入力', '確認', '完了画面']} currentIndex={1} />);
  const list = screen.getByRole('list', { name: '手続きの流れ' });
  const steps = within(list).getAllByRole('listitem');
  const spokenTexts = steps.map(
    (step) => step.querySelector(':scope > :not([aria-hidden])')?.textContent,
  );
  expect(spokenTexts).toEqual([
    'ステップ 1／3：入力 完了',
    'ステップ 2／3：確認',
    'ステップ 3／3：完了画面',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  const marks = steps.map((step) => step.querySelector('[aria-hidden]'));
  expect(marks.map((mark) => mark?.textContent)).toEqual(['', '2', '3']);
  expect(marks.map((mark) => mark?.querySelectorAll('svg').length)).toEqual([1, 0, 0]);
  expect(steps.map((step) => step.className)).toEqual([
    'step doneStep',
    'step currentStep',
    'step',
  ]);
});
