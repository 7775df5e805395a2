import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Restore from '@mui/icons-material/Restore';
import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import {
  FieldTitle,
  useInput,
  useLocaleState,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { fileSize } from '../components/format/file-size';
import { stones } from '../theme/tokens';
import type { Document } from './document';
import { pdfFault, readPdf, type PdfFile } from './pdf-file';

const storedFields = {
  file: { path: 'path', size: 'size' },
  fileEn: { path: 'pathEn', size: 'sizeEn' },
} as const;

/** The PDF that is served now, with a link. */
function PresentPdf({ source }: { source: keyof typeof storedFields }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const record = useRecordContext<Document>();
  const path = record?.[storedFields[source].path];
  const size = record?.[storedFields[source].size];
  if (!record || !path || typeof size !== 'number') {
    return <Typography variant="body2">{translate('admin.documents.file.none')}</Typography>;
  }
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {translate('admin.documents.file.present')}{' '}
      <Link href={path} target="_blank" rel="noopener">
        {path.slice(path.lastIndexOf('/') + 1)}
      </Link>
      {` (${fileSize(size, locale)})`}
      {record[source] ? null : `, ${translate('admin.documents.file.generated')}`}
    </Typography>
  );
}

/** The PDF of a language: the one that is served, and a new one to replace it. */
export function PdfInput({ source }: { source: keyof typeof storedFields }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const resource = useResourceContext();
  const record = useRecordContext<Document>();
  const {
    field: { ref: register, value: chosen, onChange },
    fieldState,
  } = useInput({ source });
  const label = useId();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();

  const before: PdfFile | null = record?.[source] ?? null;
  const value: PdfFile | null = chosen || null;
  const isNew = value?.src.startsWith('data:') ?? false;
  const taken = before !== null && value === null;
  const generated = record?.generated ?? false;
  // Without a Croatian PDF, a document that is not generated would be empty.
  const removable = before !== null && !isNew && (generated || source === 'fileEn');
  const said = fault ?? fieldState.error?.message;

  const take = async (file: File) => {
    const known = pdfFault(file);
    setFault(known && translate(known));
    if (known) return;
    try {
      onChange(await readPdf(file));
    } catch {
      setFault(translate('admin.documents.file.unreadable'));
    }
  };

  return (
    <Box role="group" aria-labelledby={label} sx={{ my: 1, minWidth: 0 }}>
      <Typography id={label} variant="body2" sx={{ mb: 0.5, fontWeight: 650 }}>
        <FieldTitle source={source} resource={resource} />
      </Typography>
      <Box
        data-testid="pdf-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) void take(file);
        }}
        sx={{
          display: 'grid',
          gap: 1,
          p: 1.5,
          border: '2px dashed',
          borderColor: said ? 'error.main' : 'divider',
          borderRadius: stones.slab,
        }}
      >
        <Box sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
          <PictureAsPdfOutlined />
          <PresentPdf source={source} />
        </Box>
        <Box role="status">
          {isNew && value ? (
            <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
              {translate('admin.documents.file.chosen', {
                name: value.title,
                size: fileSize(value.size ?? 0, locale),
              })}
            </Typography>
          ) : null}
          {taken ? (
            <Typography variant="body2" sx={{ fontWeight: 650 }}>
              {translate(`admin.documents.file.${generated ? 'back' : 'gone'}`)}
            </Typography>
          ) : null}
        </Box>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/pdf,.pdf"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
            // The same file can be picked again after an error.
            target.value = '';
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button
            ref={register}
            variant="outlined"
            size="small"
            startIcon={<UploadFile />}
            data-invalid={fieldState.invalid}
            aria-describedby={said ? errorId : undefined}
            onClick={() => input.current?.click()}
          >
            {translate(
              `admin.documents.file.${record?.[storedFields[source].path] ? 'replace' : 'pick'}`,
            )}
          </Button>
          {isNew || taken ? (
            <Button
              size="small"
              onClick={() => {
                setFault(undefined);
                onChange(before);
              }}
            >
              {translate('admin.documents.file.undo')}
            </Button>
          ) : null}
          {removable && !taken ? (
            <Button size="small" startIcon={<Restore />} onClick={() => onChange(null)}>
              {translate(`admin.documents.file.${generated ? 'restore' : 'remove'}`)}
            </Button>
          ) : null}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {translate('admin.documents.file.help')}
        </Typography>
      </Box>
      {said ? (
        <FormHelperText error role="alert" id={errorId}>
          {said}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
