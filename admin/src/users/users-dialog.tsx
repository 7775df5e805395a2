import { useState } from 'react';
import { RecordDialog } from '../components/form/record-dialog';
import { useAdminSession } from '../providers/admin-session-provider';
import { InvitationLink, type Invited } from './invitation';
import { UsersInputs } from './users-inputs';

// The role is chosen: by the API's default nobody could enter the panel.
const noRole = { role: '' };

/** The form of a user. Administrators cannot delete themselves. */
export function UsersDialog() {
  const { session } = useAdminSession();
  const [invited, setInvited] = useState<Invited>();
  return (
    <>
      <RecordDialog
        defaultValues={noRole}
        undeletable={session?.id}
        onSaved={({ fullName, username, invitationUrl }) =>
          setInvited({ fullName, username, invitationUrl })
        }
      >
        <UsersInputs />
      </RecordDialog>
      <InvitationLink user={invited} onDone={() => setInvited(undefined)} />
    </>
  );
}
