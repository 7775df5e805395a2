import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../components/alerts/load-failed';
import { usePageTitle } from '../components/screen/use-page-title';
import { CreatedToken } from './created-token';
import { TokenForm } from './token-form';
import { TokenRow } from './token-row';
import { useApiTokens, type NewApiToken } from './use-api-tokens';

const texts = 'admin.api-tokens';

function Section({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={heading} sx={{ mb: 1.5 }}>
        {translate(title)}
      </Typography>
      {children}
    </Card>
  );
}

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
  usePageTitle(translate(`${texts}.title`));
  return (
    <>
      <Button
        component={Link}
        to="/?tab=settings"
        size="small"
        startIcon={<ArrowBack />}
        sx={{ ml: -1.5 }}
      >
        {translate('admin.back')}
      </Button>
      <Typography variant="h1">{translate(`${texts}.title`)}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '45rem' }}>
        {translate(`${texts}.lead`)}{' '}
        <MuiLink href="/api/docs">{translate(`${texts}.documentation`)}</MuiLink>
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '45rem' }}
      >
        <Section title={`${texts}.list`}>
          <TokenList />
        </Section>
        <Section title={`${texts}.new`}>
          <NewToken />
        </Section>
      </Box>
    </>
  );
}
