import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '../components/alerts/load-failed';
import { ScreenHeading } from '../components/screen/screen-heading';
import { Section } from '../components/screen/section';
import { CreatedToken } from './created-token';
import { TokenForm } from './token-form';
import { TokenRow } from './token-row';
import { useApiTokens, type NewApiToken } from './use-api-tokens';

const texts = 'admin.api-tokens';

function TokenList() {
  const translate = useTranslate();
  const { data, error, refetch } = useApiTokens();
  if (error) return <LoadFailed onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  if (data.length === 0) return <Typography>{translate(`${texts}.none`)}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </Box>
  );
}

/** The form of a new token, or the token that was just created. */
function NewToken() {
  const [created, setCreated] = useState<NewApiToken>();
  return created ? (
    <CreatedToken token={created} onDone={() => setCreated(undefined)} />
  ) : (
    <TokenForm onCreated={setCreated} />
  );
}

/** Tokens by which programs of integrators use the API. */
export function ApiTokensPage() {
  const translate = useTranslate();
  return (
    <>
      <ScreenHeading
        title={`${texts}.title`}
        lead={
          <Box component="span" sx={{ display: 'block', maxWidth: '45rem' }}>
            {translate(`${texts}.lead`)}{' '}
            <MuiLink href="/api/docs">{translate(`${texts}.documentation`)}</MuiLink>
          </Box>
        }
      />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '45rem' }}
      >
        <Section title={`${texts}.list`}>
          <Box sx={{ mt: 1.5 }}>
            <TokenList />
          </Box>
        </Section>
        <Section title={`${texts}.new`}>
          <Box sx={{ mt: 1.5 }}>
            <NewToken />
          </Box>
        </Section>
      </Box>
    </>
  );
}
