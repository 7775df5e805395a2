import SearchIcon from '@mui/icons-material/Search';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { fieldRules } from '../api/form-rules';
import { failedCheck } from '../components/inputs/checks';
import { fieldErrors } from '../providers/http-client';
import { EmailResult } from './email-result';
import { findAbout, type Erased } from './privacy';

const texts = 'admin.privacy';
const emailRules = fieldRules('users', 'email');

interface LookupFormProps {
  busy: boolean;
  /** The server's error of the email address. */
  refusal: string | undefined;
  /** Called with an empty text where the email address is not valid. */
  onSearch: (email: string) => void;
}

function LookupForm({ busy, refusal, onSearch }: LookupFormProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const message = fault ?? refusal;

  useEffect(() => {
    if (fault || refusal) field.current?.focus();
  }, [fault, refusal]);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = email.trim();
    const wrong = failedCheck(emailRules, trimmed);
    setFault(wrong?.[locale === 'en' ? 'en' : 'hr']);
    onSearch(wrong ? '' : trimmed);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={search}
      sx={{
        mt: 1,
        maxWidth: 640,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: 'start',
      }}
    >
      <TextField
        inputRef={field}
        type="email"
        label={translate(`${texts}.request.email`)}
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          setFault(undefined);
        }}
        error={message !== undefined}
        helperText={message}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 254 } }}
        sx={{ flex: '1 1 260px' }}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<SearchIcon />}
        loading={busy}
        loadingPosition="start"
        sx={{ minHeight: 48, mt: 1 }}
      >
        {translate(`${texts}.request.search`)}
      </Button>
    </Box>
  );
}

/** Asks for an email address, and shows the personal data stored under it. */
export function EmailLookup() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const queries = useQueryClient();
  const [asked, setAsked] = useState('');
  const [erased, setErased] = useState<Erased>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['privacy', 'email', asked, locale],
    queryFn: () => findAbout(asked),
    enabled: asked !== '',
    gcTime: 0,
  });
  const refusal = fieldErrors(error).email;

  const search = (email: string) => {
    setErased(undefined);
    if (email !== '' && email === asked) void refetch();
    else setAsked(email);
  };
  const onErased = (result: Erased) => {
    setErased(result);
    void queries.invalidateQueries({ queryKey: ['privacy', 'overview'] });
  };

  return (
    <Card component="section" aria-labelledby="privacy-request" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id="privacy-request">
        {translate(`${texts}.request.title`)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(`${texts}.request.hint`)}
      </Typography>
      <LookupForm busy={isFetching} refusal={refusal} onSearch={search} />
      {error && !refusal && !isFetching ? (
        <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
          {error.message || translate('admin.status.loadFailed')}
        </Alert>
      ) : null}
      {data && asked && !error ? (
        <EmailResult key={asked} email={asked} found={data} erased={erased} onErased={onErased} />
      ) : null}
    </Card>
  );
}
