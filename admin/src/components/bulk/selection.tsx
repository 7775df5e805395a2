import {
  createContext,
  use,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useListContext, type RaRecord } from 'react-admin';

export interface Selection {
  ids: ReadonlySet<number>;
  select: (ids: Iterable<number>) => void;
  /** Selects a row or removes it; with `range`, all from the last one, as they are listed. */
  toggle: (id: number, range: boolean) => void;
  /** The check box of the page, which gets the focus when the actions disappear. */
  page: RefObject<HTMLInputElement | null>;
}

const SelectionContext = createContext<Selection | undefined>(undefined);

/** The selected rows of the surrounding list; undefined where rows cannot be selected. */
export const useSelection = (): Selection | undefined => use(SelectionContext);

const none: ReadonlySet<number> = new Set();

/** The rows between two, both included, in the order of the list. */
function between(listed: readonly number[], one: number, other: number): number[] {
  const [from, to] = [listed.indexOf(one), listed.indexOf(other)].sort((a, b) => a - b);
  return from === undefined || from < 0 || to === undefined ? [other] : listed.slice(from, to + 1);
}

/**
 * Lets rows of the surrounding list be selected. The selection is kept while the list is paged and
 * sorted; another filter clears it, so that no action changes rows that are not listed.
 */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const { data = [], filterValues } = useListContext<RaRecord<number>>();
  const [ids, select] = useState(none);
  const last = useRef<number>(undefined);
  const page = useRef<HTMLInputElement>(null);
  const filter = JSON.stringify(filterValues);
  const [selectedWithin, setSelectedWithin] = useState(filter);
  if (selectedWithin !== filter) {
    setSelectedWithin(filter);
    select(none);
  }

  const selection = useMemo<Selection>(
    () => ({
      ids,
      select: (chosen) => select(new Set(chosen)),
      toggle: (id, range) => {
        const listed = data.map((record) => record.id);
        const chosen =
          range && last.current !== undefined ? between(listed, last.current, id) : [id];
        last.current = id;
        const next = new Set(ids);
        const add = !ids.has(id);
        chosen.forEach((one) => (add ? next.add(one) : next.delete(one)));
        select(next);
      },
      page,
    }),
    [ids, data],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}
