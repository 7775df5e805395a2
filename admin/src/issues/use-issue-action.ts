import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { useDelivery } from '../components/alerts/no-mail-server';
import { runIssueAction, type IssueAction } from './issue';

/** Runs an action on an issue and shows its result, or the server's error message. */
export function useIssueAction(id: number, action: IssueAction) {
  const toFiles = useDelivery()?.way === 'files';
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: object) => runIssueAction(id, action, body),
    onSuccess: (_, body) => {
      if ('sendAt' in body) {
        notify('admin.issues.toast.scheduled', { type: 'success' });
      } else if (toFiles && (action === 'send' || action === 'test')) {
        notify(`admin.issues.toast.toFiles.${action}`, { type: 'warning' });
      } else {
        notify(`admin.issues.toast.${action}`, { type: 'success' });
      }
    },
    onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
    onSettled: () => refresh(),
  });
}
