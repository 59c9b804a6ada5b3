import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import {
  uploadReturnedFile,
  useCreateUploadToken,
} from '../../../../generated/hooks/bills/bills.ts';
import type { Bill } from '../../../../generated/model/bill.ts';
import type { UploadTokenGrant } from '../../../../generated/model/uploadTokenGrant.ts';
import { isSettled } from '../../../api/idempotency.ts';

/** A token this close to its end, by the customer's clock, is not worth trying; in milliseconds. */
const LEEWAY_MS = 10_000;

export type ReturnFileSending = ReturnType<typeof useReturnFile>;

/**
 * Sends a file back for a bill. A token serves one try (S3 uploadToken): the one that told the limits serves
 * the first, and every further try asks for its own, unless nobody knows what became of the one before.
 */
export function useReturnFile({ billId, revision }: Bill, onSent: () => void) {
  const token = useCreateUploadToken();
  // Kept while a further token is asked for: the chosen file stands in what the limits brought.
  const [limits, setLimits] = useState<UploadTokenGrant>();
  const fresh = useRef<UploadTokenGrant>(undefined);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const askToken = async (): Promise<UploadTokenGrant> => {
    const grant = await token.mutateAsync({ billId });
    fresh.current = grant;
    setLimits(grant);
    return grant;
  };
  const upload = useMutation({
    mutationKey: ['uploadReturnedFile'],
    mutationFn: async (file: File) => {
      // From here on it can be given up: while its token is asked for, too.
      controller.current = new AbortController();
      const { signal } = controller.current;
      const kept = fresh.current;
      fresh.current = undefined;
      const isGood = kept !== undefined && Date.parse(kept.expiresAt) - Date.now() > LEEWAY_MS;
      const grant = isGood ? kept : await askToken();
      const { uploadToken } = grant;
      fresh.current = undefined;
      const content = { uploadToken, revision, fileName: file.name, file };
      try {
        return await uploadReturnedFile(billId, content, { signal });
      } catch (error) {
        // It may have arrived all the same: only with the same token is the next try its repeat.
        if (!isSettled(error)) fresh.current = grant;
        throw error;
      }
    },
    onSuccess: onSent,
  });
  return {
    /** The limits, once asked for. */
    grant: limits,
    isPreparing: token.isPending && !upload.isPending,
    prepareError: upload.isPending || upload.isError ? null : token.error,
    prepare: () => {
      upload.reset();
      setLimits(undefined);
      // Its error is read from the hook's state.
      askToken().catch(() => undefined);
    },
    upload,
    cancel: () => controller.current?.abort(),
  };
}
