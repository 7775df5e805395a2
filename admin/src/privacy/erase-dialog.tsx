import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { TypedConfirmDialog } from '../components/form/typed-confirm-dialog';
import { eraseAbout, type Erased } from './privacy';

const texts = 'admin.privacy.dialog';

interface EraseDialogProps {
  email: string;
  onClose: () => void;
  onErased: (result: Erased) => void;
}

/** Confirms the erasure of personal data by typing the email address again. */
export function EraseDialog({ email, onClose, onErased }: EraseDialogProps) {
  const translate = useTranslate();
  return (
    <TypedConfirmDialog
      title={translate(`${texts}.title`, { email })}
      description={<Typography>{translate(`${texts}.text`)}</Typography>}
      expected={email}
      type="email"
      label={translate(`${texts}.repeat`)}
      differs={translate(`${texts}.differs`, { email })}
      confirm={translate(`${texts}.confirm`)}
      icon={<DeleteOutlined />}
      action={() => eraseAbout(email)}
      onDone={onErased}
      onClose={onClose}
    />
  );
}
