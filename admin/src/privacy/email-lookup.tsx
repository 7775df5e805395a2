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
import { PeopleFound } from './people-found';
import { findAbout, findPeople, type Erased } from './privacy';

const texts = 'admin.privacy';
const emailRules = fieldRules('users', 'email');

/** Whether a text is meant as an email address, and not as a name or a phone number. */
const isSameEmail = (text: string) => text.includes('@');

interface LookupFormProps {
  busy: boolean;
  /** The server's error message about the email address. */
  serverError: string | undefined;
  /** Called with an email address, or a part of a name; empty where the address is invalid. */
  onSearch: (text: string) => void;
}

function LookupForm({ busy, serverError, onSearch }: LookupFormProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const message = error ?? serverError;

  useEffect(() => {
    if (error || serverError) field.current?.focus();
  }, [error, serverError]);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    const failed = isSameEmail(trimmed) ? failedCheck(emailRules, trimmed) : undefined;
    const message = trimmed
      ? failed?.[locale === 'en' ? 'en' : 'hr']
      : translate(`${texts}.request.empty`);
    setError(message);
    onSearch(message ? '' : trimmed);
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
        label={translate(`${texts}.request.email`)}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
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
        sx={{ minHeight: 41, mt: 1 }}
      >
        {translate(`${texts}.request.search`)}
      </Button>
    </Box>
  );
}

/** Form to look up the personal data stored under an email address, with the result. */
export function EmailLookup() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const queries = useQueryClient();
  const [searched, setSearched] = useState('');
  const [erased, setErased] = useState<Erased>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['privacy', 'email', searched, locale],
    queryFn: () => findAbout(searched),
    enabled: isSameEmail(searched),
    gcTime: 0,
  });
  const people = useQuery({
    queryKey: ['privacy', 'people', searched, locale],
    queryFn: () => findPeople(searched),
    enabled: searched !== '' && !isSameEmail(searched),
    gcTime: 0,
  });
  const failure = error ?? people.error;
  const { email, text } = fieldErrors(failure);
  const serverError = email ?? text;

  const search = (typed: string) => {
    setErased(undefined);
    if (typed === '' || typed !== searched) setSearched(typed);
    else void (isSameEmail(typed) ? refetch() : people.refetch());
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
      <LookupForm
        busy={isFetching || people.isFetching}
        serverError={serverError}
        onSearch={search}
      />
      {failure && !serverError && !isFetching && !people.isFetching ? (
        <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
          {failure.message || translate('admin.status.loadFailed')}
        </Alert>
      ) : null}
      {people.data && !isSameEmail(searched) && searched ? (
        <PeopleFound people={people.data} onChoose={search} />
      ) : null}
      {data && isSameEmail(searched) && !error ? (
        <EmailResult
          key={searched}
          email={searched}
          found={data}
          erased={erased}
          onErased={onErased}
        />
      ) : null}
    </Card>
  );
}
