import type { Values } from '../api/form-rules';
import { RecordDialog } from '../components/form/record-dialog';
import { useAdminSession } from '../providers/admin-session-provider';
import { UsersInputs } from './users-inputs';

/** The request body without an empty password: the stored one stays. */
function withoutEmptyPassword({ password, ...body }: Values): Values {
  return password ? { ...body, password } : body;
}

/** The form of a user. Administrators cannot delete themselves. */
export function UsersDialog() {
  const { session } = useAdminSession();
  return (
    <RecordDialog transform={withoutEmptyPassword} undeletable={session?.id}>
      <UsersInputs />
    </RecordDialog>
  );
}
