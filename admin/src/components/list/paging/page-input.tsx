import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface PageInputProps {
  page: number;
  /** The number of pages. */
  pages: number;
  onPage: (page: number) => void;
}

/** The number that was typed; undefined unless there is such a page. */
function pageOf(typed: string, pages: number): number | undefined {
  const page = /^\d+$/.test(typed) ? Number(typed) : 0;
  return page >= 1 && page <= pages ? page : undefined;
}

/** An input that leads to a page by its number, by Enter or when it is left. */
export function PageInput({ page, pages, onPage }: PageInputProps) {
  const translate = useTranslate();
  const id = useId();
  // What was typed, until it leads to its page.
  const [typed, setTyped] = useState<string>();
  const [isInvalid, setInvalid] = useState(false);
  const [shown, setShown] = useState(page);
  if (shown !== page) {
    setShown(page);
    setTyped(undefined);
    setInvalid(false);
  }

  const restore = () => {
    setTyped(undefined);
    setInvalid(false);
  };
  const go = () => {
    const wanted = typed?.trim();
    if (!wanted) {
      restore();
      return;
    }
    const next = pageOf(wanted, pages);
    setInvalid(next === undefined);
    if (next === undefined) return;
    if (next === page) restore();
    else onPage(next);
  };

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="label" variant="body2" htmlFor={id}>
          {translate('admin.list.page')}
        </Typography>
        <OutlinedInput
          id={id}
          size="small"
          value={typed ?? String(page)}
          error={isInvalid}
          onChange={({ target }) => {
            setTyped(target.value);
            setInvalid(false);
          }}
          onFocus={({ target }) => target.select()}
          onBlur={go}
          onKeyDown={({ key }) => {
            if (key === 'Enter') go();
            if (key === 'Escape') restore();
          }}
          slotProps={{
            input: {
              inputMode: 'numeric',
              enterKeyHint: 'go',
              autoComplete: 'off',
              maxLength: 9,
              'aria-describedby': isInvalid ? `${id}-of ${id}-error` : `${id}-of`,
              sx: {
                textAlign: 'center',
                width: `${String(pages).length + 2}ch`,
                minWidth: 44,
                px: 0.5,
              },
            },
          }}
        />
        <Typography id={`${id}-of`} component="span" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
          {translate('admin.list.of', { pages })}
        </Typography>
      </Box>
      {isInvalid ? (
        <FormHelperText id={`${id}-error`} role="alert" error>
          {translate('admin.list.noSuchPage', { pages })}
        </FormHelperText>
      ) : null}
    </div>
  );
}
