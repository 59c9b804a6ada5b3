import './zod-jitless.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { ruleMessage } from './messages.ts';
import type { Broken, Rule } from './rules/rule.ts';
import { firstBroken } from './rules/rule.ts';
import { brokenBySchema } from './zod-issues.ts';

export interface ZodFormOptions<Values extends FieldValues> {
  /** The generated schema of the request body; leave it out where the form's values are no body. */
  schema?: $ZodType<unknown, Values>;
  /** Also settles the order in which errors are looked for and focused. */
  defaultValues: Values & DefaultValues<Values>;
  /** Field names as they stand at the labels, for the messages. */
  labels: Record<keyof Values & string, string>;
  /** S5's rules that the schema cannot say, by field; they come before the schema's. */
  rules?: Partial<Record<keyof Values & string, readonly Rule[]>>;
  /** Rules over several fields, each at the field that should have the focus. */
  crossRules?: (values: Values) => Partial<Record<keyof Values & string, Broken | null>>;
}

/**
 * A form whose rules are the contract's schema and S5's, with the messages of S5.
 * The first field with an error gets the focus on submit; afterwards an error goes as soon as it is mended.
 */
export function useZodForm<Values extends FieldValues>(
  options: ZodFormOptions<Values>,
): UseFormReturn<Values> {
  return useForm<Values>({
    defaultValues: options.defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    resolver: resolverOf(options),
  });
}

function resolverOf<Values extends FieldValues>(options: ZodFormOptions<Values>): Resolver<Values> {
  const { schema, labels } = options;
  return async (values, context, settings) => {
    const own = ruleErrors(options, values);
    if (schema === undefined)
      return Object.keys(own).length > 0 ? { values: {}, errors: own } : { values, errors: {} };
    const resolve = zodResolver(schema, {
      error: (issue) => ruleMessage(brokenBySchema(issue), labels[String(issue.path?.[0])] ?? ''),
    });
    const result = await resolve(values, context, settings);
    const errors: FieldErrors<Values> = { ...result.errors, ...own };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

function ruleErrors<Values extends FieldValues>(
  { defaultValues, labels, rules, crossRules }: ZodFormOptions<Values>,
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
