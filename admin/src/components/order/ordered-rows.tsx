import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import {
  RecordContextProvider,
  useGetRecordRepresentation,
  useResourceContext,
  useTranslate,
  type Identifier,
} from 'react-admin';
import { visuallyHidden } from '../screen/visually-hidden';
import { RowOrderContext } from './row-order';
import { useStoredOrder } from './use-stored-order';

function moved<T>(items: T[], from: number, to: number): T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Where in the list a row dragged to this height belongs: past every row whose middle it passed. */
function placeAt(list: HTMLElement, height: number, from: number): number {
  const middles = Array.from(list.children, (row) => {
    const { top, height: tall } = row.getBoundingClientRect();
    return top + tall / 2;
  });
  const below = middles.findLastIndex((middle, index) => index > from && height > middle);
  const above = middles.findIndex((middle, index) => index < from && height < middle);
  return below >= 0 ? below : above >= 0 ? above : from;
}

/** Rows that are put in order by dragging, or with the buttons of each. */
export function OrderedRows({ row }: { row: ReactNode }) {
  const translate = useTranslate();
  const nameOf = useGetRecordRepresentation(useResourceContext());
  const { records, show, store } = useStoredOrder();
  const [dragged, setDragged] = useState<Identifier>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ id: Identifier; button: string }>(undefined);
  const ids = records.map(({ id }) => id);

  // A row that moves in the document loses its focus.
  useEffect(() => {
    if (!focused.current) return;
    const { id, button } = focused.current;
    focused.current = undefined;
    const buttons = Array.from(
      list.current?.querySelectorAll<HTMLButtonElement>(`[data-row="${id}"] [data-order]`) ?? [],
    ).filter(({ disabled }) => !disabled);
    (buttons.find(({ dataset }) => dataset.order === button) ?? buttons[0])?.focus();
  });

  const say = (id: Identifier, place: number) => {
    const record = records.find((one) => one.id === id);
    const name = record ? String(nameOf(record)) : '';
    setSaid(translate('admin.order.moved', { name, place, total: records.length }));
  };

  const move = (from: number, to: number, button: string) => {
    const id = ids[from];
    if (id === undefined) return;
    focused.current = { id, button };
    say(id, to + 1);
    void store(moved(ids, from, to));
  };

  const startDrag = (event: PointerEvent<HTMLElement>, id: Identifier) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const { pointerId, currentTarget: handle } = event;
    const before = ids;
    let order = ids;
    setDragged(id);
    const drag = ({ clientY, pointerId: mover }: globalThis.PointerEvent) => {
      if (!list.current || mover !== pointerId) return;
      const from = order.indexOf(id);
      const to = placeAt(list.current, clientY, from);
      if (from !== to) {
        order = moved(order, from, to);
        show(order);
      }
      if (clientY < 90 || clientY > window.innerHeight - 60) {
        handle.scrollIntoView({ block: 'nearest' });
      }
    };
    const end = ({ type, pointerId: mover }: globalThis.PointerEvent) => {
      if (mover !== pointerId) return;
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      setDragged(undefined);
      if (type === 'pointercancel' || order === before) {
        show(before);
        return;
      }
      say(id, order.indexOf(id) + 1);
      void store(order);
    };
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };

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
        {said}
      </Box>
    </>
  );
}
