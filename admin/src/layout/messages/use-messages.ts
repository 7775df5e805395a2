import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useNotificationContext,
  useTakeUndoableMutation,
  type NotificationPayload,
  type UndoableMutation,
} from 'react-admin';
import { addPendingDeletion } from './pending-deletions';

/** Display time before another message replaces one. */
export const minimumDisplayMs = 1500;

interface Shown {
  /** Sequence number of the message. */
  id: number;
  message: NotificationPayload;
  /** When it was shown, in milliseconds since the epoch. */
  shownAt: number;
  open: boolean;
  /** The deletion that it can undo, which is sent when it is closed. */
  mutation?: UndoableMutation;
}

const isUndoable = ({ notificationOptions }: NotificationPayload) =>
  notificationOptions?.undoable === true;

interface Messages {
  /** The message on screen, including its closing transition. */
  shown: Shown | undefined;
  /** Closes it, and sends its deletion. */
  close: () => void;
  /** Closes it, and undoes its deletion. */
  undo: () => void;
  /** To be called after the closing transition. */
  remove: () => void;
}

/**
 * React-admin's messages, one at a time. The message of a deletion, which can undo it, is shown
 * immediately and for its full time, unless that of another deletion follows: then the first
 * deletion is sent. Any other message is replaced after a minimum time; one that is replaced
 * earlier is shown again.
 *
 * React-admin queues a deletion before its message, and both in order, so the first deletion in the
 * queue belongs to the first undoable message. Both are dequeued together, so that only this hook
 * can send the deletion.
 */
export function useMessages(): Messages {
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Shown>();
  const handled = useRef(new Set<Shown['id']>());
  const lastId = useRef(0);
  const undoQueued = notifications.some(isUndoable);

  const finishDeletion = (isUndo: boolean) => {
    if (!shown?.mutation || handled.current.has(shown.id)) return;
    handled.current.add(shown.id);
    shown.mutation({ isUndo });
    if (isUndo) {
      // A list request that was running during the deletion was cancelled, so that there is no
      // cached list to restore.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[1] === 'getList',
      });
    }
  };
  const finish = (isUndo: boolean) => {
    finishDeletion(isUndo);
    // Unchanged during the closing transition: a new object would render everything again.
    setShown((now) => (now?.open ? { ...now, open: false } : now));
  };

  const showNext = useEffectEvent(() => {
    const message = notifications.find(isUndoable) ?? notifications[0];
    if (!message) return;
    const mutation = isUndoable(message) ? takeMutation() : undefined;
    setNotifications((waiting) => waiting.filter((one) => one !== message));
    lastId.current += 1;
    const id = lastId.current;
    setShown({ id, message, shownAt: Date.now(), open: true, ...(mutation && { mutation }) });
  });
  const replaceShown = useEffectEvent(() => {
    if (!shown) return;
    finishDeletion(false);
    const wasReadable = isUndoable(shown.message) || Date.now() - shown.shownAt >= minimumDisplayMs;
    if (undoQueued && !wasReadable) setNotifications((waiting) => [...waiting, shown.message]);
    setShown(undefined);
  });

  const isFree = !shown?.open;
  const isQueued = notifications.length > 0;
  const isUndoing = !isFree && isUndoable(shown.message) && !undoQueued;
  const shownId = shown?.id;
  const replaceableAt = (shown?.shownAt ?? 0) + minimumDisplayMs;
  useEffect(() => {
    if (!isQueued || isUndoing) return;
    if (isFree) {
      showNext();
      return;
    }
    const timer = setTimeout(() => replaceShown(), undoQueued ? 0 : replaceableAt - Date.now());
    return () => clearTimeout(timer);
  }, [isQueued, undoQueued, isUndoing, isFree, shownId, replaceableAt]);

  const send = useEffectEvent(() => finish(false));
  useEffect(() => addPendingDeletion(() => send()), []);

  return {
    shown,
    close: () => finish(false),
    undo: () => finish(true),
    remove: () => setShown((now) => (now?.open ? now : undefined)),
  };
}
