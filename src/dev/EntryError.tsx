import { useState, type SubmitEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import type { Answer, CodeExample, Codes, Operation, Order } from './control.ts';
import styles from './DevPanel.module.css';

type Values = Readonly<Record<string, string>>;

/** The values of a code's text: the typed values, or the name of the field, or the example. */
function fillInValues({ fillIns }: CodeExample, target: string, typed: Values): Values {
  const name = target.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  return Object.fromEntries(
    fillIns.map(({ key, value, type }) => [
      key,
      typed[key] ?? (type === 'FE' && name !== '' ? name : value),
    ]),
  );
}

/** An order with the differences from the example of the code. */
function orderOf(
  operationId: string,
  code: string,
  example: CodeExample,
  target: string,
  values: Values,
): Order {
  const changed = example.fillIns.filter(({ key, value }) => values[key] !== value);
  const fillIns = Object.fromEntries(changed.map(({ key }) => [key, values[key] ?? '']));
  return {
    operationId,
    code,
    ...(target === '' ? {} : { target: [target] }),
    ...(changed.length === 0 ? {} : { fillIns }),
  };
}

/**
 * Orders an error at an entry of the operation's request, with the values of its text. A form shows the
 * error at the field.
 */
export function EntryError({
  operation: { operationId, fields },
  answers,
  codes,
  onOrder,
}: {
  operation: Operation;
  answers: readonly Answer[];
  codes: Codes;
  onOrder: (order: Order) => void;
}) {
  const errorAnswers = answers.filter(({ label }) => codes[label] !== undefined);
  const [chosenCode, setChosenCode] = useState('');
  const [field, setField] = useState('');
  const [entry, setEntry] = useState('0');
  const [typed, setTyped] = useState<Values>({});
  const code =
    errorAnswers.find(({ label }) => label === chosenCode)?.label ?? errorAnswers[0]?.label ?? '';
  const example = codes[code];
  if (fields.length === 0 || example === undefined) return null;

  const isOfList = field.includes('.0.');
  const target = isOfList ? field.replace('.0.', `.${entry}.`) : field;
  const values = fillInValues(example, target, typed);
  const choose = (next: string): void => {
    setChosenCode(next);
    setTyped({});
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onOrder(orderOf(operationId, code, example, target, values));
  };
  return (
    <form
      className={styles.form}
      aria-label={`An error at an entry of ${operationId}`}
      onSubmit={submit}
    >
      <label>
        Error
        <select value={code} onChange={(event) => choose(event.target.value)}>
          {errorAnswers.map(({ label, meaning }) => (
            <option key={label} value={label}>{`${label}  ${meaning}`}</option>
          ))}
        </select>
      </label>
      <label>
        at the entry
        <select value={field} onChange={(event) => setField(event.target.value)}>
          <option value="">{`as in its example (${example.target.join(', ') || 'none'})`}</option>
          {fields.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {isOfList ? (
        <label>
          number, from 0
          <input
            type="number"
            min="0"
            required
            value={entry}
            onChange={(event) => setEntry(event.target.value)}
          />
        </label>
      ) : null}
      {example.fillIns.map(({ key, type }) => (
        <label key={key}>
          {`${key}${type === 'FE' ? ' (a field’s name)' : ''}`}
          <input
            value={values[key]}
            onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
          />
        </label>
      ))}
      <Button size="small" type="submit">
        Order
      </Button>
    </form>
  );
}
