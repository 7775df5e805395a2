import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import {
  EditBase,
  useEditContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Values } from '../../api/form-rules';
import { getAdminSession } from '../../providers/admin-session';
import { shortScreen } from '../../theme/tokens';
import { LoadFailed } from '../alerts/load-failed';
import { LastChanges } from '../audit/last-changes';
import { isOutdated } from './conflict/changes';
import { FormSkeleton, SaveButton } from './dialog-parts';
import { useOfferClosedForm } from './drafts/closed-form-message';
import { DraftOffer } from './drafts/draft-notes';
import { draftKey } from './drafts/drafts';
import type { DraftHandle } from './drafts/use-draft';
import { OpenElsewhereNote } from './presence/open-elsewhere-note';
import { RecordForm, withVersion } from './record-form';
import { RequiredLegend } from './required-legend';
import { useSaveMessages } from './use-save-messages';

/** The save bar at the bottom of the window, on the background of the page. */
const FIXED_BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  py: 1.5,
  [shortScreen]: { py: 0.5 },
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** In a card: the button below the inputs, at their left edge. */
const CARD_BAR = { flexDirection: 'row-reverse', justifyContent: 'flex-end' } as const;

function SaveBar({ inCard }: { inCard: boolean }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { isDirty } = useFormState();
  return (
    <Box
      sx={{
        mt: 2,
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        ...(inCard ? CARD_BAR : FIXED_BAR),
      }}
    >
      {inCard ? null : <GlobalStyles styles={{ html: { scrollPaddingBottom: 90 } }} />}
      <Typography color="textSecondary" role="status" sx={{ mr: inCard ? 0 : 'auto' }}>
        {isDirty ? translate('admin.settings.unsaved') : ''}
      </Typography>
      <SaveButton label={`admin.${resource}.save`} sx={{ flex: 'none' }} />
    </Box>
  );
}

interface LoadedProps {
  draft: RefObject<DraftHandle | null>;
  transform: (values: Values) => Values;
  conflictError?: Error;
  saved?: RaRecord;
  inCard: boolean;
  children: ReactNode;
}

function Loaded({ inCard, children, ...form }: LoadedProps) {
  const { record, error, refetch, resource } = useEditContext();
  if (record) {
    return (
      <RecordForm {...form} staysOpen>
        <OpenElsewhereNote sx={{ mb: 2 }} />
        <DraftOffer />
        <RequiredLegend />
        {children}
        {inCard ? null : <LastChanges resource={resource} id={Number(record.id)} />}
        <SaveBar inCard={inCard} />
      </RecordForm>
    );
  }
  return error ? (
    <LoadFailed onRetry={refetch} />
  ) : (
    <FormSkeleton heights={[220, 140, 220]} sx={{}} />
  );
}

interface RecordScreenProps {
  resource: string;
  id: number;
  /** The path of the screen. */
  path: string;
  /** The request body of the form's values. */
  body: (values: Values) => Values;
  onSaved?: (record: RaRecord) => void;
  /** The key of another message after a save, where it needs one. */
  savedText?: (record: RaRecord) => string | undefined;
  /** Whether the form is a part of the screen, in a card. */
  inCard?: boolean;
  /** The inputs. */
  children: ReactNode;
}

/**
 * The form of one record on a screen of its own, which stays open after a save. Texts are under
 * `admin.{resource}`.
 */
export function RecordScreen(props: RecordScreenProps) {
  const { resource, id, path, body, onSaved, savedText, inCard = false, children } = props;
  const messages = useSaveMessages();
  const [conflictError, setConflictError] = useState<Error>();
  const [saved, setSaved] = useState<RaRecord>();
  const draft = useRef<DraftHandle>(null);
  const offerClosedForm = useOfferClosedForm();
  const versioned = useMemo(() => withVersion(body), [body]);
  const texts = `admin.${resource}.toast`;

  useLayoutEffect(
    () => () => {
      // When the session has ended, the form resumes its draft itself.
      if (!getAdminSession()) return;
      const unsaved = draft.current?.current();
      if (!unsaved) return;
      offerClosedForm({ path, draftKey: draftKey(resource, id), draft: unsaved });
    },
    [offerClosedForm, path, resource, id],
  );

  const mutationOptions = {
    onSuccess: (answer: RaRecord) => {
      setSaved(answer);
      onSaved?.(answer);
      messages.notifySaved(`${texts}.saved`, savedText?.(answer));
    },
    onError: (error: Error) => {
      if (isOutdated(error)) setConflictError(error);
      else messages.notifyFailed(`${texts}.failed`, error);
    },
  };

  return (
    <EditBase
      resource={resource}
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
      transform={versioned}
      loading={null}
    >
      <Loaded
        draft={draft}
        transform={body}
        conflictError={conflictError}
        saved={saved}
        inCard={inCard}
      >
        {children}
      </Loaded>
    </EditBase>
  );
}
