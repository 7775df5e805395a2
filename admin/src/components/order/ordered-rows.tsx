import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import {
  RecordContextProvider,
  useGetRecordRepresentation,
  useResourceContext,
  useTranslate,
  type Identifier,
} from 'react-admin';
import { visuallyHidden } from '../screen/visually-hidden';
import { moved } from './drag-position';
import { RowOrderContext } from './row-order';
import { useDragOrder } from './use-drag-order';
import { useStoredOrder } from './use-stored-order';

/** Restores the focus of a row's button, which is lost when the row moves in the document. */
function useButtonFocus(list: RefObject<HTMLElement | null>) {
  const pendingFocus = useRef<{ id: Identifier; button: string }>(undefined);
  useEffect(() => {
    if (!pendingFocus.current) return;
    const { id, button } = pendingFocus.current;
    pendingFocus.current = undefined;
    const buttons = Array.from(
      list.current?.querySelectorAll<HTMLButtonElement>(`[data-row="${id}"] [data-order]`) ?? [],
    ).filter(({ disabled }) => !disabled);
    (buttons.find(({ dataset }) => dataset.order === button) ?? buttons[0])?.focus();
  });
  return (id: Identifier, button: string) => {
    pendingFocus.current = { id, button };
  };
}

/** Rows that can be reordered by dragging or with buttons. */
export function OrderedRows({ row }: { row: ReactNode }) {
  const translate = useTranslate();
  const nameOf = useGetRecordRepresentation(useResourceContext());
  const { records, show, store } = useStoredOrder();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focusButton = useButtonFocus(list);
  const ids = records.map(({ id }) => id);

  const announce = (id: Identifier, position: number) => {
    const record = records.find((one) => one.id === id);
    const name = record ? String(nameOf(record)) : '';
    setAnnouncement(
      translate('admin.order.moved', { name, place: position, total: records.length }),
    );
  };

  const move = (from: number, to: number, button: string) => {
    const id = ids[from];
    if (id === undefined) return;
    focusButton(id, button);
    announce(id, to + 1);
    void store(moved(ids, from, to));
  };

  const { dragged, startDrag } = useDragOrder({
    list,
    ids,
    onMove: show,
    onDrop: (order, id) => {
      announce(id, order.indexOf(id) + 1);
      void store(order);
    },
  });

  return (
    <>
      <Box
        component="ul"
        ref={list}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {records.map((record, index) => (
          <RecordContextProvider key={record.id} value={record}>
            <RowOrderContext
              value={{
                first: index === 0,
                last: index === records.length - 1,
                dragged: record.id === dragged,
                moveUp: () => move(index, index - 1, 'up'),
                moveDown: () => move(index, index + 1, 'down'),
                startDrag: (event) => startDrag(event, record.id),
              }}
            >
              {row}
            </RowOrderContext>
          </RecordContextProvider>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </>
  );
}
