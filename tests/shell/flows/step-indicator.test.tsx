import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { StepIndicator } from '../../../src/shell/flows/StepIndicator.tsx';
import { speak } from '../../support/render.tsx';

beforeEach(async () => {
  await speak();
  await loadTexts('flow');
});

const show = (current: number): HTMLElement[] => {
  render(<StepIndicator steps={['入力', '確認', '完了画面']} current={current} />);
  return within(screen.getByRole('list', { name: '手続きの流れ' })).getAllByRole('listitem');
};
/** What a screen reader says of a step. */
const spoken = (step: HTMLElement): string =>
  Array.from(step.querySelectorAll(':scope > :not([aria-hidden])'), (part) => part.textContent)
    .join('')
    .trim();
const mark = (step: HTMLElement): string | undefined =>
  step.querySelector('[aria-hidden]')?.textContent;

describe('the steps of a procedure', () => {
  it('say which of how many each is, and which are done', () => {
    expect(show(1).map(spoken)).toEqual([
      'ステップ 1／3：入力 完了',
      'ステップ 2／3：確認',
      'ステップ 3／3：完了画面',
    ]);
  });

  it('name the one that is shown, alone', () => {
    expect(show(1).map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('have their numbers for the eye, and a tick in the place of those that are done', () => {
    const steps = show(2);
    expect(steps.map(mark)).toEqual(['', '', '3']);
    expect(steps.map((step) => step.querySelectorAll('svg').length)).toEqual([1, 1, 0]);
  });

  it('are all to come at the first', () => {
    expect(show(0).map(mark)).toEqual(['1', '2', '3']);
  });

  it('look different before, at and after the one that is shown', () => {
    expect(show(1).map((step) => step.className)).toEqual(['step done', 'step current', 'step']);
  });
});
