import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { apiUrl, httpClient } from '../../providers/http-client';
import { LoginFrame } from './login-frame';

interface MailedLinkPageProps {
  /** From the fragment of the link, which servers do not see. */
  token: string | null;
  /** Of the operation that takes the token, below that of the API. */
  path: string;
  /** Keys of the texts. */
  texts: {
    title: string;
    text: string;
    button: string;
    done: string;
    /** What to do afterwards. */
    next?: string;
    failed: string;
    incomplete: string;
    signIn: string;
  };
}

/**
 * A page of a mailed link, without signing in. Only the button sends the token: programs that check
 * the links of mails change nothing.
 */
export function MailedLinkPage({ token, path, texts }: MailedLinkPageProps) {
  const translate = useTranslate();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      httpClient(`${apiUrl}/${path}`, { method: 'POST', body: JSON.stringify({ token }) }),
  });
  const text = isSuccess ? texts.next : token ? texts.text : texts.incomplete;
  return (
    <LoginFrame title={translate(texts.title)}>
      <Box role="status">
        {isSuccess ? (
          <Alert severity="success" variant="outlined" role={undefined} sx={{ mb: 2 }}>
            {translate(texts.done)}
          </Alert>
        ) : null}
        {error ? (
          <Alert severity="error" variant="outlined" role={undefined} sx={{ mb: 2 }}>
            {error.message || translate(texts.failed)}
          </Alert>
        ) : null}
      </Box>
      {text === undefined ? null : (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate(text)}
        </Typography>
      )}
      {isSuccess || !token ? (
        <Button component={Link} to="/" variant="outlined" size="large" fullWidth>
          {translate(texts.signIn)}
        </Button>
      ) : (
        <Button
          variant="contained"
          color="secondary"
          size="large"
          fullWidth
          loading={isPending}
          loadingPosition="start"
          onClick={() => mutate()}
        >
          {translate(texts.button)}
        </Button>
      )}
    </LoginFrame>
  );
}
