import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useListContext, useTranslate, type FilterPayload } from 'react-admin';
import { useChangeFilters } from './filtered-list';

interface FilterChoice {
  /** Its name, or the key of it. */
  name: string;
  /** What is shown instead of its name, once the select is opened or it is chosen. */
  label?: ReactNode;
  /** The filter of the list; empty for the choice of all. */
  filter: FilterPayload;
}

interface ListFilterProps {
  /** Key of the label. */
  label: string;
  choices: FilterChoice[];
  /** Whether one of the choices is always selected; otherwise there is a choice of all rows. */
  always?: boolean;
}

const isAll = ({ filter }: FilterChoice) => Object.keys(filter).length === 0;

/** The choices of a filter by the values of a field, whose names are under a key. */
export const choicesBy = (
  field: string,
  values: readonly string[],
  texts: string,
): FilterChoice[] =>
  values.map((value) => ({ name: `${texts}.${value}`, filter: { [field]: value } }));

/** A select that filters the surrounding list; the choice is stored in the URL. */
export function ListFilter({ label, choices, always = false }: ListFilterProps) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const changeFilters = useChangeFilters();
  const offered =
    always || choices.some(isAll)
      ? choices
      : [{ name: 'admin.filter.all', filter: {} }, ...choices];
  const none = Object.fromEntries(
    choices.flatMap(({ filter }) => Object.keys(filter)).map((name) => [name, undefined]),
  );
  // Filter values in the URL are text.
  const chosen = offered.findIndex(
    (choice) =>
      !isAll(choice) &&
      Object.entries(choice.filter).every(
        ([name, value]) => String(filterValues[name]) === String(value),
      ),
  );

  return (
    <TextField
      select
      label={translate(label, { _: label })}
      value={chosen >= 0 ? chosen : Math.max(offered.findIndex(isAll), 0)}
      onChange={({ target }) =>
        changeFilters({ ...none, ...offered[Number(target.value)]?.filter })
      }
      sx={{ m: 0, flex: { xs: '1 1 132px', sm: '0 1 auto' }, width: 'auto', minWidth: 132 }}
      slotProps={{ inputLabel: { shrink: true } }}
    >
      {offered.map(({ name, label: shown = translate(name, { _: name }) }, index) => (
        <MenuItem key={name} value={index}>
          {shown}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Filters the surrounding list by whether visitors see the records. */
export function PublicationFilter() {
  const texts = 'admin.form.publishing.state';
  return (
    <ListFilter
      label={`${texts}.label`}
      choices={[
        { name: `${texts}.published`, filter: { isPublished: true } },
        { name: `${texts}.drafts`, filter: { isPublished: false } },
      ]}
    />
  );
}

const outdated = { name: 'admin.filter.outdated', filter: { outdated: true } };

interface TranslationFilterProps {
  /** Whether the API knows which texts are older than their translation. */
  dated?: boolean;
}

/** Filters the surrounding list by missing or outdated translations. */
export function TranslationFilter({ dated = false }: TranslationFilterProps) {
  return (
    <ListFilter
      label="admin.filter.translation"
      choices={[
        { name: 'admin.filter.untranslated', filter: { untranslated: true } },
        ...(dated ? [outdated] : []),
        { name: 'admin.filter.translated', filter: { untranslated: false } },
      ]}
    />
  );
}
