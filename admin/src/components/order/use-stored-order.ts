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
  /** Stores the order on the server; only changed rows are written. `order` counts from 1. */
  store: (ids: Identifier[]) => Promise<void>;
}

/** The list's records in an order that the server may not have stored yet. */
export function useStoredOrder(): StoredOrder {
  const { data = [], refetch } = useListContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const queries = useQueryClient();
  const [shown, setShown] = useState<Identifier[]>();
  // Saves are sequential, so that the last move of a row wins.
  const queue = useRef(Promise.resolve());
  const pendingSaves = useRef(0);
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
          // A dialog opened next needs the new version, which a refetch of the list does not cache.
          queries.setQueryData([resource, 'getOne', { id: String(id), meta: undefined }], row);
          stored.current.set(id, order);
        }),
      );
    } catch (error) {
      const message = error instanceof Error && error.message;
      notify(message || 'admin.order.failed', { type: 'error' });
    }
    pendingSaves.current -= 1;
    if (pendingSaves.current === 0) {
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
      pendingSaves.current += 1;
      queue.current = queue.current.then(() => save(next));
      return queue.current;
    },
  };
}
