import { useState } from 'react';

/** Something that can be folded away. */
export interface Fold {
  isOpen: boolean;
  /** Also while it is closed again: what stands in it may keep something that was typed. */
  hasBeenOpen: boolean;
  set: (isOpen: boolean) => void;
}

/** A part that is folded away at first. */
export function useFold(): Fold {
  const [isOpen, setOpen] = useState(false);
  const [hasBeenOpen, setHasBeenOpen] = useState(false);
  return {
    isOpen,
    hasBeenOpen: isOpen || hasBeenOpen,
    set: (open) => {
      setOpen(open);
      if (open) setHasBeenOpen(true);
    },
  };
}
