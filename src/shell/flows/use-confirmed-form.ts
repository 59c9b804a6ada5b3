import type { FieldValues } from 'react-hook-form';
import { useSendForm, type SendForm, type SendFormOptions } from '../forms/use-send-form.ts';
import { useFlowSteps, type FlowSteps } from './use-flow-steps.ts';

export interface ConfirmedForm<Values extends FieldValues> extends Pick<
  FlowSteps,
  'step' | 'returnToEntries' | 'showCompletion' | 'headingRef'
> {
  form: SendForm<Values>;
  /** The entries are valid and shown for confirmation: the next press sends them. */
  isConfirming: boolean;
}

/**
 * A form in three steps: enter, confirm, complete (S2). The first press validates the entries and shows them;
 * the second press sends them. If the server refuses them, the form shows the entries again before the focus
 * moves to the first message; then `onRefused` runs.
 */
export function useConfirmedForm<Values extends FieldValues, Input, Answer>(
  options: SendFormOptions<Values, Input, Answer> & {
    toInput: (values: NoInfer<Values>) => Input;
  },
): ConfirmedForm<Values> {
  const {
    step,
    showConfirmation,
    returnToEntries,
    showRefusedEntries,
    showCompletion,
    headingRef,
  } = useFlowSteps();
  const isConfirming = step === 'confirm';
  const form = useSendForm<Values, Input, Answer>({
    ...options,
    review: isConfirming ? undefined : showConfirmation,
    onRefused: async (names, error) => {
      await showRefusedEntries();
      await options.onRefused?.(names, error);
    },
  });
  return { form, isConfirming, step, returnToEntries, showCompletion, headingRef };
}
