import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { CopyButton } from '../components/list/copy-button';
import { apiUrl, httpClient } from '../providers/http-client';

const texts = 'admin.users.invitation';

export type Invited = Pick<Schemas['InvitedUserDto'], 'fullName' | 'username' | 'invitationUrl'>;

interface InvitationLinkProps {
  user: Invited | undefined;
  onDone: () => void;
}

/** The link of an invitation that was not mailed, which is shown only once. */
export function InvitationLink({ user, onDone }: InvitationLinkProps) {
  const translate = useTranslate();
  if (!user?.invitationUrl) return null;
  return (
    <Dialog open aria-labelledby="invitation-link">
      <DialogTitle id="invitation-link">
        {translate(`${texts}.title`, { name: user.fullName })}
      </DialogTitle>
      <DialogContent>
        {translate(`${texts}.handOver`, { username: user.username })}
        <Box component="code" sx={{ display: 'block', mt: 1.5, overflowWrap: 'anywhere' }}>
          {user.invitationUrl}
        </Box>
      </DialogContent>
      <DialogActions>
        <CopyButton label={`${texts}.copy`} text={user.invitationUrl} recordName={user.fullName} />
        <Button onClick={onDone}>{translate(`${texts}.done`)}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Invites a user again who has not set a password yet. */
export function InviteAgainButton({ user }: { user: Schemas['UserDto'] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [invited, setInvited] = useState<Invited>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (): Promise<Invited> =>
      (await httpClient(`${apiUrl}/users/${user.id}/invite`, { method: 'POST' })).json,
    onSuccess: (answer) => {
      setInvited(answer);
      if (answer.invitationUrl) return;
      notify(`${texts}.sent`, { type: 'success', messageArgs: { email: user.email } });
    },
    onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
  });
  return (
    <>
      <Button
        startIcon={<MailOutlined />}
        loading={isPending}
        onClick={() => mutate()}
        aria-label={`${translate(`${texts}.again`)}: ${user.fullName}`}
      >
        {translate(`${texts}.again`)}
      </Button>
      <InvitationLink user={invited} onDone={() => setInvited(undefined)} />
    </>
  );
}
