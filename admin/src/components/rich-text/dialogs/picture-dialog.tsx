import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { radii } from '../../../theme/tokens';
import type { TextLanguage } from '../../inputs/text-languages';
import type { TextPicture } from '../document/nodes';

interface PictureDialogProps {
  picture: TextPicture;
  language: TextLanguage;
  onApply: (picture: TextPicture) => void;
  /** Removes the picture; undefined while it is not in the text yet. */
  onRemove?: () => void;
  onClose: () => void;
}

const fields = ['alt', 'caption'] as const;

/** Asks for the alternative text and the caption of a picture in the text. */
export function PictureDialog(props: PictureDialogProps) {
  const { picture, language, onApply, onRemove, onClose } = props;
  const translate = useTranslate();
  const title = useId();
  const [texts, setTexts] = useState(picture);
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form around must not be submitted.
    event.preventDefault();
    onApply(texts);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={fullScreen}
      onClose={onClose}
      aria-labelledby={title}
      disableRestoreFocus
    >
      <DialogTitle id={title} component="h2" variant="h2">
        {translate('admin.richText.picture.title')}
      </DialogTitle>
      <DialogContent dividers>
        <Box
          component="img"
          src={picture.src}
          alt=""
          sx={{
            display: 'block',
            maxWidth: '100%',
            maxHeight: 200,
            borderRadius: radii.small,
            mb: 1,
          }}
        />
        {fields.map((field) => (
          <TextField
            key={field}
            autoFocus={field === 'alt'}
            label={translate(`admin.richText.picture.${field}`)}
            helperText={translate(`admin.richText.picture.${field}Help`)}
            value={texts[field]}
            onChange={({ target }) => setTexts({ ...texts, [field]: target.value })}
            onKeyDown={applyOnEnter}
            slotProps={{ htmlInput: { lang: language, maxLength: 300 } }}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, flexWrap: 'wrap' }}>
        {onRemove ? (
          <Button onClick={onRemove} sx={{ mr: 'auto' }}>
            {translate('admin.richText.picture.remove')}
          </Button>
        ) : null}
        <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
        <Button variant="contained" color="secondary" onClick={() => onApply(texts)}>
          {translate('admin.richText.picture.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
