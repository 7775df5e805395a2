import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ImageInput } from '../components/image/image-input';
import { ChoiceInput, SwitchInput } from '../components/inputs/choice-input';
import { ChoiceOrTextInput } from '../components/inputs/choice-or-text-input';
import { DayInput } from '../components/inputs/day-input';
import { InColumns } from '../components/inputs/in-columns';
import { LanguageColumns } from '../components/inputs/language-columns';
import { SlugInput } from '../components/inputs/slug/slug-input';
import { BilingualTextInput } from '../components/inputs/text-inputs';
import { PublishingNotes } from '../components/rich-text/publishing-notes';
import { RichText } from '../components/rich-text/rich-text';
import { ProjectDocumentsInput } from './project-documents-input';

/** Stable, as the notes on them are computed when it changes. */
const formattedTexts = ['description'];

/** The categories that the site translates; any other is shown unchanged. */
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

/** The optional texts, collapsed unless one of them has an error. */
function DetailsAccordion({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const [open, setOpen] = useState(false);
  const hasErrors = details.some((name) => errors[name] ?? errors[`${name}En`]);
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={open || hasErrors}
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
        <BilingualTextInput source="title" />
        <RichText source="description" />
      </LanguageColumns>
      <InColumns>
        <SlugInput path="/projects/" />
        <ChoiceOrTextInput
          source="category"
          choices={categories.map((value) => ({
            value,
            name: translate(`admin.projects.category.${value}`),
          }))}
        />
        <ChoiceInput source="status" />
        <ChoiceInput source="icon" />
        <DayInput source="startDate" />
        <DayInput source="endDate" />
      </InColumns>
      <ImageInput source="imageUrl" />
      <SwitchInput source="quickExit" />
      <SwitchInput source="euFunded" />
      <ProjectDocumentsInput />
      <DetailsAccordion>
        <InColumns from="md">
          {details.map((source) => (
            <BilingualTextInput key={source} source={source} multiline maxRows={8} />
          ))}
        </InColumns>
      </DetailsAccordion>
      <PublishingNotes sources={formattedTexts} />
    </>
  );
}
