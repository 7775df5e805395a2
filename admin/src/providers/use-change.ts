import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';

interface ChangeOptions<Values> {
  /** Key of the message once it is stored. */
  done?: string | ((values: Values) => string);
  messageArgs?: Record<string, unknown>;
  /** What is read anew afterwards; by default all that is on screen. */
  reads?: QueryKey[];
}

/** A change that the API stores, with a message about its result. */
export function useChange<Answer, Values = void>(
  send: (values: Values) => Promise<Answer>,
  { done, messageArgs, reads }: ChangeOptions<Values> = {},
) {
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, values) => {
      if (!done) return;
      notify(typeof done === 'string' ? done : done(values), { type: 'success', messageArgs });
    },
    onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
    onSettled: () =>
      reads
        ? Promise.all(reads.map((queryKey) => queries.invalidateQueries({ queryKey })))
        : refresh(),
  });
}
