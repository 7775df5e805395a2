import SendIcon from '@mui/icons-material/Send';
import { useRef, useState } from 'react';
import {
  useLocaleState,
  useRecordContext,
  useSaveContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDateTime } from 'shared/croatian-time';
import { useNow } from '../../format/use-now';
import { asText } from '../../inputs/text';
import { SaveButton } from '../dialog-parts';
import { QuestionButton } from '../question-button';

const texts = 'admin.form.publishing';

/** The time at which the form's record is published by itself; undefined if that is not later. */
function useScheduledTime(): string | undefined {
  const now = useNow();
  const date = asText(useWatch({ name: 'publishDate' }));
  return Date.parse(date) > now ? date : undefined;
}

interface PublishButtonsProps {
  /** Whether a published record can become a draft again; by default each can. */
  canUnpublish?: (record: RaRecord) => boolean;
}

/**
 * Buttons of a form whose records are drafts until they are published. Each says what the record is
 * once it is saved; the Enter key does what the first one does, which publishes nothing new.
 */
export function PublishButtons({ canUnpublish = () => true }: PublishButtonsProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { setValue } = useFormContext();
  const { saving = false } = useSaveContext();
  const saved = useRecordContext<RaRecord>();
  const scheduled = useScheduledTime();
  const [pressed, setPressed] = useState<'save' | 'publish' | 'unpublish'>();
  const anchor = useRef<HTMLSpanElement>(null);
  const press = (button: typeof pressed, isPublished: boolean) => {
    setPressed(button);
    setValue('isPublished', isPublished, { shouldDirty: true });
  };

  if (saved?.isPublished === true) {
    return (
      <>
        <span ref={anchor} hidden />
        {canUnpublish(saved) ? (
          <QuestionButton
            label={`${texts}.unpublish`}
            color="warning"
            disabled={saving}
            question={{ title: `${texts}.question`, content: `${texts}.consequence` }}
            onConfirm={() => {
              press('unpublish', false);
              anchor.current?.closest('form')?.requestSubmit();
            }}
          />
        ) : null}
        <SaveButton onClick={() => press('save', true)} />
      </>
    );
  }
  return (
    <>
      <SaveButton
        label={`${texts}.saveDraft`}
        variant="outlined"
        saving={saving && pressed !== 'publish'}
        onClick={() => press('save', false)}
      />
      <SaveButton
        label={
          scheduled
            ? translate(`${texts}.schedule`, { date: formatDateTime(scheduled, locale) })
            : `${texts}.publish`
        }
        startIcon={<SendIcon />}
        saving={saving && pressed === 'publish'}
        onClick={() => press('publish', true)}
      />
    </>
  );
}
