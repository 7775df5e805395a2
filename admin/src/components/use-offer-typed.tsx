import { useCallback } from 'react';
import { useNotify } from 'react-admin';

import { ClosedUnsaved } from './closed-unsaved';
import type { Kept } from './keep-unsaved';

/** How long what was typed in a closed form can be brought back, in milliseconds. */
const timeToRegret = 10_000;

/** Offers to bring back what was typed in the form of an address that was just closed. */
export function useOfferTyped(): (place: string, typed: Kept | undefined) => void {
  const notify = useNotify();
  return useCallback(
    (place, typed) => {
      if (!typed) return;
      notify(<ClosedUnsaved place={place} typed={typed} />, {
        type: 'info',
        autoHideDuration: timeToRegret,
      });
    },
    [notify],
  );
}
