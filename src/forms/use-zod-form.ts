import './zod-jitless.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type ResolverOptions,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { ruleMessage } from './messages.ts';
import type { Broken, Rule } from './rules/rule.ts';
import { firstBroken } from './rules/rule.ts';
import { brokenBySchema } from './zod-issues.ts';

interface FormOptions<Values extends FieldValues> {
  /** Also settles the order in which errors are looked for and focused. */
  defaultValues: Values & DefaultValues<Values>;
  /** Field names as they stand at the labels, for the messages. */
  labels: Record<keyof Values & string, string>;
  /** S5's rules that the schema cannot say, by field; they come before the schema's. */
  rules?: Partial<Record<keyof Values & string, readonly Rule[]>>;
  /** Rules over several fields, each at the field that should have the focus. */
  crossRules?: (values: Values) => Partial<Record<keyof Values & string, Broken | null>>;
}

type SchemaOptions<Values extends FieldValues, Input extends FieldValues> =
  | {
      /** The generated schema of the request body, where the form's values are one. */
      schema?: $ZodType<unknown, Values>;
      toInput?: undefined;
    }
  | {
      /** The generated schema of what is sent. */
      schema: $ZodType<unknown, Input>;
      /** Makes of the form's values what is sent, under the same names; an error inside one stands at its field. */
      toInput: (values: Values) => Input;
    };

export type ZodFormOptions<
  Values extends FieldValues,
  Input extends FieldValues = Values,
> = FormOptions<Values> & SchemaOptions<Values, Input>;

/**
 * A form whose rules are the contract's schema and S5's, with the messages of S5.
 * The first field with an error gets the focus on submit; afterwards an error goes as soon as it is mended.
 */
export function useZodForm<Values extends FieldValues, Input extends FieldValues = Values>(
  options: ZodFormOptions<Values, Input>,
): UseFormReturn<Values> {
  return useForm<Values>({
    defaultValues: options.defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    resolver: resolverOf(options),
  });
}

function resolverOf<Values extends FieldValues, Input extends FieldValues>(
  options: ZodFormOptions<Values, Input>,
): Resolver<Values> {
  return async (values, _context, settings) => {
    const errors = {
      ...(await schemaErrors(options, values, { ...settings, names: undefined })),
      ...ruleErrors(options, values),
    };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

async function schemaErrors<Values extends FieldValues, Input extends FieldValues>(
  { schema, toInput, labels }: ZodFormOptions<Values, Input>,
  values: Values,
  settings: ResolverOptions<FieldValues>,
): Promise<FieldErrors<Values>> {
  const errors: FieldErrors<Values> = {};
  if (schema === undefined) return errors;
  const resolve = zodResolver<FieldValues, unknown, unknown>(schema, {
    error: (issue) =>
      ruleMessage(
        brokenBySchema(issue, issue.input) ?? { rule: 'format' },
        labels[String(issue.path?.[0])] ?? '',
      ),
  });
  if (toInput === undefined)
    return Object.assign(errors, (await resolve(values, undefined, settings)).errors);
  const found = (await resolve(toInput(values), undefined, settings)).errors;
  return Object.assign(
    errors,
    Object.fromEntries(Object.entries(found).map(([name, error]) => [name, firstError(error)])),
  );
}

/** The error of a field, or the first one in the list that the field was made into. */
function firstError(error: unknown): unknown {
  if (!Array.isArray(error)) return error;
  const inner: unknown = error.find((one) => one !== undefined);
  return inner;
}

function ruleErrors<Values extends FieldValues>(
  { defaultValues, labels, rules, crossRules }: FormOptions<Values>,
  values: Values,
): FieldErrors<Values> {
  const cross = crossRules?.(values);
  const found = Object.keys(defaultValues).flatMap((name) => {
    const value: unknown = values[name];
    const broken =
      firstBroken(typeof value === 'string' ? value : '', rules?.[name] ?? []) ??
      cross?.[name] ??
      null;
    return broken === null
      ? []
      : [
          [
            name,
            { type: broken.rule, message: ruleMessage(broken, labels[name] ?? name) },
          ] as const,
        ];
  });
  const errors: FieldErrors<Values> = {};
  return Object.assign(errors, Object.fromEntries(found));
}
