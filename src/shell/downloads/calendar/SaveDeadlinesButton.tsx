import { useState } from 'react';
import type { SearchBillsParams } from '../../../../generated/model/searchBillsParams.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { explainMissingChunk } from '../../messages/new-version.ts';

export interface SaveDeadlinesButtonProps {
  /** The search whose deadlines are saved. */
  conditions: SearchBillsParams;
  /** The title of the portal, which the calendar contains. */
  portalTitle: string;
  /** From the settings: whether the bills have payment due dates, which are then saved too. */
  hasPaymentDueDates: boolean | null | undefined;
  label: string;
  variant?: 'secondary' | 'quiet';
}

/** Saves deadlines as a calendar file. The code for calendars is loaded at the press, because few customers need it. */
export function SaveDeadlinesButton({
  conditions,
  portalTitle,
  hasPaymentDueDates,
  label,
  variant = 'secondary',
}: SaveDeadlinesButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { saveDeadlines } = await import('./save-deadlines.ts');
      await saveDeadlines(conditions, portalTitle, hasPaymentDueDates === true);
    } catch (chunkError) {
      await explainMissingChunk(chunkError);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      size="small"
      variant={variant}
      icon={<Icon name="calendar" size={1.1} />}
      busy={isBusy}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
