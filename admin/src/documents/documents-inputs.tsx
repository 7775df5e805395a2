import Box from '@mui/material/Box';
import {
  DateInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { components } from '../api/schema';
import { LanguageColumns } from '../components/inputs/language-columns';
import { atLeast } from '../components/inputs/rules';
import { keepText, textOrNull } from '../components/inputs/text';
import type { Document } from './document';
import type { PdfFile } from './pdf-file';
import { PdfInput } from './pdf-input';

type NewDocument = components['schemas']['CreateDocumentDto'];
type Values = Partial<
  Pick<NewDocument, 'name' | 'nameEn' | 'path' | 'pathEn' | 'issuedOn' | 'order'>
> &
  Partial<Pick<Document, 'kind'>> & { file?: PdfFile | null; fileEn?: PdfFile | null };

const kinds = ['pdf', 'page'] as const;

export const documentDefaults = {
  kind: 'pdf',
  name: '',
  nameEn: '',
  path: '',
  pathEn: null,
  file: null,
  fileEn: null,
  issuedOn: null,
};

// What is typed is in these languages, whichever the panel speaks.
const hr = { htmlInput: { lang: 'hr' } };
const en = { htmlInput: { lang: 'en' } };
const url = { htmlInput: { inputMode: 'url' as const } };

export const documentRules = {
  name: atLeast(1, 'admin.documents.validation.name'),
  nameEn: atLeast(1, 'admin.documents.validation.nameEn'),
  path: atLeast(1, 'admin.documents.validation.path'),
};

function sent(file: PdfFile | null | undefined): NewDocument['file'] {
  return file ? { src: file.src, title: file.title } : null;
}

/** What the API takes, of the form's values: a PDF has its own paths, a page has no files. */
export function documentFromForm(values: Values): NewDocument {
  return {
    name: keepText(values.name),
    nameEn: keepText(values.nameEn),
    issuedOn: textOrNull(values.issuedOn),
    order: values.order ?? 0,
    ...(values.kind === 'page'
      ? { path: textOrNull(values.path), pathEn: textOrNull(values.pathEn) }
      : { file: sent(values.file), fileEn: sent(values.fileEn) }),
  };
}

export function DocumentsInputs() {
  const translate = useTranslate();
  const isNew = useRecordContext<Document>() === undefined;
  const isPage = useWatch({ name: 'kind' }) === 'page';
  return (
    <>
      {isNew ? (
        <SelectInput
          source="kind"
          choices={kinds.map((id) => ({ id, name: translate(`admin.documents.kind.${id}`) }))}
          translateChoice={false}
          validate={required()}
          sx={{ maxWidth: 260 }}
          helperText={false}
        />
      ) : null}
      <LanguageColumns
        hr={
          <>
            <TextInput
              source="name"
              parse={keepText}
              validate={documentRules.name}
              slotProps={hr}
              helperText={false}
            />
            {isPage ? (
              <TextInput
                source="path"
                parse={keepText}
                validate={documentRules.path}
                helperText="admin.documents.help.path"
                slotProps={url}
              />
            ) : (
              <PdfInput source="file" />
            )}
          </>
        }
        en={
          <>
            <TextInput
              source="nameEn"
              parse={keepText}
              validate={documentRules.nameEn}
              slotProps={en}
              helperText={false}
            />
            {isPage ? (
              <TextInput source="pathEn" helperText="admin.documents.help.pathEn" slotProps={url} />
            ) : (
              <PdfInput source="fileEn" />
            )}
          </>
        }
      />
      <Box sx={{ maxWidth: 260 }}>
        <DateInput source="issuedOn" helperText="admin.documents.help.issuedOn" />
      </Box>
    </>
  );
}
