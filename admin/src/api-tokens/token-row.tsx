import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDate } from 'shared/croatian-time';
import { QuestionButton } from '../components/form/question-button';
import { useRevoke, type ApiToken } from './use-api-tokens';

const texts = 'admin.api-tokens';

function RevokeButton({ id, name }: ApiToken) {
  const translate = useTranslate();
  const { mutate, isPending } = useRevoke(id);
  return (
    <QuestionButton
      label={`${texts}.revoke`}
      recordName={name}
      startIcon={<DeleteIcon />}
      question={{
        title: translate(`${texts}.question.title`, { name }),
        content: `${texts}.question.text`,
      }}
      pending={isPending}
      onConfirm={() => mutate()}
      sx={{ ml: -1 }}
    />
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
