import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import {
  BooleanInput,
  DateInput,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { components } from '../api/schema';
import { ImageInput } from '../components/image/image-input';
import { ChoiceOrTextInput } from '../components/inputs/choice-or-text-input';
import { LanguageColumns } from '../components/inputs/language-columns';
import { atLeast } from '../components/inputs/rules';
import { SlugInput } from '../components/inputs/slug-input';
import { keepText, textOrNull } from '../components/inputs/text';
import { ProjectDocumentsInput } from './project-documents-input';

type NewProject = components['schemas']['CreateProjectDto'];

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

const icons = ['none', 'support', 'elderly', 'safety'] as const;

export const statuses = ['active', 'upcoming', 'completed'] as const;

/** The optional texts of a project, each in both languages. */
const details = ['financing', 'results', 'partners', 'activities', 'note'] as const;

export const projectDefaults = {
  title: '',
  titleEn: '',
  slug: '',
  description: '',
  descriptionEn: '',
  category: '',
  imageUrl: null,
  icon: 'none',
  quickExit: false,
  status: 'active',
  documents: [],
};

// What is typed is in these languages, whichever the panel speaks.
const hr = { htmlInput: { lang: 'hr' } };
const en = { htmlInput: { lang: 'en' } };

export const projectRules = {
  title: atLeast(3, 'admin.projects.validation.title'),
  titleEn: atLeast(3, 'admin.projects.validation.titleEn'),
  description: atLeast(10, 'admin.projects.validation.description'),
  descriptionEn: atLeast(10, 'admin.projects.validation.descriptionEn'),
  category: atLeast(1, 'admin.projects.validation.category'),
};

/** What the API takes, of the form's values. */
export function projectFromForm(values: Partial<NewProject>): NewProject {
  return {
    title: keepText(values.title),
    titleEn: keepText(values.titleEn),
    slug: keepText(values.slug).trim(),
    description: keepText(values.description),
    descriptionEn: keepText(values.descriptionEn),
    category: keepText(values.category),
    imageUrl: textOrNull(values.imageUrl),
    icon: values.icon ?? 'none',
    quickExit: values.quickExit ?? false,
    status: values.status ?? 'active',
    startDate: textOrNull(values.startDate),
    endDate: textOrNull(values.endDate),
    financing: textOrNull(values.financing),
    financingEn: textOrNull(values.financingEn),
    results: textOrNull(values.results),
    resultsEn: textOrNull(values.resultsEn),
    partners: textOrNull(values.partners),
    partnersEn: textOrNull(values.partnersEn),
    activities: textOrNull(values.activities),
    activitiesEn: textOrNull(values.activitiesEn),
    note: textOrNull(values.note),
    noteEn: textOrNull(values.noteEn),
    documents: (values.documents ?? []).map(({ name, nameEn, path }) => ({
      name: keepText(name),
      nameEn: keepText(nameEn),
      path: keepText(path),
    })),
  };
}

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
      <LanguageColumns
        hr={
          <>
            <TextInput
              source="title"
              parse={keepText}
              validate={projectRules.title}
              slotProps={hr}
              helperText={false}
            />
            <TextInput
              source="description"
              parse={keepText}
              validate={projectRules.description}
              multiline
              minRows={5}
              maxRows={14}
              slotProps={hr}
              helperText={false}
            />
          </>
        }
        en={
          <>
            <TextInput
              source="titleEn"
              parse={keepText}
              validate={projectRules.titleEn}
              slotProps={en}
              helperText={false}
            />
            <TextInput
              source="descriptionEn"
              parse={keepText}
              validate={projectRules.descriptionEn}
              multiline
              minRows={5}
              maxRows={14}
              slotProps={en}
              helperText={false}
            />
          </>
        }
      />
      <Box sx={{ display: 'grid', columnGap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SlugInput helperText="admin.projects.help.slug" message="admin.projects.validation.slug" />
        <ChoiceOrTextInput
          source="category"
          resource="projects"
          choices={categories.map((value) => ({
            value,
            name: translate(`admin.projects.category.${value}`),
          }))}
          helperText="admin.projects.help.category"
          validate={projectRules.category}
        />
        <SelectInput
          source="status"
          choices={statuses.map((id) => ({ id, name: translate(`admin.projects.status.${id}`) }))}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
        <SelectInput
          source="icon"
          choices={icons.map((id) => ({ id, name: translate(`admin.projects.icon.${id}`) }))}
          translateChoice={false}
          validate={required()}
          helperText="admin.projects.help.icon"
        />
        <DateInput source="startDate" helperText={false} />
        <DateInput source="endDate" helperText={false} />
      </Box>
      <ImageInput source="imageUrl" />
      <BooleanInput source="quickExit" helperText="admin.projects.help.quickExit" />
      <ProjectDocumentsInput />
      <DetailsAccordion>
        <Box sx={{ display: 'grid', columnGap: 2.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
          {details
            .flatMap((name) => [[name, hr] as const, [`${name}En`, en] as const])
            .map(([source, language]) => (
              <TextInput
                key={source}
                source={source}
                multiline
                maxRows={8}
                slotProps={language}
                helperText={false}
              />
            ))}
        </Box>
      </DetailsAccordion>
    </>
  );
}
