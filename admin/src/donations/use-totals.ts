import { useEffect, useState } from 'react';
import { useListContext, useLocale } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { apiUrl, httpClient } from '../providers/http-client';

export type Total = Schemas['DonationTotalDto'];

export type Totals = Schemas['DonationTotalsDto'];

type Outcome = { totals?: Totals; failed: boolean };

/** The totals of the donations in the surrounding list, refetched together with it. */
export function useTotals(): Outcome {
  const { filterValues, data } = useListContext();
  const locale = useLocale();
  const filter = JSON.stringify(filterValues);
  const [outcome, setOutcome] = useState<Outcome>({ failed: false });

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Outcome) => {
      if (isCurrent) setOutcome(next);
    };
    const query = new URLSearchParams({ filter });
    httpClient(`${apiUrl}/donations/totals?${query.toString()}`)
      .then(({ json }) => show({ totals: json, failed: false }))
      .catch((error: unknown) => {
        // Signing out aborts the request, which is no failure.
        const isAborted = error instanceof DOMException && error.name === 'AbortError';
        if (!isAborted) show({ failed: true });
      });
    return () => {
      isCurrent = false;
    };
  }, [filter, data, locale]);

  return outcome;
}
