import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** Whether the texts are in Croatian only: nothing asks for English ones then. */
export function CroatianOnlyInput() {
  const isOn = useWatch({ name: 'croatianOnly' }) === true;
  return (
    <BooleanInput
      source="croatianOnly"
      helperText={isOn ? 'admin.form.croatianOnly.help' : false}
      sx={{ mt: 1 }}
    />
  );
}
