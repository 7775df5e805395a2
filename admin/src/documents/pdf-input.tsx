import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Restore from '@mui/icons-material/Restore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState, type RefCallback } from 'react';
import {
  FieldTitle,
  useInput,
  useLocaleState,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { fileSize } from '../components/format/file-size';
import { PickButton } from '../components/upload/upload-area';
import { radii } from '../theme/tokens';
import { storedPath, type Document } from './document';
import { pdfError, readPdf, type PdfFile } from './pdf-file';

const storedFields = {
  file: { path: 'path', size: 'size', language: 'hr' },
  fileEn: { path: 'pathEn', size: 'sizeEn', language: 'en' },
} as const;
type Source = keyof typeof storedFields;

/** The stored PDF, with a link. */
function CurrentPdf({ source }: { source: Source }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const record = useRecordContext<Document>();
  const stored = storedFields[source];
  const path = record?.[stored.path];
  const size = record?.[stored.size];
  if (!record || !path || typeof size !== 'number') {
    return <Typography variant="body2">{translate('admin.documents.file.none')}</Typography>;
  }
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {translate(`admin.documents.file.${record.isPublic ? 'present' : 'stored'}`)}{' '}
      <Link href={storedPath(record, stored.language)} target="_blank" rel="noopener">
        {path.slice(path.lastIndexOf('/') + 1)}
      </Link>
      {` (${fileSize(size, locale)})`}
      {record[source] ? null : `, ${translate('admin.documents.file.generated')}`}
    </Typography>
  );
}

/** State of the input: the published file, and the selected one that replaces it. */
function usePdf(source: Source) {
  const translate = useTranslate();
  const record = useRecordContext<Document>();
  const { field, fieldState } = useInput({ source });
  const [fileError, setFileError] = useState<string>();

  const stored: PdfFile | null = record?.[source] ?? null;
  const value: PdfFile | null = field.value || null;
  const isNew = value?.src.startsWith('data:') ?? false;
  const isRemoved = stored !== null && value === null;
  const isGenerated = record?.generated ?? false;

  const choose = async (file: File) => {
    const invalid = pdfError(file);
    setFileError(invalid && translate(invalid));
    if (invalid) return;
    try {
      field.onChange(await readPdf(file));
    } catch {
      setFileError(translate('admin.documents.file.unreadable'));
    }
  };
  return {
    register: field.ref,
    invalid: fieldState.invalid,
    error: fileError ?? fieldState.error?.message,
    chosen: isNew ? value : null,
    isRemoved,
    isGenerated,
    /** To be published, a document needs a PDF in Croatian. */
    isRequired: (record?.path ?? '') === '' && source === 'file',
    isServed: Boolean(record?.[storedFields[source].path]),
    // Only generated documents and drafts may be without a Croatian PDF.
    isRemovable:
      stored !== null &&
      !isNew &&
      !isRemoved &&
      (isGenerated || source === 'fileEn' || record?.isPublished === false),
    choose,
    remove: () => field.onChange(null),
    undo: () => {
      setFileError(undefined);
      field.onChange(stored);
    },
  };
}

type Pdf = Omit<ReturnType<typeof usePdf>, 'register'>;

/** The change that a save makes: a new file, or the removal of the published one. */
function PdfChange({ pdf: { chosen, isRemoved, isGenerated } }: { pdf: Pdf }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box role="status">
      {chosen ? (
        <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {translate('admin.documents.file.chosen', {
            name: chosen.title,
            size: fileSize(chosen.size ?? 0, locale),
          })}
        </Typography>
      ) : null}
      {isRemoved ? (
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {translate(`admin.documents.file.${isGenerated ? 'back' : 'gone'}`)}
        </Typography>
      ) : null}
    </Box>
  );
}

interface PdfButtonsProps {
  pdf: Pdf;
  register: RefCallback<HTMLButtonElement>;
  errorId: string | undefined;
}

function PdfButtons({ pdf, register, errorId }: PdfButtonsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <PickButton
        ref={register}
        isMain={false}
        size="small"
        accept="application/pdf,.pdf"
        multiple={false}
        data-invalid={pdf.invalid}
        aria-describedby={errorId}
        label={translate(`admin.documents.file.${pdf.isServed ? 'replace' : 'pick'}`)}
        onFiles={([file]) => {
          if (file) void pdf.choose(file);
        }}
      />
      {pdf.chosen || pdf.isRemoved ? (
        <Button size="small" onClick={pdf.undo}>
          {translate('admin.documents.file.undo')}
        </Button>
      ) : null}
      {pdf.isRemovable ? (
        <Button size="small" startIcon={<Restore />} onClick={pdf.remove}>
          {translate(`admin.documents.file.${pdf.isGenerated ? 'restore' : 'remove'}`)}
        </Button>
      ) : null}
    </Box>
  );
}

/** Input for the PDF of a language: the published one, and a new one to replace it. */
export function PdfInput({ source }: { source: Source }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { register, ...pdf } = usePdf(source);
  const label = useId();
  const errorId = useId();
  return (
    <Box role="group" aria-labelledby={label} sx={{ my: 1, minWidth: 0 }}>
      <Typography
        id={label}
        variant="body2"
        data-required={pdf.isRequired}
        sx={{ mb: 0.5, fontWeight: 650 }}
      >
        <FieldTitle source={source} resource={resource} />
      </Typography>
      <Box
        data-testid="pdf-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) void pdf.choose(file);
        }}
        sx={{
          display: 'grid',
          gap: 1,
          p: 1.5,
          border: '2px dashed',
          borderColor: pdf.error ? 'error.main' : 'divider',
          borderRadius: radii.large,
        }}
      >
        {pdf.chosen && !pdf.isServed ? null : (
          <Box sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
            <PictureAsPdfOutlined />
            <CurrentPdf source={source} />
          </Box>
        )}
        <PdfChange pdf={pdf} />
        <PdfButtons pdf={pdf} register={register} errorId={pdf.error ? errorId : undefined} />
        <Typography variant="body2" color="textSecondary">
          {translate('admin.documents.file.help')}
        </Typography>
      </Box>
      {pdf.error ? (
        <FormHelperText error role="alert" id={errorId}>
          {pdf.error}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
