import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { apiUrl, fieldErrors, httpClient } from '../providers/http-client';
import { useActionLock } from './action-lock';

export type PaymentAction = 'match' | 'record' | 'reverse' | 'set-aside' | 'bring-back' | 'unmatch';

/** Whether the caller shows what is wrong, at its fields. */
function isShown(error: unknown, fields: readonly string[]): boolean {
  const faults = fieldErrors(error);
  return fields.some((field) => faults[field] !== undefined);
}

/**
 * Asks for something to be done with a payment. What came of it is said; a refusal in the server's
 * words, unless it speaks of fields that the caller shows.
 */
export function usePaymentRequest(
  id: number,
  action: PaymentAction,
  fields: readonly string[] = [],
) {
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: object) =>
      httpClient(`${apiUrl}/bank-payments/${id}/${action}`, {
        method: 'POST',
        body: JSON.stringify(body),
      }),
    onError: (error) => {
      if (isShown(error, fields)) return;
      notify(error.message || 'admin.status.notChanged', { type: 'error' });
      refresh();
    },
    onSuccess: () => refresh(),
  });
}

/**
 * Something to do with a payment of the list around. Nothing else is done with any of them until
 * the list shows what came of it.
 */
export function usePaymentAction(
  id: number,
  action: PaymentAction,
  fields: readonly string[] = [],
) {
  const { locked, take, release } = useActionLock();
  const { refetch } = useListContext();
  const { mutate, isPending, error } = usePaymentRequest(id, action, fields);
  const act = (body: object, done: (answer: { json: unknown }) => void) => {
    if (!take()) return;
    mutate(body, {
      onSuccess: done,
      onSettled: (_, fault) => {
        if (isShown(fault, fields)) return release(false);
        // Whether or not the list can be loaded, it has stopped moving then.
        const rest = () => release(true);
        Promise.resolve(refetch()).then(rest, rest);
      },
    });
  };
  return { act, isPending, locked, error };
}
