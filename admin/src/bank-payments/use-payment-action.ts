import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { apiUrl, fieldErrors, httpClient } from '../providers/http-client';
import { useActionLock } from './action-lock';

export type PaymentAction = 'match' | 'record' | 'reverse' | 'set-aside' | 'bring-back' | 'unmatch';

/** Whether the caller shows the errors at its fields. */
function isShown(error: unknown, fields: readonly string[]): boolean {
  const faults = fieldErrors(error);
  return fields.some((field) => faults[field] !== undefined);
}

/**
 * Sends an action on a payment, with a message about its result. An error shows the server's
 * message, unless it is about fields that the caller shows.
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
 * An action on a payment of the surrounding list. No other action is possible until the list shows
 * its result.
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
        // The list is stable then, also where it could not be loaded.
        const rest = () => release(true);
        Promise.resolve(refetch()).then(rest, rest);
      },
    });
  };
  return { act, isPending, locked, error };
}
