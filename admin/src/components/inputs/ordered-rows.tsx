import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { RowButtons } from './row-buttons';

interface OrderedRowsProps {
  source: string;
  /** The texts of `add` and of the buttons of a row. */
  texts: string;
  /** The key of the heading of a row, with its `place`. */
  heading: string;
  headingLevel: 'h3' | 'h4';
  /** A new row. */
  empty: Readonly<Record<string, unknown>>;
  /** The inputs of a row, whose source is given. */
  children: (source: string) => ReactNode;
}

/** Input for rows of a field in their order, which are added, moved and removed. */
export function OrderedRows(props: OrderedRowsProps) {
  const { source, texts, heading, headingLevel, empty, children } = props;
  const translate = useTranslate();
  const { fields, append, move, remove } = useFieldArray({ name: source });
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ id }, index) => (
          <Box
            component="li"
            key={id}
            sx={{ borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center' }}>
              <Typography variant="subtitle1" component={headingLevel} sx={{ mr: 'auto' }}>
                {translate(heading, { place: index + 1 })}
              </Typography>
              <RowButtons
                index={index}
                count={fields.length}
                texts={texts}
                move={move}
                remove={remove}
              />
            </Box>
            {children(`${source}.${index}`)}
          </Box>
        ))}
      </Box>
      <Button startIcon={<Add />} sx={{ mt: 1 }} onClick={() => append(empty)}>
        {translate(`${texts}.add`)}
      </Button>
    </>
  );
}
