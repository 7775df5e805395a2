import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, use, useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { textLanguages, type TextLanguage } from './text-languages';

/** The language of the inputs inside a language column. */
export const ColumnLanguage = createContext<TextLanguage | undefined>(undefined);

/** The language of the surrounding column; undefined outside of columns. */
export const useColumnLanguage = () => use(ColumnLanguage);

const croatian: readonly TextLanguage[] = ['hr'];

/** The languages of a form's texts: Croatian alone where its row is in Croatian only. */
export function useTextLanguages(): readonly TextLanguage[] {
  return useWatch({ name: 'croatianOnly' }) === true ? croatian : textLanguages;
}

const titles = { hr: 'admin.form.croatian', en: 'admin.form.english' } as const;

/**
 * The same inputs for Croatian and for English: side by side, on narrow screens one below the
 * other.
 */
export function LanguageColumns({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const languages = useTextLanguages();
  const id = useId();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '12px 20px',
        // At least 0, as the toolbar of an editor is wider than a phone.
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: `repeat(${languages.length}, minmax(0, 1fr))`,
        },
        '&:not(:first-of-type)': { mt: 1.5 },
      }}
    >
      {languages.map((language) => (
        <Box key={language} role="group" aria-labelledby={`${id}-${language}`}>
          <Typography id={`${id}-${language}`} variant="h3" component="h3" sx={{ mb: 0.5 }}>
            {translate(titles[language])}
          </Typography>
          <ColumnLanguage value={language}>{children}</ColumnLanguage>
        </Box>
      ))}
    </Box>
  );
}
