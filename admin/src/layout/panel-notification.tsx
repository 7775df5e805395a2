import Portal from '@mui/material/Portal';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Notification, TakeUndoableMutationContext, useTakeUndoableMutation } from 'react-admin';

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

/** Messages stand in the body itself: an open dialog hides everything inside #root from readers. */
export function PanelNotification() {
  return (
    <TakeUndoableMutationContext value={useTakeWithLists()}>
      <Portal>
        <Notification
          autoHideDuration={5000}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        />
      </Portal>
    </TakeUndoableMutationContext>
  );
}
