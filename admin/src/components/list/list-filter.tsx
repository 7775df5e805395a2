import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useListContext, useTranslate, type FilterPayload } from 'react-admin';
import { useChangeFilters } from './filtered-list';

export interface FilterChoice {
  name: string;
  /** What is shown instead of its name, once the select is opened or it is chosen. */
  label?: ReactNode;
  /** The filter of the list; empty for the choice of all. */
  filter: FilterPayload;
}

interface ListFilterProps {
  label: string;
  choices: FilterChoice[];
  /** Whether one of the choices is always selected; otherwise there is a choice of all rows. */
  always?: boolean;
}

const isAll = ({ filter }: FilterChoice) => Object.keys(filter).length === 0;

/** A select that filters the surrounding list; the choice is stored in the URL. */
export function ListFilter({ label, choices, always = false }: ListFilterProps) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const changeFilters = useChangeFilters();
  const offered =
    always || choices.some(isAll)
      ? choices
      : [{ name: translate('admin.filter.all'), filter: {} }, ...choices];
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
      label={label}
      value={chosen >= 0 ? chosen : Math.max(offered.findIndex(isAll), 0)}
      onChange={({ target }) =>
        changeFilters({ ...none, ...offered[Number(target.value)]?.filter })
      }
      sx={{ m: 0, flex: { xs: '1 1 132px', sm: '0 1 auto' }, width: 'auto', minWidth: 132 }}
      slotProps={{ inputLabel: { shrink: true } }}
    >
      {offered.map(({ name, label: shown = name }, index) => (
        <MenuItem key={name} value={index}>
          {shown}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Filters the surrounding list by whether visitors see the records. */
export function PublicationFilter() {
  const translate = useTranslate();
  const texts = 'admin.form.publishing.state';
  return (
    <ListFilter
      label={translate(`${texts}.label`)}
      choices={[
        { name: translate(`${texts}.published`), filter: { isPublished: true } },
        { name: translate(`${texts}.drafts`), filter: { isPublished: false } },
      ]}
    />
  );
}

interface TranslationFilterProps {
  /** Whether the API knows which texts are older than their translation. */
  dated?: boolean;
}

/** Filters the surrounding list by missing or outdated translations. */
export function TranslationFilter({ dated = false }: TranslationFilterProps) {
  const translate = useTranslate();
  const outdated = { name: translate('admin.filter.outdated'), filter: { outdated: true } };
  return (
    <ListFilter
      label={translate('admin.filter.translation')}
      choices={[
        { name: translate('admin.filter.untranslated'), filter: { untranslated: true } },
        ...(dated ? [outdated] : []),
        { name: translate('admin.filter.translated'), filter: { untranslated: false } },
      ]}
    />
  );
}
