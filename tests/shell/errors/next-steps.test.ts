import { describe, expect, it } from 'vitest';
import {
  isWorthRetrying,
  nextSteps,
  type NextStep,
} from '../../../src/shell/errors/ErrorNotice.tsx';

const all = (): boolean => true;

describe('the next steps', () => {
  it.each<[string, string, NextStep[]]>([
    ['too many files for a ZIP', '400-1-05-02', ['narrow', 'unselect']],
    ['no files to receive', '400-1-05-03', ['narrow', 'unselect']],
    ['a range whose ends are the wrong way round', '400-1-00-08', ['narrow']],
    ['a selection that does not exist', '400-1-05-05', ['unselect', 'reload']],
    ['a status that may not be changed now', '400-1-05-06', ['reload']],
    ['what another user has changed meanwhile', '409-1-00-01', ['reload']],
    ['an entry that is wrong', '400-1-00-01', []],
    ['another download that runs', '400-1-05-01', []],
  ])('after %s (%s) are %j', (_, code, steps) => {
    expect(nextSteps([code], all)).toEqual(steps);
  });

  it('are limited to those that the screen offers', () => {
    expect(nextSteps(['400-1-05-02'], (step) => step === 'unselect')).toEqual(['unselect']);
    expect(nextSteps(['400-1-05-02'], () => false)).toEqual([]);
  });

  it('after several codes are combined, in one order', () => {
    const steps = ['narrow', 'unselect', 'reload'];
    expect(nextSteps(['400-1-00-01', '409-1-00-01', '400-1-05-02'], all)).toEqual(steps);
  });

  it('are none without a code', () => {
    expect(nextSteps([], all)).toEqual([]);
  });
});

describe('a retry', () => {
  it.each([
    ['a login ID that cannot be used', '400-1-02-04'],
    ['a login that is locked', '400-1-02-08'],
    ['a notice whose posting period is over', '400-1-04-01'],
    ['a notice that is gone', '400-1-04-02'],
    ['a file that the issuer has taken back', '403-1-05-01'],
    ['a file of a link that the issuer has taken back', '403-1-08-01'],
    ['a download that has expired', '404-1-08-01'],
    ['a file that is empty', '400-1-05-07'],
    ['a file whose name cannot be taken', '400-1-05-09'],
    ['a file of a kind that cannot be taken', '400-1-05-10'],
    ['a file that is too large', '400-1-05-08'],
    ['a file that is too large for the server itself', '413-1-00-01'],
  ])('is useless after %s (%s)', (_, code) => {
    expect(isWorthRetrying([code])).toBe(false);
    expect(isWorthRetrying(['400-1-00-01', code])).toBe(false);
  });

  it.each([[[]], [['400-1-05-01']], [['500-1-00-01', '429-1-05-01']]])(
    'may help after %j',
    (codes) => {
      expect(isWorthRetrying(codes)).toBe(true);
    },
  );
});
