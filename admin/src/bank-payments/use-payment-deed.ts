import { useMutation } from '@tanstack/react-query';
import { HttpError, useNotify, useRefresh } from 'react-admin';

import { apiUrl, httpClient } from '../providers/http-client';

export type PaymentDeed = 'match' | 'record' | 'set-aside' | 'bring-back' | 'unmatch';

/** Which fields of what was sent are at fault, in the server's words. */
export function fieldErrors(error: unknown): Record<string, string | undefined> {
  return error instanceof HttpError ? Object(error.body?.errors) : {};
}

/**
 * Something to do with a payment. What came of it is said; a refusal in the server's words, unless it
 * speaks of fields that the caller shows.
 */
export function usePaymentDeed(id: number, deed: PaymentDeed, fields: readonly string[] = []) {
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: object) =>
      httpClient(`${apiUrl}/bank-payments/${id}/${deed}`, {
        method: 'POST',
        body: JSON.stringify(body),
      }),
    onError: (error) => {
      const faults = fieldErrors(error);
      if (fields.some((field) => faults[field] !== undefined)) return;
      notify(error.message || 'admin.status.notChanged', { type: 'error' });
      refresh();
    },
    onSuccess: () => refresh(),
  });
}
