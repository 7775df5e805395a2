import EditOutlined from '@mui/icons-material/EditOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { MenuButton } from '../../components/form/menu-button';
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
  const [isManaging, setIsManaging] = useState(false);
  const { data = [] } = useSavedReplies();
  return (
    <>
      <MenuButton
        variant="outlined"
        choices={[
          ...data.map(({ name, text, textEn }, index) => ({
            name,
            divider: index === data.length - 1,
            onChoose: () => onChoose(language === 'en' ? textEn : text),
          })),
          {
            name: translate('admin.contact.saved.manage'),
            icon: <EditOutlined fontSize="small" />,
            onChoose: () => setIsManaging(true),
          },
        ]}
      >
        {translate('admin.contact.saved.title')}
      </MenuButton>
      {isManaging ? <SavedRepliesDialog onClose={() => setIsManaging(false)} /> : null}
    </>
  );
}
