import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { useDelivery } from '../components/alerts/no-mail-server';
import { doWithIssue, type IssueDeed } from './issue';

/** Something to do with an issue; what came of it is said, a refusal in the server's words. */
export function useIssueDeed(id: number, deed: IssueDeed) {
  const toFiles = useDelivery()?.way === 'files';
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: object) => doWithIssue(id, deed, body),
    onSuccess: ({ state }) => {
      if (deed === 'send' && state === 'scheduled') {
        notify('admin.issues.toast.scheduled', { type: 'success' });
      } else if (toFiles && (deed === 'send' || deed === 'test')) {
        notify(`admin.issues.toast.toFiles.${deed}`, { type: 'warning' });
      } else {
        notify(`admin.issues.toast.${deed}`, { type: 'success' });
      }
    },
    onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
    onSettled: () => refresh(),
  });
}
