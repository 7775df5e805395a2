import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSavedReplies } from './saved-replies';
import { SavedRepliesDialog } from './saved-replies-dialog';

interface SavedRepliesMenuProps {
  /** The language in which a chosen reply is inserted. */
  language: 'hr' | 'en';
  onChoose: (text: string) => void;
}

/** Button with a menu of the saved replies; its last item opens the dialog to change them. */
export function SavedRepliesMenu({ language, onChoose }: SavedRepliesMenuProps) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<string>();
  const [isManaging, setIsManaging] = useState(false);
  const { data = [] } = useSavedReplies();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ArrowDropDown />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
      >
        {translate('admin.contact.saved.title')}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          transition: {
            // The closed menu returns the focus to its button; then the text box gets it.
            onExited: () => {
              if (chosen !== undefined) onChoose(chosen);
              setChosen(undefined);
            },
          },
        }}
      >
        {data.map(({ id: replyId, name, text, textEn }) => (
          <MenuItem
            key={replyId}
            sx={{ minHeight: 44, whiteSpace: 'normal' }}
            onClick={() => {
              close();
              setChosen(language === 'en' ? textEn : text);
            }}
          >
            {name}
          </MenuItem>
        ))}
        {data.length > 0 ? <Divider /> : null}
        <MenuItem
          sx={{ minHeight: 44 }}
          onClick={() => {
            close();
            setIsManaging(true);
          }}
        >
          <ListItemIcon>
            <EditOutlined fontSize="small" />
          </ListItemIcon>
          {translate('admin.contact.saved.manage')}
        </MenuItem>
      </Menu>
      {isManaging ? <SavedRepliesDialog onClose={() => setIsManaging(false)} /> : null}
    </>
  );
}
