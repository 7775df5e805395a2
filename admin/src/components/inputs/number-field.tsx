import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import {
  FieldTitle,
  InputHelperText,
  useInput,
  useLocaleState,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { eurosOf, formatCents, plainAmount, readCents } from 'shared/money';
import { useField, type FieldOptions } from './use-field';

/**
 * What is counted: hundredths of a currency, its whole units, or anything else. Only the first
 * takes decimals.
 */
type Unit = 'cents' | 'money' | 'count';

/** A number in the unit; a text that is none stays as it was typed. */
export type Typed = number | string | null;

function read(text: string, unit: Unit): Typed {
  if (text.trim() === '') return null;
  const cents = readCents(text);
  if (cents === undefined) return text;
  return unit === 'cents' ? cents : eurosOf(cents);
}

function write(value: Typed, unit: Unit, language: string): string {
  if (typeof value !== 'number') return value ?? '';
  if (unit !== 'cents' && Number.isInteger(value)) return String(value);
  return plainAmount(unit === 'cents' ? value : Math.round(value * 100), language);
}

/** The key of the sentence about a text that cannot be read. */
const unreadable = (value: unknown, unit: Unit): string | undefined => {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return `admin.form.number.${unit === 'count' ? 'notWhole' : 'notAmount'}`;
};

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: Typed;
  onChange: (value: Typed) => void;
  unit: Unit;
  /** The currency of an amount (ISO 4217). */
  currency?: string;
  /** Attributes of the input element. */
  attributes?: ReturnType<typeof useField>['attributes'];
};

/**
 * Text field for a number, since browsers drop the comma from number fields and change them by the
 * mouse wheel. An amount is repeated below as it is understood.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, unit, currency = 'EUR', attributes, ...field } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  // The typed text stays as long as it means the same value.
  const [typed, setTyped] = useState('');
  const [wasLeft, setWasLeft] = useState(false);
  const shown = Object.is(read(typed, unit), value) ? typed : write(value, unit, locale);
  const wrong = wasLeft && !field.error ? unreadable(value, unit) : undefined;
  const cents = unit === 'money' && typeof value === 'number' ? Math.round(value * 100) : value;
  const understood =
    unit !== 'count' && typeof cents === 'number'
      ? translate('admin.form.number.understood', { amount: formatCents(cents, locale, currency) })
      : '';
  return (
    <TextField
      {...field}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value, unit));
      }}
      onBlur={(event) => {
        setWasLeft(true);
        field.onBlur?.(event);
      }}
      error={field.error || wrong !== undefined}
      helperText={
        <>
          {wrong === undefined ? field.helperText : translate(wrong)}
          <Box component="span" aria-live="polite" sx={{ display: 'block' }}>
            {understood}
          </Box>
        </>
      }
      slotProps={{
        formHelperText: { component: 'div' },
        htmlInput: {
          ...attributes,
          inputMode: unit === 'count' ? 'numeric' : 'decimal',
          autoComplete: 'off',
        },
      }}
    />
  );
}

interface NumberInputProps extends FieldOptions {
  unit: Unit;
  /** Key of the label, if it is not that of the field. */
  label?: string;
  /** A further rule: the key of its message, or undefined. */
  check?: (value: number) => string | undefined;
}

/** Form input for a number; an amount is in the currency of the form. */
function TypedInput({ unit, label, check, ...options }: NumberInputProps) {
  const { source } = options;
  const { validate, helperText, attributes } = useField(options);
  const resource = useResourceContext();
  const currency: unknown = useWatch({ name: 'currency' });
  const { id, field, fieldState } = useInput({
    source,
    validate: (value, values) =>
      unreadable(value, unit) ??
      validate(value, values) ??
      (typeof value === 'number' ? check?.(value) : undefined),
  });
  return (
    <NumberField
      id={id}
      unit={unit}
      currency={typeof currency === 'string' ? currency : undefined}
      attributes={attributes}
      name={field.name}
      inputRef={field.ref}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={() => field.onBlur()}
      label={<FieldTitle label={label} source={source} resource={resource} />}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
    />
  );
}

/** Form input for an amount of money. */
export function MoneyInput(props: Omit<NumberInputProps, 'unit'> & { unit: 'cents' | 'money' }) {
  return <TypedInput {...props} />;
}

/** Form input for a whole number within the limits of the API's rules. */
export function WholeNumberInput(props: FieldOptions) {
  return <TypedInput {...props} unit="count" />;
}
