import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useLocaleState, useTranslate } from 'react-admin';
import { formatDate } from 'shared/croatian-time';
import { useRevoke, type ApiToken } from './use-api-tokens';

const texts = 'admin.api-tokens';

function RevokeButton({ id, name }: ApiToken) {
  const translate = useTranslate();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useRevoke(id);
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        loading={isPending}
        loadingPosition="start"
        onClick={() => setAsks(true)}
        aria-label={`${translate(`${texts}.revoke`)}: ${name}`}
        sx={{ ml: -1 }}
      >
        {translate(`${texts}.revoke`)}
      </Button>
      <Confirm
        isOpen={asks}
        title={translate(`${texts}.question.title`, { name })}
        content={`${texts}.question.text`}
        confirm={`${texts}.revoke`}
        cancel="admin.form.cancel"
        onConfirm={() => {
          setAsks(false);
          mutate();
        }}
        onClose={() => setAsks(false)}
      />
    </>
  );
}

/** A token with what it may do, which can be revoked. */
export function TokenRow({ token }: { token: ApiToken }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { name, prefix, scopes, createdBy, createdAt, endsOn, isValid, usedOn } = token;
  const ends = translate(`${texts}.${isValid ? 'ends' : 'ended'}`, {
    date: formatDate(endsOn, locale),
  });
  const used = usedOn
    ? translate(`${texts}.used`, { date: formatDate(usedOn, locale) })
    : translate(`${texts}.unused`);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary" component="div">
        <code>{prefix}…</code>
        <div>{scopes.map((scope) => translate(`${texts}.scope.${scope}`)).join(', ')}</div>
        <div>
          {translate(`${texts}.createdBy`, {
            name: createdBy,
            date: formatDate(createdAt, locale),
          })}
        </div>
        <Box sx={isValid ? undefined : { color: 'error.main' }}>{ends}</Box>
        <div>{used}</div>
      </Typography>
      <RevokeButton {...token} />
    </Box>
  );
}
