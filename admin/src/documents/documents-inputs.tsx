import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Choice } from '../components/inputs/choice-input';
import { Day } from '../components/inputs/day-input';
import { LanguageColumns, useColumnLanguage } from '../components/inputs/language-columns';
import { BilingualText, Link } from '../components/inputs/text-inputs';
import type { Document } from './document';
import { PdfInput } from './pdf-input';

const kinds = ['pdf', 'page'] as const;

/** The path of a page, or the PDF, in the language of the column. */
function PathOrPdf() {
  const isPage = useWatch({ name: 'kind' }) === 'page';
  const isEnglish = useColumnLanguage() === 'en';
  if (!isPage) return <PdfInput source={isEnglish ? 'fileEn' : 'file'} />;
  return isEnglish ? (
    <Link source="pathEn" />
  ) : (
    <Link source="path" required="admin.documents.validation.path" />
  );
}

export function DocumentsInputs() {
  const isNew = useRecordContext<Document>() === undefined;
  return (
    <>
      {isNew ? <Choice source="kind" values={kinds} sx={{ maxWidth: 260 }} /> : null}
      <LanguageColumns>
        <BilingualText source="name" />
        <PathOrPdf />
      </LanguageColumns>
      <Box sx={{ maxWidth: 260 }}>
        <Day source="issuedOn" />
      </Box>
    </>
  );
}
