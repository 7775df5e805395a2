import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

interface MoreInputsProps {
  /** Key of the title. */
  title?: string;
  /** The fields of the inputs. */
  fields: readonly string[];
  children: ReactNode;
}

/** Inputs that are seldom needed, collapsed unless one of their fields has an error. */
export function MoreInputs({ title = 'admin.form.more', fields, children }: MoreInputsProps) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const [open, setOpen] = useState(false);
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={open || fields.some((name) => errors[name])}
      onChange={(_event, opened) => setOpen(opened)}
      sx={{ mt: 1.5, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography variant="h3" component="span">
          {translate(title)}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
