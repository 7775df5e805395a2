import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';

interface StoredOrder {
  /** The records in the order on screen. */
  records: RaRecord[];
  show: (ids: Identifier[]) => void;
  /** Stores the order on the server: `order` counts from 1, and only changed rows are written. */
  store: (ids: Identifier[]) => Promise<void>;
}

/** The list's records in an order that may be ahead of the server's. */
export function useStoredOrder(): StoredOrder {
  const { data = [], refetch } = useListContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const queries = useQueryClient();
  const [shown, setShown] = useState<Identifier[]>();
  // One save after the other: a row moved twice in a row ends where it was moved last.
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const stored = useRef(new Map<Identifier, number>());

  const byId = new Map(data.map((record) => [record.id, record]));
  const ids = shown?.filter((id) => byId.has(id)) ?? [];
  const complete = ids.length === data.length;
  const records = complete ? ids.flatMap((id) => byId.get(id) ?? []) : data;

  const save = async (next: Identifier[]) => {
    try {
      await Promise.all(
        next.map(async (id, index) => {
          const order = index + 1;
          const previousData = byId.get(id);
          if ((stored.current.get(id) ?? previousData?.order) === order) return;
          const { data: row } = await dataProvider.update(resource, {
            id,
            data: { order },
            previousData,
          });
          // A dialog opened next sends the row's version, which the list's answers do not renew.
          queries.setQueryData([resource, 'getOne', { id: String(id), meta: undefined }], row);
          stored.current.set(id, order);
        }),
      );
    } catch (error) {
      const message = error instanceof Error && error.message;
      notify(message || 'admin.order.failed', { type: 'error' });
    }
    waiting.current -= 1;
    if (waiting.current === 0) {
      await refetch();
      stored.current.clear();
      setShown(undefined);
    }
  };

  return {
    records,
    show: setShown,
    store: (next) => {
      setShown(next);
      waiting.current += 1;
      queue.current = queue.current.then(() => save(next));
      return queue.current;
    },
  };
}
