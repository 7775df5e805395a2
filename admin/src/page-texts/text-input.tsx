import RestoreIcon from '@mui/icons-material/SettingsBackupRestore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { pageTextProblem } from 'shared/page-text';
import { fieldOf, type OriginalText } from '../api/page-texts';
import { asText } from '../components/inputs/text';
import { fieldIn, type TextLanguage } from '../components/inputs/text-languages';
import { originalIn } from './text-groups';

interface PageTextInputProps {
  text: OriginalText;
  language: TextLanguage;
  label: string;
}

/** The mark of a changed text, with a button that restores the original. */
function ChangedMark({ label, onRestore }: { label: string; onRestore: () => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
      <Chip size="small" color="primary" label={translate('admin.page-texts.changed')} />
      <Button
        size="small"
        startIcon={<RestoreIcon />}
        aria-label={translate('admin.page-texts.restoreNamed', { name: label })}
        onClick={onRestore}
        sx={{ minHeight: 44 }}
      >
        {translate('admin.page-texts.restore')}
      </Button>
    </Box>
  );
}

/** The input for a text of a page in one language. */
export function PageTextInput({ text, language, label }: PageTextInputProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const source = fieldIn(language, fieldOf(text.key));
  const original = originalIn(text, language);
  const value = asText(useWatch({ name: source }));
  const name = translate(`admin.page-texts.in.${language}`, { label });
  const validate = (typed: unknown) => {
    const found = pageTextProblem(text.kind, original, asText(typed).trim());
    return found && { message: `admin.page-texts.problems.${found.problem}`, args: { ...found } };
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextInput
        source={source}
        label={name}
        multiline={text.kind !== 'line'}
        parse={(typed: unknown) => asText(typed)}
        validate={validate}
        helperText={false}
        slotProps={{ htmlInput: { lang: language } }}
        fullWidth
      />
      {value.trim() === original ? null : (
        <ChangedMark
          label={name}
          onRestore={() =>
            setValue(source, original, {
              shouldDirty: true,
              shouldTouch: true,
              shouldValidate: true,
            })
          }
        />
      )}
    </Box>
  );
}
