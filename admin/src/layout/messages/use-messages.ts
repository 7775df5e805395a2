import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useNotificationContext,
  useTakeUndoableMutation,
  type NotificationPayload,
  type UndoableMutation,
} from 'react-admin';
import { addPendingDeletion } from './pending-deletions';

/** Time before a message makes room for another, in milliseconds. */
export const minimumStay = 1500;

interface Shown {
  /** Counts the messages shown. */
  turn: number;
  message: NotificationPayload;
  /** When it was shown, in milliseconds of the clock. */
  since: number;
  open: boolean;
  /** The deletion that it can undo, which is sent when it is closed. */
  mutation?: UndoableMutation;
}

const isUndoable = ({ notificationOptions }: NotificationPayload) =>
  notificationOptions?.undoable === true;

interface Messages {
  /** The message on screen, or fading out. */
  shown: Shown | undefined;
  /** Closes it, and sends its deletion. */
  close: () => void;
  /** Closes it, and undoes its deletion. */
  undo: () => void;
  /** To be called when it has faded out. */
  leave: () => void;
}

/**
 * React-admin's messages, one at a time. A message that undoes a deletion is shown at once, and
 * stays for its time unless another one of its kind follows: then the first deletion is sent. Any
 * other makes room for the next after a while; one that was replaced earlier is shown again.
 *
 * React-admin adds a deletion before its message, and both in order, so the first deletion in its
 * queue belongs to the first undoable message in the other. It is taken together with the message:
 * from then on nothing else can send it.
 */
export function useMessages(): Messages {
  const { notifications, setNotifications } = useNotificationContext();
  const take = useTakeUndoableMutation();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Shown>();
  const settled = useRef(new Set<Shown['turn']>());
  const turns = useRef(0);
  const undoQueued = notifications.some(isUndoable);

  const settle = (isUndo: boolean) => {
    if (!shown?.mutation || settled.current.has(shown.turn)) return;
    settled.current.add(shown.turn);
    shown.mutation({ isUndo });
    if (isUndo) {
      // A list request that was running when the row was deleted was cancelled, and no cache has
      // its rows to restore.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[1] === 'getList',
      });
    }
  };
  const end = (isUndo: boolean) => {
    settle(isUndo);
    // Unchanged while it is fading out: a new object would render everything again.
    setShown((now) => (now?.open ? { ...now, open: false } : now));
  };

  const showNext = useEffectEvent(() => {
    const message = notifications.find(isUndoable) ?? notifications[0];
    if (!message) return;
    const mutation = isUndoable(message) ? take() : undefined;
    setNotifications((waiting) => waiting.filter((one) => one !== message));
    turns.current += 1;
    const turn = turns.current;
    setShown({ turn, message, since: Date.now(), open: true, ...(mutation && { mutation }) });
  });
  const makeRoom = useEffectEvent(() => {
    if (!shown) return;
    settle(false);
    const read = isUndoable(shown.message) || Date.now() - shown.since >= minimumStay;
    if (undoQueued && !read) setNotifications((waiting) => [...waiting, shown.message]);
    setShown(undefined);
  });

  const isFree = !shown?.open;
  const isQueued = notifications.length > 0;
  const isUndoing = !isFree && isUndoable(shown.message) && !undoQueued;
  const turn = shown?.turn;
  const readBy = (shown?.since ?? 0) + minimumStay;
  useEffect(() => {
    if (!isQueued || isUndoing) return;
    if (isFree) {
      showNext();
      return;
    }
    const timer = setTimeout(() => makeRoom(), undoQueued ? 0 : readBy - Date.now());
    return () => clearTimeout(timer);
  }, [isQueued, undoQueued, isUndoing, isFree, turn, readBy]);

  const send = useEffectEvent(() => end(false));
  useEffect(() => addPendingDeletion(() => send()), []);

  return {
    shown,
    close: () => end(false),
    undo: () => end(true),
    leave: () => setShown((now) => (now?.open ? now : undefined)),
  };
}
