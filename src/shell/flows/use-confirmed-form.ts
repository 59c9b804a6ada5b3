import type { FieldValues } from 'react-hook-form';
import { useSendForm, type SendForm, type SendFormOptions } from '../forms/use-send-form.ts';
import { useFlowSteps, type FlowSteps } from './use-flow-steps.ts';

export interface ConfirmedForm<Values extends FieldValues> extends Pick<
  FlowSteps,
  'step' | 'returnToEntries' | 'showCompletion' | 'headingRef'
> {
  form: SendForm<Values>;
  /** The form shows valid entries for confirmation. The next press sends these entries. */
  isConfirming: boolean;
}

/**
 * A form in three steps: enter, confirm, complete (S2). The first press validates the entries and shows them for
 * confirmation. The second press sends the entries. If the server refuses the entries, the form shows the fields again;
 * then `onRefused` runs, and the focus moves to the first message.
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
