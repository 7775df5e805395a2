import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Schemas } from '../api/schemas';
import { apiUrl, httpClient } from '../providers/http-client';
import { useChange } from '../providers/use-change';

export type Reply = Schemas['ContactReplyDto'];

/** Delay after the time at which a mail is due, before its state is fetched. */
const outcomeDelayMs = 3_000;
/** The longest wait for the outcome of a reply; later attempts are seen when it is opened again. */
const longestWaitMs = 60_000;

const keyOf = (messageId: number) => ['contact', 'replies', messageId];

/** The replies to a message, oldest first. The state of one that waits is fetched once more. */
export function useReplies(messageId: number) {
  const { data, error, refetch } = useQuery<Reply[]>({
    queryKey: keyOf(messageId),
    queryFn: async () => (await httpClient(`${apiUrl}/contact/${messageId}/replies`)).json,
    retry: false,
  });
  const sendAt = data?.at(-1)?.sendAt;
  useEffect(() => {
    const wait = Date.parse(sendAt ?? '') - Date.now() + outcomeDelayMs;
    if (!(wait > 0 && wait < longestWaitMs)) return;
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [sendAt, refetch]);
  return { replies: data, error, refetch };
}

/** Fetches the message, its replies, the list and its counts again. */
export function useRefreshMessage() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['contact'] });
}

interface Withdrawal {
  messageId: number;
  /** Called with the withdrawn reply. */
  onWithdrawn: (reply: Reply) => void;
}

/** Withdraws a reply that is not sent yet; an error shows the server's message. */
export function useWithdrawReply({ messageId, onWithdrawn }: Withdrawal) {
  return useChange(
    async (reply: Reply) => {
      await httpClient(`${apiUrl}/contact/${messageId}/replies/${reply.id}`, { method: 'DELETE' });
      onWithdrawn(reply);
    },
    { done: 'admin.contact.replies.withdrawn', reads: [['contact']] },
  );
}
