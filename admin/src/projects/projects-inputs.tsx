import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ImageInput } from '../components/image/image-input';
import { Choice, Switch } from '../components/inputs/choice-input';
import { ChoiceOrTextInput } from '../components/inputs/choice-or-text-input';
import { Day } from '../components/inputs/day-input';
import { InColumns } from '../components/inputs/in-columns';
import { LanguageColumns } from '../components/inputs/language-columns';
import { SlugInput } from '../components/inputs/slug-input';
import { BilingualText } from '../components/inputs/text-inputs';
import { ProjectDocumentsInput } from './project-documents-input';

/** Those whose names the site knows in both languages; any other is shown as it is written. */
const categories = [
  'education',
  'sustainable development',
  'conference',
  'Psihosocijalna podrška',
  'Podrška starijima',
  'Zaštita djece',
  'Socijalne usluge',
];

/** The optional texts of a project, each in both languages. */
const details = ['financing', 'results', 'partners', 'activities', 'note'] as const;

/** The texts not every project has, folded away unless one of them needs attention. */
function DetailsAccordion({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const [open, setOpen] = useState(false);
  const faulty = details.some((name) => errors[name] ?? errors[`${name}En`]);
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={open || faulty}
      onChange={(_event, opened) => setOpen(opened)}
      sx={{ mt: 2 }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography variant="h3" component="span">
          {translate('admin.projects.details')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

export function ProjectsInputs() {
  const translate = useTranslate();
  return (
    <>
      <LanguageColumns>
        <BilingualText source="title" />
        <BilingualText source="description" multiline minRows={5} maxRows={14} />
      </LanguageColumns>
      <InColumns>
        <SlugInput />
        <ChoiceOrTextInput
          source="category"
          choices={categories.map((value) => ({
            value,
            name: translate(`admin.projects.category.${value}`),
          }))}
        />
        <Choice source="status" />
        <Choice source="icon" />
        <Day source="startDate" />
        <Day source="endDate" />
      </InColumns>
      <ImageInput source="imageUrl" />
      <Switch source="quickExit" />
      <ProjectDocumentsInput />
      <DetailsAccordion>
        <InColumns from="md">
          {details.map((source) => (
            <BilingualText key={source} source={source} multiline maxRows={8} />
          ))}
        </InColumns>
      </DetailsAccordion>
    </>
  );
}
