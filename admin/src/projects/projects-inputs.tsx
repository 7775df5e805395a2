import { useTranslate } from 'react-admin';
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
import { Disclosure } from '../components/screen/disclosure';
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
      <Disclosure title={translate('admin.projects.details')} level="h3">
        <InColumns from="md">
          {details.map((source) => (
            <BilingualTextInput key={source} source={source} multiline maxRows={8} />
          ))}
        </InColumns>
      </Disclosure>
      <PublishingNotes sources={formattedTexts} />
    </>
  );
}
