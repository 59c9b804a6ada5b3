import { useState, type SubmitEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import type { Answer, CodeExample, CodeExamples, Operation, Order } from './control.ts';
import styles from './DevPanel.module.css';

type FillInValues = Readonly<Record<string, string>>;

/** For each fill-in of an error text: the typed value, or else the field's name, or else the example's value. */
function fillInValuesOf(
  { fillIns }: CodeExample,
  target: string,
  typedValues: FillInValues,
): FillInValues {
  const name = target.split('.').findLast((segment) => !/^\d+$/.test(segment)) ?? '';
  return Object.fromEntries(
    fillIns.map(({ key, value, type }) => [
      key,
      typedValues[key] ?? (type === 'FE' && name !== '' ? name : value),
    ]),
  );
}

/** An order for an error code. Contains only the values that differ from the example of the code. */
function orderOf(
  operationId: string,
  code: string,
  example: CodeExample,
  target: string,
  values: FillInValues,
): Order {
  const changedFillIns = example.fillIns.filter(({ key, value }) => values[key] !== value);
  const fillIns = Object.fromEntries(changedFillIns.map(({ key }) => [key, values[key] ?? '']));
  return {
    operationId,
    code,
    ...(target === '' ? {} : { target: [target] }),
    ...(changedFillIns.length === 0 ? {} : { fillIns }),
  };
}

/**
 * A form that orders an error at an entry of the operation's request. The portal shows the error at the field
 * of that entry.
 */
export function EntryErrorForm({
  operation: { operationId, fields },
  answers,
  codeExamples,
  onOrder,
}: {
  operation: Operation;
  answers: readonly Answer[];
  codeExamples: CodeExamples;
  onOrder: (order: Order) => void;
}) {
  const errorAnswers = answers.filter(({ label }) => codeExamples[label] !== undefined);
  const [chosenCode, setChosenCode] = useState('');
  const [chosenField, setChosenField] = useState('');
  const [rowIndex, setRowIndex] = useState('0');
  const [typedValues, setTypedValues] = useState<FillInValues>({});
  const code =
    errorAnswers.find(({ label }) => label === chosenCode)?.label ?? errorAnswers[0]?.label ?? '';
  const example = codeExamples[code];
  if (fields.length === 0 || example === undefined) return null;

  const isListField = chosenField.includes('.0.');
  const target = isListField ? chosenField.replace('.0.', `.${rowIndex}.`) : chosenField;
  const values = fillInValuesOf(example, target, typedValues);
  const chooseCode = (newCode: string): void => {
    setChosenCode(newCode);
    setTypedValues({});
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
        <select value={code} onChange={(event) => chooseCode(event.target.value)}>
          {errorAnswers.map(({ label, meaning }) => (
            <option key={label} value={label}>{`${label}  ${meaning}`}</option>
          ))}
        </select>
      </label>
      <label>
        at the entry
        <select value={chosenField} onChange={(event) => setChosenField(event.target.value)}>
          <option value="">{`as in its example (${example.target.join(', ') || 'none'})`}</option>
          {fields.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {isListField ? (
        <label>
          number, from 0
          <input
            type="number"
            min="0"
            required
            value={rowIndex}
            onChange={(event) => setRowIndex(event.target.value)}
          />
        </label>
      ) : null}
      {example.fillIns.map(({ key, type }) => (
        <label key={key}>
          {`${key}${type === 'FE' ? ' (a field’s name)' : ''}`}
          <input
            value={values[key]}
            onChange={(event) => setTypedValues({ ...typedValues, [key]: event.target.value })}
          />
        </label>
      ))}
      <Button size="small" type="submit">
        Order
      </Button>
    </form>
  );
}
