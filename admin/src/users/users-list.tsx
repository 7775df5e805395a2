import Block from '@mui/icons-material/Block';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import Chip from '@mui/material/Chip';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { formatDate } from '../components/format/date';
import { ChangeButton } from '../components/list/change-button';
import { FactCard } from '../components/list/fact-card';
import { ListFilter } from '../components/list/list-filter';
import { RecordList } from '../components/list/record-list';
import { useAdminSession } from '../providers/admin-session-provider';
import { InviteAgainButton } from './invitation';
import { UsersDialog } from './users-dialog';

type User = Schemas['UserDto'];

const texts = 'admin.users';

function UserRow() {
  const user = useRecordContext<User>();
  const translate = useTranslate();
  const { session } = useAdminSession();
  if (!user) {
    return null;
  }
  const next = user.isActive ? 'deactivate' : 'activate';
  const isOwn = user.id === session?.id;
  return (
    <FactCard
      title={user.fullName || user.username}
      badges={
        <>
          <Chip size="small" variant="outlined" label={translate(`${texts}.role.${user.role}`)} />
          {isOwn ? <Chip size="small" color="primary" label={translate(`${texts}.you`)} /> : null}
          {user.hasSecondFactor ? (
            <Chip
              size="small"
              variant="outlined"
              icon={<ShieldOutlined />}
              label={translate(`${texts}.secondFactor`)}
            />
          ) : null}
          {user.hasPassword ? null : (
            <Chip size="small" color="warning" label={translate(`${texts}.invitation.badge`)} />
          )}
          {user.isActive ? null : (
            <Chip size="small" color="warning" label={translate(`${texts}.deactivated`)} />
          )}
        </>
      }
      facts={[
        user.username,
        user.email,
        translate(`${texts}.since`, { day: formatDate(user.createdAt) }),
      ]}
      actions={
        isOwn ? null : (
          <>
            {user.isActive && !user.hasPassword ? <InviteAgainButton user={user} /> : null}
            <ChangeButton
              label={`${texts}.${next}`}
              icon={user.isActive ? <Block /> : <CheckCircleOutlined />}
              change={{ isActive: !user.isActive }}
              successMessage={`${texts}.toast.${next}d`}
              recordName={user.fullName || user.username}
            />
          </>
        )
      }
      editPath={`/users/${user.id}`}
    />
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <>
      <ListFilter
        label={translate(`${texts}.roleLabel`)}
        choices={['admin', 'editor', 'accountant', 'member'].map((role) => ({
          name: translate(`${texts}.role.${role}`),
          filter: { role },
        }))}
      />
      <ListFilter
        label={translate(`${texts}.state`)}
        choices={[
          { name: translate(`${texts}.active`), filter: { isActive: true } },
          { name: translate(`${texts}.inactive`), filter: { isActive: false } },
        ]}
      />
    </>
  );
}

const bulk: BulkDeclaration = { actions: ['activate', 'deactivate'] };

export function UsersList() {
  return (
    <RecordList
      sort={{ field: 'id', order: 'ASC' }}
      sortFields={['id', 'fullName', 'username', 'role', 'createdAt']}
      filters={<Filters />}
      bulk={bulk}
      row={<UserRow />}
    >
      <UsersDialog />
    </RecordList>
  );
}
