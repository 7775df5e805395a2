import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { useDelivery } from '../components/alerts/no-mail-server';
import { DialogFrame } from '../components/form/dialog-frame';
import { textLanguages, type TextLanguage } from '../components/inputs/text-languages';
import { PickButton } from '../components/upload/upload-area';
import { apiUrl, httpClient } from '../providers/http-client';
import { PastImports } from './past-imports';

type Result = Schemas['ImportResultDto'];

const texts = 'admin.newsletter.import';
const counts = ['known', 'unsubscribed', 'remembered', 'refused', 'duplicates', 'invalid'] as const;

async function send(path: string, file: File): Promise<Result> {
  const body = new FormData();
  body.append('file', file);
  return (await httpClient(`${apiUrl}/newsletter/imports${path}`, { method: 'POST', body })).json;
}

/** What an import will do, in sentences, with the rows that have no address. */
function Preview({ file, result }: { file: File; result: Result }) {
  const translate = useTranslate();
  const { added, minutes, invalid, invalidRows } = result;
  return (
    <div role="status">
      <Alert severity={added > 0 ? 'info' : 'warning'} variant="outlined">
        <Typography component="p" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        {translate(`${texts}.added`, { smart_count: added })}{' '}
        {added > 0 ? translate(`${texts}.minutes`, { smart_count: minutes }) : null}
        <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
          {counts
            .filter((name) => result[name] > 0)
            .map((name) => (
              <li key={name}>{translate(`${texts}.${name}`, { smart_count: result[name] })}</li>
            ))}
        </Box>
        {invalidRows.length > 0 ? (
          <Box
            component="ul"
            tabIndex={0}
            aria-label={translate(`${texts}.invalid`, { smart_count: invalid })}
            sx={{ my: 0, pl: 2.5, maxHeight: 180, overflow: 'auto', overflowWrap: 'anywhere' }}
          >
            {invalidRows.map(({ row, text, reason }, index) => (
              <li
                key={`${row} ${index}`}
              >{`${translate(`${texts}.row`, { row })} ${text ? `${translate(`${texts}.quoted`, { text })} ` : ''}${reason}`}</li>
            ))}
          </Box>
        ) : null}
      </Alert>
    </div>
  );
}

/** Imports a list of addresses: a file and a language, what will happen, and then the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const toFiles = useDelivery()?.way === 'files';
  const [language, setLanguage] = useState<TextLanguage>('hr');
  const [file, setFile] = useState<File>();
  const onError = ({ message }: Error) =>
    notify(message || 'admin.status.notChanged', { type: 'error' });
  const preview = useMutation({ mutationFn: (chosen: File) => send('/preview', chosen), onError });
  const run = useMutation({
    mutationFn: (chosen: File) => send(`?language=${language}`, chosen),
    onSuccess: ({ added, remembered }) => {
      const [done, smart_count] = added > 0 ? ['done', added] : ['rememberedDone', remembered];
      notify(`${texts}.${done}`, { type: 'success', messageArgs: { smart_count } });
      if (added > 0 && toFiles) notify(`${texts}.toFiles`, { type: 'warning' });
      onClose();
    },
    onError,
    onSettled: () => refresh(),
  });
  const result = preview.data;
  return (
    <DialogFrame title={translate(`${texts}.title`)} isOpen width="sm" onClose={onClose}>
      <DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography>{translate(`${texts}.lead`)}</Typography>
        <TextField
          select
          label={translate(`${texts}.language`)}
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'en' ? 'en' : 'hr')}
        >
          {textLanguages.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`admin.newsletter.language.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <div>
          <PickButton
            accept=".csv,.txt,text/csv,text/plain"
            label={translate(`${texts}.${file ? 'chooseOther' : 'choose'}`)}
            isMain={!file}
            onFiles={([chosen]) => {
              if (!chosen) return;
              setFile(chosen);
              preview.mutate(chosen);
            }}
          />
        </div>
        {file && result && !preview.isPending ? <Preview file={file} result={result} /> : null}
        <PastImports />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, gap: 1 }}>
        <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
        <Button
          variant="contained"
          color="secondary"
          loading={run.isPending || preview.isPending}
          disabled={!file || !result || result.added + result.remembered === 0}
          onClick={() => file && run.mutate(file)}
        >
          {translate(
            `${texts}.${result?.added === 0 && result.remembered > 0 ? 'remember' : 'run'}`,
          )}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
