import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useNotificationContext,
  useTakeUndoableMutation,
  type NotificationPayload,
  type UndoableMutation,
} from 'react-admin';
import { addPendingDeletion } from './pending-deletions';

/** How long a message stays before it makes room for another, in milliseconds. */
export const shortestStay = 1500;

interface Shown {
  /** Counts the messages shown. */
  turn: number;
  message: NotificationPayload;
  /** When it came, in milliseconds of the clock. */
  since: number;
  open: boolean;
  /** What it can undo, and what is carried out when it goes. */
  mutation?: UndoableMutation;
}

const isUndoable = ({ notificationOptions }: NotificationPayload) =>
  notificationOptions?.undoable === true;

interface Messages {
  /** The message on screen, or the one that is leaving it. */
  shown: Shown | undefined;
  /** Takes it off the screen; what it could undo is carried out. */
  close: () => void;
  /** Takes it off the screen; what it could undo is undone. */
  undo: () => void;
  /** To be called when it has left. */
  leave: () => void;
}

/**
 * React-admin's messages, one at a time. One that undoes a deletion comes at once, and stays for its
 * time unless another of its kind comes: then the first deletion is carried out. Any other makes room
 * for the next once it could be read; one that had to go earlier comes back.
 *
 * React-admin adds a deletion before its message, and both in order, so the first deletion in its
 * queue belongs to the first undoable message in the other. It is taken together with the message:
 * from then on nothing else can carry it out.
 */
export function useMessages(): Messages {
  const { notifications, setNotifications } = useNotificationContext();
  const take = useTakeUndoableMutation();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Shown>();
  const settled = useRef(new Set<Shown['turn']>());
  const turns = useRef(0);
  const undoWaits = notifications.some(isUndoable);

  const settle = (isUndo: boolean) => {
    if (!shown?.mutation || settled.current.has(shown.turn)) return;
    settled.current.add(shown.turn);
    shown.mutation({ isUndo });
    if (isUndo) {
      // A list that was on its way when the row was deleted was cancelled then, and is in no cache
      // to be brought back from.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[1] === 'getList',
      });
    }
  };
  const end = (isUndo: boolean) => {
    settle(isUndo);
    // One that is leaving already stays as it is: a new object would draw everything anew.
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
    const read = isUndoable(shown.message) || Date.now() - shown.since >= shortestStay;
    if (undoWaits && !read) setNotifications((waiting) => [...waiting, shown.message]);
    setShown(undefined);
  });

  const isFree = !shown?.open;
  const waits = notifications.length > 0;
  const holds = !isFree && isUndoable(shown.message) && !undoWaits;
  const turn = shown?.turn;
  const readBy = (shown?.since ?? 0) + shortestStay;
  useEffect(() => {
    if (!waits || holds) return;
    if (isFree) {
      showNext();
      return;
    }
    const timer = setTimeout(() => makeRoom(), undoWaits ? 0 : readBy - Date.now());
    return () => clearTimeout(timer);
  }, [waits, undoWaits, holds, isFree, turn, readBy]);

  const carryOut = useEffectEvent(() => end(false));
  useEffect(() => addPendingDeletion(() => carryOut()), []);

  return {
    shown,
    close: () => end(false),
    undo: () => end(true),
    leave: () => setShown((now) => (now?.open ? now : undefined)),
  };
}
