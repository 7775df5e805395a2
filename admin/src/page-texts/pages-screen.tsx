import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { Values } from '../api/form-rules';
import { fieldOf, originalsOf } from '../api/page-texts';
import { FieldLabel } from '../components/form/conflict/field-label';
import { RecordScreen } from '../components/form/record-screen';
import { fieldIn, textLanguages } from '../components/inputs/text-languages';
import { ScreenHeading } from '../components/screen/screen-heading';
import { PageForm } from './page-form';
import { roleOf } from './text-groups';
import { useTextLabels } from './use-text-labels';

/** The pages in the order of their ids, with the last segment of the preview's path. */
const pages = [
  { name: 'home', path: 'home' },
  { name: 'about', path: 'about' },
  { name: 'donate', path: 'donate' },
  { name: 'documents', path: 'project-documents' },
  { name: 'contact', path: 'contact' },
  { name: 'footer', path: 'home' },
  { name: 'legal', path: 'legal' },
] as const;

/** The texts of the form, without what the record has besides. */
function textFields(values: Values): Values {
  const fields = originalsOf(values).flatMap(({ key }) =>
    textLanguages.map((language) => fieldIn(language, fieldOf(key))),
  );
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** Names a field by what its text is, where the other words beside it say which. */
function useFieldLabel() {
  const translate = useTranslate();
  const { roleLabel } = useTextLabels();
  return (field: string): string => {
    const english = field.endsWith('En');
    const role = roleOf((english ? field.slice(0, -2) : field).replaceAll('_', '.'));
    return translate(`admin.page-texts.in.${english ? 'en' : 'hr'}`, { label: roleLabel(role) });
  };
}

/** The texts of the pages, one page at a time. */
export function PagesScreen() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const id = Number(/\/page-texts\/([1-7])$/.exec(pathname)?.[1] ?? 1);
  const page = pages[id - 1] ?? pages[0];
  const labelOf = useFieldLabel();
  return (
    <>
      <ScreenHeading title="admin.page-texts.title" lead={translate('admin.page-texts.lead')} />
      <Box
        component="nav"
        aria-label={translate('admin.page-texts.choose')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}
      >
        {pages.map(({ name }, index) => (
          <Button
            key={name}
            component={Link}
            to={`/page-texts/${index + 1}`}
            variant={index + 1 === id ? 'contained' : 'outlined'}
            aria-current={index + 1 === id ? 'page' : undefined}
            sx={{ minHeight: 44 }}
          >
            {translate(`admin.page-texts.pages.${name}`)}
          </Button>
        ))}
      </Box>
      <FieldLabel value={labelOf}>
        <RecordScreen
          key={id}
          resource="page-texts"
          id={id}
          path={`/page-texts/${id}`}
          body={textFields}
        >
          <PageForm path={page.path} />
        </RecordScreen>
      </FieldLabel>
    </>
  );
}
