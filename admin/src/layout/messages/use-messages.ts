import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotificationContext, type NotificationPayload } from 'react-admin';

/** Display time before another message replaces one. */
const minimumDisplayMs = 1500;

interface Shown {
  /** Sequence number of the message. */
  id: number;
  message: NotificationPayload;
  /** When it was shown, in milliseconds since the epoch. */
  shownAt: number;
  open: boolean;
}

interface Messages {
  /** The message on screen, including its closing transition. */
  shown: Shown | undefined;
  close: () => void;
  /** To be called after the closing transition. */
  remove: () => void;
}

/** React-admin's messages, one at a time; each is replaced by the next one after a minimum time. */
export function useMessages(): Messages {
  const { notifications, setNotifications } = useNotificationContext();
  const [shown, setShown] = useState<Shown>();
  const lastId = useRef(0);
  const next = notifications[0];
  const replaceableAt = shown?.open ? shown.shownAt + minimumDisplayMs : 0;

  const showNext = useEffectEvent((message: NotificationPayload) => {
    setNotifications((waiting) => waiting.filter((one) => one !== message));
    lastId.current += 1;
    setShown({ id: lastId.current, message, shownAt: Date.now(), open: true });
  });
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => showNext(next), replaceableAt - Date.now());
    return () => clearTimeout(timer);
  }, [next, replaceableAt]);

  return {
    shown,
    // Unchanged during the closing transition: a new object would render everything again.
    close: () => setShown((now) => (now?.open ? { ...now, open: false } : now)),
    remove: () => setShown((now) => (now?.open ? now : undefined)),
  };
}
