import SaveIcon from '@mui/icons-material/Save';
import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import { useRef, useState, type ReactNode } from 'react';
import {
  Confirm,
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

const texts = 'admin.form.publishing';

/** The time at which the form's record is published by itself; undefined if that is not later. */
function useScheduledTime(): string | undefined {
  const now = useNow();
  const date = asText(useWatch({ name: 'publishDate' }));
  return Date.parse(date) > now ? date : undefined;
}

interface SubmitButtonProps {
  label: string;
  /** Whether it is the main button. */
  main?: boolean;
  icon?: ReactNode;
  /** Whether the form is being saved by this button. */
  saving: boolean;
  onPress: () => void;
}

function SubmitButton({
  label,
  main = false,
  icon = <SaveIcon />,
  saving,
  onPress,
}: SubmitButtonProps) {
  const translate = useTranslate();
  const { saving: busy = false } = useSaveContext();
  return (
    <Button
      type="submit"
      variant={main ? 'contained' : 'outlined'}
      color="secondary"
      startIcon={icon}
      loading={saving}
      disabled={busy}
      onClick={onPress}
    >
      {saving ? translate('admin.form.saving') : label}
    </Button>
  );
}

/** Button that makes a published record a draft again, after a question. */
function UnpublishButton({ onUnpublish }: { onUnpublish: () => void }) {
  const translate = useTranslate();
  const { saving = false } = useSaveContext();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button color="warning" disabled={saving} onClick={() => setAsking(true)}>
        {translate(`${texts}.unpublish`)}
      </Button>
      <Confirm
        isOpen={asking}
        title={`${texts}.question`}
        content={`${texts}.consequence`}
        confirm={`${texts}.unpublish`}
        cancel="admin.form.cancel"
        onConfirm={() => {
          setAsking(false);
          onUnpublish();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
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
          <UnpublishButton
            onUnpublish={() => {
              press('unpublish', false);
              anchor.current?.closest('form')?.requestSubmit();
            }}
          />
        ) : null}
        <SubmitButton
          label={translate('admin.form.save')}
          main
          saving={saving}
          onPress={() => press('save', true)}
        />
      </>
    );
  }
  return (
    <>
      <SubmitButton
        label={translate(`${texts}.saveDraft`)}
        saving={saving && pressed !== 'publish'}
        onPress={() => press('save', false)}
      />
      <SubmitButton
        label={
          scheduled
            ? translate(`${texts}.schedule`, { date: formatDateTime(scheduled, locale) })
            : translate(`${texts}.publish`)
        }
        main
        icon={<SendIcon />}
        saving={saving && pressed === 'publish'}
        onPress={() => press('publish', true)}
      />
    </>
  );
}
