import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { fieldErrors, post } from '../providers/http-client';
import { useActionLock } from './action-lock';

export type PaymentAction =
  'match' | 'record' | 'reverse' | 'set-aside' | 'tell-apart' | 'bring-back' | 'unmatch';

/** Whether the caller shows the errors at its fields. */
function isShown(error: unknown, fields: readonly string[]): boolean {
  const errors = fieldErrors(error);
  return fields.some((field) => errors[field] !== undefined);
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
    mutationFn: (body: object) => post<unknown>(`bank-payments/${id}/${action}`, body),
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
  const { locked, acquire, release } = useActionLock();
  const { refetch } = useListContext();
  const { mutate, isPending, error } = usePaymentRequest(id, action, fields);
  const run = (body: object, done: (answer: unknown) => void) => {
    if (!acquire()) return;
    mutate(body, {
      onSuccess: done,
      onSettled: (_, failure) => {
        if (isShown(failure, fields)) return release(false);
        // Also where the refetch failed: the rows stay as they are then.
        const unlock = () => release(true);
        Promise.resolve(refetch()).then(unlock, unlock);
      },
    });
  };
  return { run, isPending, locked, error };
}
