import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useLocaleState, useTranslate } from 'react-admin';

import { languages } from '../providers/language';

const names = { hr: 'Hrvatski', en: 'English' };

export function LanguageSwitch() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
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
          onClick={() => setLocale(language)}
          sx={{ minHeight: { xs: 44, sm: 36 }, px: 1 }}
        >
          {language.toUpperCase()}
        </Button>
      ))}
    </ButtonGroup>
  );
}
