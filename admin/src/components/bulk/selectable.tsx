import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { visuallyHidden } from '../screen/visually-hidden';
import type { BulkDeclaration } from './actions';
import { BulkBar } from './bulk-bar';
import { PageCheckbox } from './page-checkbox';
import { SelectionProvider, useSelection } from './selection';

interface SelectableProps {
  /** Undefined where rows cannot be selected. */
  bulk: BulkDeclaration | undefined;
  /** Whether the rows have a check box for the page themselves. */
  inTable?: boolean;
  children: ReactNode;
}

/** The check box of the page, with its label, unless there are no rows. */
function SelectPage() {
  const translate = useTranslate();
  const { data = [] } = useListContext();
  const selection = useSelection();
  return selection && data.length > 0 ? (
    <FormControlLabel
      control={<PageCheckbox selection={selection} />}
      label={translate('admin.bulk.page')}
      sx={{ ml: 0, mb: 0.5 }}
    />
  ) : null;
}

/** Tells screen readers how many rows are selected. */
function SelectedCount() {
  const translate = useTranslate();
  const count = useSelection()?.ids.size ?? 0;
  return (
    <Box role="status" sx={visuallyHidden}>
      {count > 0 ? translate('admin.bulk.count', { smart_count: count }) : ''}
    </Box>
  );
}

/** Rows of a list that can be selected, with the actions on those that are. */
export function Selectable({ bulk, inTable = false, children }: SelectableProps) {
  if (!bulk) return children;
  return (
    <SelectionProvider>
      {inTable ? null : <SelectPage />}
      <SelectedCount />
      {children}
      <BulkBar {...bulk} />
    </SelectionProvider>
  );
}
