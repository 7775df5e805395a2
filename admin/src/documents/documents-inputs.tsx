import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceInput, SwitchInput } from '../components/inputs/choice-input';
import { CroatianOnlyInput } from '../components/inputs/croatian-only-input';
import { DayInput } from '../components/inputs/day-input';
import { InColumns } from '../components/inputs/in-columns';
import { LanguageColumns, useColumnLanguage } from '../components/inputs/language-columns';
import { ProjectInput } from '../components/inputs/project-input';
import { BilingualTextInput, LinkInput } from '../components/inputs/text-inputs';
import { isUndecided, type Document } from './document';
import { PdfInput } from './pdf-input';

const kinds = ['pdf', 'page'] as const;

/** Input for the path of a page or for the PDF, in the language of the column. */
function PathOrPdf() {
  const isPage = useWatch({ name: 'kind' }) === 'page';
  const isEnglish = useColumnLanguage() === 'en';
  if (!isPage) return <PdfInput source={isEnglish ? 'fileEn' : 'file'} />;
  return isEnglish ? (
    <LinkInput source="pathEn" />
  ) : (
    <LinkInput source="path" required="admin.documents.validation.path" />
  );
}

/** Where visitors find the document, with a link. */
function Place() {
  const translate = useTranslate();
  const isListed = useWatch({ name: 'isListed' }) === true;
  const { isPublished, isPublic } = useRecordContext<Document>() ?? {};
  const hidden = isPublished ? 'withheld' : 'draft';
  return (
    <Box sx={{ mt: 1 }}>
      <SwitchInput source="isListed" />
      <FormHelperText role="status" sx={{ mt: 0 }}>
        {translate(`admin.documents.place.${isListed ? 'listed' : 'own'}`)}{' '}
        {isPublic ? '' : `${translate(`admin.documents.place.${hidden}`)} `}
        {isListed ? (
          <Link href="/project-documents" target="_blank" rel="noopener">
            {translate('admin.documents.place.open')}
          </Link>
        ) : null}
      </FormHelperText>
    </Box>
  );
}

export function DocumentsInputs() {
  const stored = useRecordContext<Document>();
  const isOpen = stored === undefined || isUndecided(stored);
  return (
    <>
      {isOpen ? <ChoiceInput source="kind" values={kinds} sx={{ maxWidth: 260 }} /> : null}
      <LanguageColumns>
        <BilingualTextInput source="name" />
        <PathOrPdf />
      </LanguageColumns>
      <InColumns>
        <DayInput source="issuedOn" />
        <ProjectInput />
      </InColumns>
      <Place />
      <CroatianOnlyInput />
    </>
  );
}
