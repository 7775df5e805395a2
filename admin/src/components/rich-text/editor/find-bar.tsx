import CloseIcon from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { find, foundIn, selectFound } from './find';

interface FindBarProps {
  editor: Editor;
  onClose: () => void;
}

/** A bar to find words in the text. */
export function FindBar({ editor, onClose }: FindBarProps) {
  const translate = useTranslate();
  const [query, setQuery] = useState('');
  const { total, index } = useEditorState({
    editor,
    selector: ({ editor: current }) => foundIn(current),
  });
  const close = () => {
    find(editor, '');
    onClose();
    editor.commands.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither submits the form nor closes its dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else selectFound(editor, event.shiftKey ? -1 : 1);
  };
  const result = total > 0 ? 'count' : 'none';
  return (
    <Box
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, px: 1, pt: 1 }}
    >
      <TextField
        autoFocus
        size="small"
        margin="none"
        label={translate('admin.richText.find.label')}
        value={query}
        onKeyDown={press}
        onChange={({ target }) => {
          setQuery(target.value);
          find(editor, target.value);
        }}
        sx={{ flex: '1 1 160px' }}
      />
      <Typography role="status" variant="body2">
        {query.trim() === '' ? '' : translate(`admin.richText.find.${result}`, { index, total })}
      </Typography>
      <IconButton
        aria-label={translate('admin.richText.find.previous')}
        onClick={() => selectFound(editor, -1)}
      >
        <KeyboardArrowUp />
      </IconButton>
      <IconButton
        aria-label={translate('admin.richText.find.next')}
        onClick={() => selectFound(editor, 1)}
      >
        <KeyboardArrowDown />
      </IconButton>
      <IconButton aria-label={translate('admin.richText.find.close')} onClick={close}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
