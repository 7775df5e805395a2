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
    const request = new AbortController();
    const query = new URLSearchParams({ filter });
    httpClient(`${apiUrl}/donations/totals?${query.toString()}`, { signal: request.signal })
      .then(({ json }) => setOutcome({ totals: json, failed: false }))
      .catch(() => {
        if (!request.signal.aborted) {
          setOutcome({ failed: true });
        }
      });
    return () => request.abort();
  }, [filter, data, locale]);

  return outcome;
}
