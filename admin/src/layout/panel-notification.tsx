import Portal from '@mui/material/Portal';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import {
  Notification,
  NotificationContext,
  TakeUndoableMutationContext,
  useNotificationContext,
  useTakeUndoableMutation,
} from 'react-admin';

/**
 * Takes a waiting deletion as react-admin does, and has the lists asked for anew when it is undone:
 * a list that was on its way when the row was deleted was cancelled then, and is in no cache to be
 * brought back from.
 */
function useTakeWithLists(): ReturnType<typeof useTakeUndoableMutation> {
  const take = useTakeUndoableMutation();
  const queryClient = useQueryClient();
  return useCallback(() => {
    const mutation = take();
    if (!mutation) return undefined;
    return ({ isUndo }) => {
      mutation({ isUndo });
      if (isUndo) {
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[1] === 'getList',
        });
      }
    };
  }, [take, queryClient]);
}

/**
 * React-admin's messages, of which the one on screen makes room for the next: whoever deletes a row
 * right after a save must not wait for the button that undoes it. Only that button holds its place.
 */
function useMessages() {
  const messages = useNotificationContext();
  const { notifications, takeNotification: take } = messages;
  const [undoable, setUndoable] = useState(false);
  const takeNotification = useCallback(() => {
    const next = take();
    setUndoable(next?.notificationOptions?.undoable ?? false);
    return next;
  }, [take]);
  const context = useMemo(() => ({ ...messages, takeNotification }), [messages, takeNotification]);
  return { context, givesWay: notifications.length > 0 && !undoable };
}

/** Messages stand in the body itself: an open dialog hides everything inside #root from readers. */
export function PanelNotification() {
  const { context, givesWay } = useMessages();
  return (
    <NotificationContext value={context}>
      <TakeUndoableMutationContext value={useTakeWithLists()}>
        <Portal>
          <Notification
            autoHideDuration={5000}
            anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
            {...(givesWay ? { open: false } : {})}
          />
        </Portal>
      </TakeUndoableMutationContext>
    </NotificationContext>
  );
}
