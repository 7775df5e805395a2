import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';

import { doWithIssue, type IssueDeed } from './issue';

/** Something to do with an issue; what came of it is said, a refusal in the server's words. */
export function useIssueDeed(id: number, deed: IssueDeed) {
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: object) => doWithIssue(id, deed, body),
    onSuccess: ({ state }) =>
      notify(`admin.issues.toast.${deed === 'send' && state === 'scheduled' ? state : deed}`, {
        type: 'success',
      }),
    onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
    onSettled: () => refresh(),
  });
}
