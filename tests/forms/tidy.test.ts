import { expect, it } from 'vitest';
import { formats } from '../../src/forms/formats.ts';
import { tidied } from '../../src/forms/validate.ts';

const fields = {
  plain: { label: 'そのまま' },
  chosen: { label: '選択', format: formats.select },
  number: { label: '番号', format: formats.integer },
  'list.*.number': { label: '行', format: formats.integer },
};

it('makes every text regular by its format, in rows too, and nothing else', () =>
  expect(
    tidied(fields, {
      plain: ' １ ',
      chosen: ' １ ',
      number: ' １ ',
      list: [{ number: '２' }, { number: '3' }],
      unknown: ' １ ',
    }),
  ).toEqual({
    plain: ' １ ',
    chosen: ' １ ',
    number: '1',
    list: [{ number: '2' }, { number: '3' }],
    unknown: ' １ ',
  }));

it.each([[null], [undefined], [5], [true], [['１']]])('leaves what is no text: %j', (number) =>
  expect(tidied(fields, { number })).toEqual({ number }),
);

it('gives back the very same entries where all are regular, so that nothing is drawn anew', () => {
  const values = { number: '1', list: [{ number: '' }] };
  expect(tidied(fields, values)).toBe(values);
});
