import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PictureDetails } from '../../image/picture-details';
import { libraryHash } from '../../image/picture-url';
import { ShownPicture } from '../../image/shown-picture';
import { usePicture } from '../../image/use-picture';
import type { TextLanguage } from '../../inputs/text-languages';
import type { TextPicture } from '../document/nodes';
import { applyOnEnter, EditorDialog } from './editor-dialog';

interface PictureDialogProps {
  picture: TextPicture;
  language: TextLanguage;
  onApply: (picture: TextPicture) => void;
  onRemove: () => void;
  onClose: () => void;
}

const fields = ['alt', 'caption'] as const;

/** Asks for the alternative text and the caption of a picture in the text. */
export function PictureDialog(props: PictureDialogProps) {
  const { picture, language, onApply, onRemove, onClose } = props;
  const translate = useTranslate();
  const [texts, setTexts] = useState(picture);
  const [isAsking, setAsking] = useState(false);
  const stored = usePicture(libraryHash(picture.src));
  const apply = () => onApply(texts);
  return (
    <EditorDialog name="picture" onApply={apply} onRemove={onRemove} onClose={onClose}>
      {stored ? <ShownPicture picture={stored} /> : null}
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
      {stored ? (
        <Button size="small" startIcon={<EditOutlined />} onClick={() => setAsking(true)}>
          {translate('admin.media.editTitle')}
        </Button>
      ) : null}
      {stored && isAsking ? (
        <PictureDetails
          picture={stored}
          onClose={() => setAsking(false)}
          onSaved={() => setAsking(false)}
        />
      ) : null}
    </EditorDialog>
  );
}
