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

/** Gives the focus back to a row's button: a row that moves in the document loses it. */
function useButtonFocus(list: RefObject<HTMLElement | null>) {
  const moving = useRef<{ id: Identifier; button: string }>(undefined);
  useEffect(() => {
    if (!moving.current) return;
    const { id, button } = moving.current;
    moving.current = undefined;
    const buttons = Array.from(
      list.current?.querySelectorAll<HTMLButtonElement>(`[data-row="${id}"] [data-order]`) ?? [],
    ).filter(({ disabled }) => !disabled);
    (buttons.find(({ dataset }) => dataset.order === button) ?? buttons[0])?.focus();
  });
  return (id: Identifier, button: string) => {
    moving.current = { id, button };
  };
}

/** Rows that are put in order by dragging, or with the buttons of each. */
export function OrderedRows({ row }: { row: ReactNode }) {
  const translate = useTranslate();
  const nameOf = useGetRecordRepresentation(useResourceContext());
  const { records, show, store } = useStoredOrder();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focusButton = useButtonFocus(list);
  const ids = records.map(({ id }) => id);

  const announce = (id: Identifier, place: number) => {
    const record = records.find((one) => one.id === id);
    const name = record ? String(nameOf(record)) : '';
    setAnnouncement(translate('admin.order.moved', { name, place, total: records.length }));
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
