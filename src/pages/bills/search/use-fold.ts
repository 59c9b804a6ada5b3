import { useState } from 'react';

/** Something that can be folded away. */
export interface Fold {
  isOpen: boolean;
  /** Also while it is closed again: what stands in it may keep something that was typed. */
  hasBeenOpen: boolean;
  /** By hand. */
  set: (isOpen: boolean) => void;
}

/**
 * A part that opens by hand, or for a reason, such as an error inside. Closed by hand it stays closed until
 * there is another reason.
 * @param reason undefined for none
 */
export function useFold(reason: unknown): Fold {
  const [byHand, setByHand] = useState<{ isOpen: boolean; inSpiteOf: unknown }>();
  const isOpen =
    (byHand?.isOpen ?? false) || (reason !== undefined && reason !== byHand?.inSpiteOf);
  return {
    isOpen,
    hasBeenOpen: isOpen || byHand !== undefined,
    set: (open) => setByHand({ isOpen: open, inSpiteOf: reason }),
  };
}
