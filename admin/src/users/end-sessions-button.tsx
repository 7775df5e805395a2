import LogoutIcon from '@mui/icons-material/Logout';
import { PostButton } from '../components/form/row-button';

const texts = 'admin.users';

/** Signs a user out on all devices. */
export function EndSessionsButton({ id }: { id: number }) {
  return (
    <PostButton
      path={`users/${id}/end-sessions`}
      done={`${texts}.toast.signedOut`}
      label={`${texts}.signOut`}
      variant="outlined"
      startIcon={<LogoutIcon />}
      sx={{ justifySelf: 'start', alignSelf: 'start', mt: 1, minHeight: 44 }}
    />
  );
}
