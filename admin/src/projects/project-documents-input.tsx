import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import type { Schemas } from '../api/schemas';
import { LineInput, LinkInput } from '../components/inputs/text-inputs';

type Document = Schemas['DocumentDto'];

/** Input for the documents of a project: chosen from those of the site, or typed. */
export function ProjectDocumentsInput() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { fields, append, remove } = useFieldArray({ name: 'documents' });
  const { data = [] } = useGetList<Document>('documents', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'order', order: 'ASC' },
    filter: { isPublished: true },
  });

  const choose = (id: string) => {
    const chosen = data.find((document) => String(document.id) === id);
    if (chosen) {
      append({ name: chosen.name, nameEn: chosen.nameEn, path: chosen.path });
    }
  };

  return (
    <Box role="group" aria-labelledby="project-documents" sx={{ mt: 2 }}>
      <Typography id="project-documents" variant="h3" component="h3">
        {translate('admin.projects.documents.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ id }, index) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'grid',
              columnGap: 1.5,
              alignItems: 'start',
              gridTemplateColumns: { xs: '1fr auto', sm: '1fr 1fr 1fr auto' },
              '& .MuiFormControl-root': { gridColumn: { xs: 1, sm: 'auto' } },
            }}
          >
            <LineInput
              source={`documents.${index}.name`}
              label="resources.projects.fields.documents.name"
              lang="hr"
            />
            <LineInput
              source={`documents.${index}.nameEn`}
              label="resources.projects.fields.documents.nameEn"
              lang="en"
            />
            <LinkInput
              source={`documents.${index}.path`}
              label="resources.projects.fields.documents.path"
            />
            <IconButton
              sx={{ mt: 1, gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } }}
              aria-label={translate('admin.projects.documents.remove', { place: index + 1 })}
              onClick={() => remove(index)}
            >
              <DeleteOutlined />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
        <TextField
          select
          label={translate('admin.projects.documents.choose')}
          value=""
          onChange={({ target }) => choose(target.value)}
          fullWidth={false}
          sx={{ m: 0, minWidth: 270, maxWidth: '100%' }}
        >
          {data.map(({ id, name, nameEn }) => (
            <MenuItem key={id} value={String(id)}>
              {locale === 'en' ? nameEn : name}
            </MenuItem>
          ))}
        </TextField>
        <Button startIcon={<Add />} onClick={() => append({ name: '', nameEn: '', path: '' })}>
          {translate('admin.projects.documents.write')}
        </Button>
      </Box>
    </Box>
  );
}
