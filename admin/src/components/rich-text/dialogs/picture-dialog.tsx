import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { radii } from '../../../theme/tokens';
import type { TextLanguage } from '../../inputs/text-languages';
import type { TextPicture } from '../document/nodes';
import { applyOnEnter, EditorDialog } from './editor-dialog';

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
  const [texts, setTexts] = useState(picture);
  const apply = () => onApply(texts);
  return (
    <EditorDialog name="picture" onApply={apply} onRemove={onRemove} onClose={onClose}>
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
          onKeyDown={applyOnEnter(apply)}
          slotProps={{ htmlInput: { lang: language, maxLength: 300 } }}
        />
      ))}
    </EditorDialog>
  );
}
