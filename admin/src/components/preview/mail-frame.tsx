import Box from '@mui/material/Box';
import { apiUrl } from '../../providers/http-client';

interface MailFrameProps {
  /** The path of the mail's text below that of the API. */
  path: string;
  title: string;
  lang?: string;
}

/** The text of a mail in a frame, in which nothing runs. */
export function MailFrame({ path, title, lang }: MailFrameProps) {
  return (
    <Box
      component="iframe"
      key={path}
      src={`${apiUrl}/${path}`}
      title={title}
      lang={lang}
      sandbox="allow-popups"
      sx={{
        display: 'block',
        width: '100%',
        height: { xs: 420, md: 560 },
        border: 0,
        outline: '1px solid',
        outlineColor: 'divider',
      }}
    />
  );
}
