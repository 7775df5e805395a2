import Checkbox from '@mui/material/Checkbox';
import { useRef } from 'react';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { fieldsOf } from 'shared/is-record';
import { excerpt } from 'shared/search-words';
import { inTable } from './in-table';
import { useSelection } from './selection';

const NAME_LENGTH = 100;

const inCard = { p: 1.25, flex: 'none', ml: -1, mr: { xs: -1, sm: 0 }, mt: -0.75 };

interface RowCheckboxProps {
  /** What the row is called. */
  name: string;
  /** Whether it stands in a table. */
  dense?: boolean;
}

/** Selects the row; with Shift, all rows from the one that was selected last. */
export function RowCheckbox({ name, dense = false }: RowCheckboxProps) {
  const translate = useTranslate();
  const record = useRecordContext<RaRecord<number>>();
  const selection = useSelection();
  // Not every browser passes on Shift with the space bar.
  const shift = useRef(false);
  if (!selection || !record) return null;
  return (
    <Checkbox
      checked={selection.ids.has(record.id)}
      onKeyDown={({ shiftKey }) => {
        shift.current = shiftKey;
      }}
      onKeyUp={({ key }) => {
        if (key === 'Shift') shift.current = false;
      }}
      onChange={({ nativeEvent }) =>
        selection.toggle(record.id, shift.current || fieldsOf(nativeEvent).shiftKey === true)
      }
      slotProps={{
        input: {
          'aria-label': translate('admin.bulk.select', { name: excerpt(name, NAME_LENGTH) }),
        },
      }}
      sx={dense ? inTable : inCard}
    />
  );
}
