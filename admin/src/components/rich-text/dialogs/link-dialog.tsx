import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { linkTarget } from '../document/link-target';
import { applyOnEnter, EditorDialog } from './editor-dialog';
import { useOwnPages, type OwnPage } from './own-pages';

export interface LinkChoice {
  href: string;
  /** The text of the link, where no words are selected. */
  text: string;
}

interface LinkDialogProps {
  /** The target of the link at the selection; empty where there is none. */
  initial: string;
  /** Whether the link needs a text, as no words are selected. */
  needsText: boolean;
  onApply: (choice: LinkChoice) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Whether a text is an address rather than words to search for. */
const looksLikeUrl = (text: string) => /^(?:[a-z]+:|www\.|[/#])|@/i.test(text.trim());

function OwnPages({ words, onChoose }: { words: string; onChoose: (page: OwnPage) => void }) {
  const translate = useTranslate();
  const pages = useOwnPages(words);
  return (
    <>
      <Typography variant="h3" component="h3" sx={{ mt: 1.5 }}>
        {translate('admin.richText.link.own')}
      </Typography>
      <List dense aria-label={translate('admin.richText.link.own')}>
        {pages.map((page) => (
          <li key={`${page.kind} ${page.path} ${page.title}`}>
            <ListItemButton
              component="button"
              onClick={() => onChoose(page)}
              sx={{ width: '100%', minHeight: 44 }}
            >
              <ListItemText
                primary={page.title}
                secondary={`${translate(`admin.richText.link.kind.${page.kind}`)} · ${page.path}`}
                slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
      {pages.length === 0 ? (
        <Typography role="status">{translate('admin.richText.link.none')}</Typography>
      ) : null}
    </>
  );
}

/** Asks for the target of a link: an address, or a page of the site. */
export function LinkDialog({ initial, needsText, onApply, onRemove, onClose }: LinkDialogProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(initial);
  const [text, setText] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const words = useDeferredValue(looksLikeUrl(typed) ? '' : typed.trim());

  const apply = () => {
    const href = linkTarget(typed);
    if (href === undefined) setInvalid(true);
    else onApply({ href, text: text.trim() || typed.trim() });
  };

  return (
    <EditorDialog
      name="link"
      onApply={apply}
      onRemove={initial ? onRemove : undefined}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={translate('admin.richText.link.address')}
        value={typed}
        error={isInvalid}
        helperText={translate(`admin.richText.link.${isInvalid ? 'invalid' : 'urlHelp'}`)}
        onChange={({ target }) => {
          setTyped(target.value);
          setInvalid(false);
        }}
        onKeyDown={applyOnEnter(apply)}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      {needsText ? (
        <TextField
          label={translate('admin.richText.link.text')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={applyOnEnter(apply)}
        />
      ) : null}
      <Box sx={{ minHeight: 200 }}>
        <OwnPages
          words={words}
          onChoose={(page) => onApply({ href: page.path, text: text.trim() || page.title })}
        />
      </Box>
    </EditorDialog>
  );
}
