import ArrowBack from '@mui/icons-material/ArrowBack';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { EditBase, useEditContext, useSaveContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { requestBody, type Values } from '../api/form-rules';
import { LoadFailed } from '../components/alerts/load-failed';
import { isOutdated } from '../components/form/conflict/changes';
import { useOfferClosedForm } from '../components/form/drafts/closed-form-message';
import { DraftOffer } from '../components/form/drafts/draft-notes';
import { draftKey } from '../components/form/drafts/drafts';
import type { DraftHandle } from '../components/form/drafts/use-draft';
import { RecordForm, withVersion } from '../components/form/record-form';
import { useSaveMessages } from '../components/form/use-save-messages';
import { usePageTitle } from '../components/screen/use-page-title';
import { getAdminSession } from '../providers/admin-session';
import { SettingsForm } from './settings-form';

const texts = 'admin.settings.toast';

/** The request body of the form's values. */
const settingsBody = (values: Values) => requestBody('settings', values);
const versioned = withVersion(settingsBody);

function SaveBar() {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const { isDirty } = useFormState();
  return (
    <Paper
      elevation={0}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 2,
        py: 1.5,
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: 0,
      }}
    >
      <Typography color="textSecondary" role="status" sx={{ mr: 'auto' }}>
        {isDirty ? translate('admin.settings.unsaved') : ''}
      </Typography>
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        startIcon={<SaveIcon />}
        loading={saving ?? false}
        loadingPosition="start"
      >
        {translate(saving ? 'admin.form.saving' : 'admin.settings.save')}
      </Button>
    </Paper>
  );
}

interface LoadedSettingsProps {
  draft: RefObject<DraftHandle | null>;
  conflictError?: Error;
  saved?: RaRecord;
}

function LoadedSettings({ draft, conflictError, saved }: LoadedSettingsProps) {
  const { record, error, refetch } = useEditContext();
  if (record) {
    return (
      <RecordForm
        draft={draft}
        transform={settingsBody}
        conflictError={conflictError}
        staysOpen
        saved={saved}
      >
        <DraftOffer />
        <SettingsForm />
        <SaveBar />
      </RecordForm>
    );
  }
  return error ? (
    <LoadFailed onRetry={refetch} />
  ) : (
    <Box sx={{ display: 'grid', gap: 2 }} aria-busy="true">
      {[220, 140, 220].map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  );
}

/** The form of the single row of settings. */
export function SettingsPage() {
  const translate = useTranslate();
  const messages = useSaveMessages();
  const [conflictError, setConflictError] = useState<Error>();
  const [saved, setSaved] = useState<RaRecord>();
  const draft = useRef<DraftHandle>(null);
  const offerClosedForm = useOfferClosedForm();
  usePageTitle(translate('admin.settings.title'));

  useLayoutEffect(
    () => () => {
      // When the session has ended, the form resumes its draft itself.
      if (!getAdminSession()) return;
      const unsaved = draft.current?.current();
      if (!unsaved) return;
      offerClosedForm({ path: '/settings', draftKey: draftKey('settings', 1), draft: unsaved });
    },
    [offerClosedForm],
  );

  const mutationOptions = {
    onSuccess: (answer: RaRecord) => {
      setSaved(answer);
      messages.notifySaved(`${texts}.saved`);
    },
    onError: (error: Error) => {
      if (isOutdated(error)) setConflictError(error);
      else messages.notifyFailed(`${texts}.failed`, error);
    },
  };

  return (
    <>
      <Button
        component={Link}
        to="/?tab=settings"
        size="small"
        startIcon={<ArrowBack />}
        sx={{ ml: -1.5 }}
      >
        {translate('admin.back')}
      </Button>
      <Typography variant="h1">{translate('admin.settings.title')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('admin.settings.lead')}
      </Typography>
      <EditBase
        resource="settings"
        id={1}
        redirect={false}
        mutationMode="pessimistic"
        mutationOptions={mutationOptions}
        transform={versioned}
        loading={null}
      >
        <LoadedSettings draft={draft} conflictError={conflictError} saved={saved} />
      </EditBase>
    </>
  );
}
