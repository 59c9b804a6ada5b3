/** One figure and its goal. */
export interface Result {
  what: string;
  value: number;
  unit: 'KiB' | 'ms' | 'x' | '';
  /** The largest allowed value. */
  goal: number;
}

export const isMissed = ({ value, goal }: Result): boolean => !(value <= goal);

const format = (value: number, unit: Result['unit']): string =>
  `${value.toFixed(unit === 'ms' ? 0 : unit === 'KiB' ? 1 : 2)} ${unit}`.trim();

/** The figures as a text table. */
export function table(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ what }) => what.length));
  return results
    .map((result) => {
      const { what, value, unit, goal } = result;
      const limit = `<= ${format(goal, unit)}`.padStart(12);
      const verdict = isMissed(result) ? 'MISSED' : 'ok';
      return `${what.padEnd(width)}  ${format(value, unit).padStart(10)}  ${limit}  ${verdict}`;
    })
    .join('\n');
}
