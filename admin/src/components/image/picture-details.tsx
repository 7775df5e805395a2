import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { EditBase, ResourceContextProvider, useTranslate } from 'react-admin';
import { requestBody, type Values } from '../../api/form-rules';
import type { Picture } from '../../providers/upload-picture';
import { DialogFrame } from '../form/dialog-frame';
import { FormSkeleton, SaveButton } from '../form/dialog-parts';
import { DraftOffer } from '../form/drafts/draft-notes';
import type { DraftHandle } from '../form/drafts/use-draft';
import { RecordForm, withVersion } from '../form/record-form';
import { useRecordSave } from '../form/use-record-save';
import { ColumnLanguage } from '../inputs/language-columns';
import { pictureGaps } from './picture-gaps';
import { PictureInputs } from './picture-inputs';

interface PictureDetailsProps {
  picture: Picture;
  /** Why it cannot be published yet. */
  reason?: string;
  onClose: () => void;
  onSaved: (picture: Picture) => void;
}

const toBody = (values: Values) => requestBody('media', values);
const toVersionedBody = withVersion(toBody);

/** Moves the focus to what the picture lacks. */
function FocusOnGap({ picture }: Pick<PictureDetailsProps, 'picture'>) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const isConsent = pictureGaps(picture)[0] === 'consent';
    const field = isConsent ? 'consentDate' : picture.alt ? 'altEn' : 'alt';
    place.current?.closest('form')?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }, [picture]);
  return <span ref={place} hidden />;
}

/** The form of a picture of the library over the form in which it is used. */
export function PictureDetails({ picture, reason, onClose, onSaved }: PictureDetailsProps) {
  const translate = useTranslate();
  const draft = useRef<DraftHandle>(null);
  const [opened] = useState(picture);
  const [conflictError, setConflictError] = useState<Error>();
  const mutationOptions = useRecordSave<Picture>({
    resource: 'media',
    isNew: false,
    createOnly: false,
    draft,
    onOutdated: setConflictError,
    onSaved,
  });
  return (
    <ResourceContextProvider value="media">
      <DialogFrame title={translate('admin.image.details')} isOpen onClose={onClose}>
        <EditBase<Picture>
          id={picture.id}
          mutationMode="pessimistic"
          mutationOptions={mutationOptions}
          redirectOnError={false}
          transform={toVersionedBody}
          loading={<FormSkeleton />}
        >
          <RecordForm transform={toBody} conflictError={conflictError} draft={draft}>
            <DialogContent dividers>
              {reason ? (
                <Alert severity="error" sx={{ mb: 2 }}>
                  {reason}
                </Alert>
              ) : null}
              <DraftOffer />
              <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
                {translate('admin.image.detailsHelp')}
              </Typography>
              {/* Not that of a surrounding editor, as the picture has texts in both. */}
              <ColumnLanguage value={undefined}>
                <PictureInputs />
              </ColumnLanguage>
              <FocusOnGap picture={opened} />
            </DialogContent>
            <DialogActions sx={{ px: 3, py: 1.5 }}>
              <Button onClick={onClose}>{translate('admin.image.later')}</Button>
              <SaveButton />
            </DialogActions>
          </RecordForm>
        </EditBase>
      </DialogFrame>
    </ResourceContextProvider>
  );
}
