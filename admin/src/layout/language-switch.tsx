import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useRef } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { loadCatalogue } from '../providers/catalogues';
import { languages, type Language } from '../providers/language';

const names = { hr: 'Hrvatski', en: 'English' };

export function LanguageSwitch() {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale, setLocale] = useLocaleState();
  const chosen = useRef<Language>(undefined);

  const choose = async (language: Language) => {
    chosen.current = language;
    try {
      // The language changes once its texts are loaded.
      await loadCatalogue(language);
      if (chosen.current === language) setLocale(language);
    } catch {
      // Browsers do not retry a module that failed to load: the page has to be reloaded.
      notify('admin.status.language', { type: 'error' });
    }
  };

  return (
    <ButtonGroup
      size="small"
      disableElevation
      aria-label={translate('admin.language')}
      sx={{ flex: 'none', '& .MuiButtonGroup-grouped': { minWidth: 44 } }}
    >
      {languages.map((language) => (
        <Button
          key={language}
          lang={language}
          variant={locale === language ? 'contained' : 'outlined'}
          aria-pressed={locale === language}
          aria-label={`${language.toUpperCase()}, ${names[language]}`}
          onClick={() => void choose(language)}
          sx={{ minHeight: { xs: 44, sm: 36 }, px: 1 }}
        >
          {language.toUpperCase()}
        </Button>
      ))}
    </ButtonGroup>
  );
}
