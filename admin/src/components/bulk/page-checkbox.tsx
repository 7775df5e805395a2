import Checkbox from '@mui/material/Checkbox';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { inTable } from './in-table';
import type { Selection } from './selection';

interface PageCheckboxProps {
  selection: Selection;
  /** Whether it stands without a label beside it, as in the heading of a table. */
  isNamed?: boolean;
}

/** Selects all rows of the page. */
export function PageCheckbox({ selection, isNamed = false }: PageCheckboxProps) {
  const translate = useTranslate();
  const { data = [] } = useListContext<RaRecord<number>>();
  const { ids, select, page } = selection;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(page, () => input.current);
  const listed = data.map(({ id }) => id);
  const chosen = listed.filter((id) => ids.has(id)).length;
  const all = chosen > 0 && chosen === listed.length;
  const some = chosen > 0 && !all;
  // MUI says so only in ARIA, which browsers ignore on a check box that is not in this state.
  useEffect(() => {
    if (input.current) input.current.indeterminate = some;
  }, [some]);
  const change = () => {
    const others = [...ids].filter((id) => !listed.includes(id));
    select(all ? others : others.concat(listed));
  };
  return (
    <Checkbox
      checked={all}
      indeterminate={some}
      onChange={change}
      slotProps={{
        input: {
          ref: input,
          'aria-label': isNamed ? translate('admin.bulk.page') : undefined,
        },
      }}
      sx={isNamed ? inTable : { p: 1.25 }}
    />
  );
}
