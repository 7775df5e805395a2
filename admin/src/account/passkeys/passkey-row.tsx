import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDate } from 'shared/croatian-time';
import { QuestionButton } from '../../components/form/question-button';
import { RowButton } from '../../components/form/row-button';
import { OneFieldForm } from '../one-field-form';
import { nameField, useRemove, useRename, type Passkey } from './use-passkeys';

const texts = 'admin.account.passkeys';

function RemoveButton({ id, name }: Passkey) {
  const translate = useTranslate();
  const { mutate, isPending } = useRemove(id);
  return (
    <QuestionButton
      label={`${texts}.remove`}
      recordName={name}
      startIcon={<DeleteIcon />}
      question={{
        title: translate(`${texts}.question.title`, { name }),
        content: `${texts}.question.text`,
      }}
      pending={isPending}
      onConfirm={() => mutate()}
    />
  );
}

/** A passkey, which can be renamed and removed. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [renaming, setRenaming] = useState(false);
  const { id, name, createdAt, usedOn } = passkey;
  const { mutate, isPending } = useRename(id);
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      {renaming ? (
        <OneFieldForm
          {...nameField}
          label={`${texts}.newName`}
          initial={name}
          button={{ text: `${texts}.save`, icon: <SaveIcon /> }}
          pending={isPending}
          onSubmit={(newName) => mutate(newName, { onSuccess: () => setRenaming(false) })}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {translate(`${texts}.created`, { date: formatDate(createdAt, locale) })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {usedOn
              ? translate(`${texts}.used`, { date: formatDate(usedOn, locale) })
              : translate(`${texts}.unused`)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 }}>
            <RowButton
              label={`${texts}.rename`}
              recordName={name}
              startIcon={<EditIcon />}
              onClick={() => setRenaming(true)}
            />
            <RemoveButton {...passkey} />
          </Box>
        </>
      )}
    </Box>
  );
}
