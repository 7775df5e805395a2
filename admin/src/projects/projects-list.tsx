import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { choicesOf } from '../api/form-rules';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { RecordDialog } from '../components/form/record-dialog';
import { formatDate } from '../components/format/date';
import { smallestPicture } from '../components/image/picture-url';
import { DraftBadge } from '../components/list/draft-badge';
import {
  choicesBy,
  ListFilter,
  PublicationFilter,
  TranslationFilter,
} from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { useRow } from '../components/list/use-row';
import { ProjectsInputs } from './projects-inputs';

type Project = Schemas['ProjectDto'];

function ProjectRow() {
  const project = useRow<Project>();
  const translate = useTranslate();
  const period = [project.startDate, project.endDate].map(formatDate).filter(Boolean).join(' – ');
  return (
    <RecordCard
      badges={
        <>
          {project.isPublished ? null : <DraftBadge />}
          <Chip
            variant="outlined"
            color={project.status === 'active' ? 'success' : 'default'}
            label={translate(`admin.projects.status.${project.status}`)}
          />
        </>
      }
      facts={[
        period,
        project.category &&
          translate(`admin.projects.category.${project.category}`, { _: project.category }),
      ]}
      preview="description"
      slug={project.slug}
      picture={smallestPicture(project, project.imageUrl)}
      publicPath={project.isPublished ? `/projects/${project.slug}` : undefined}
    />
  );
}

const filters = (
  <>
    <ListFilter
      label="resources.projects.fields.status"
      choices={choicesBy('status', choicesOf('projects', 'status'), 'admin.projects.status')}
    />
    <PublicationFilter />
    <TranslationFilter />
  </>
);

const bulk: BulkDeclaration = { actions: ['publish', 'unpublish', 'trash'] };

export function ProjectsList() {
  return (
    <RecordList
      sort={{ field: 'id', order: 'ASC' }}
      sortFields={['id', 'title', 'status', 'startDate']}
      filters={filters}
      bulk={bulk}
      row={<ProjectRow />}
    >
      <RecordDialog>
        <ProjectsInputs />
      </RecordDialog>
    </RecordList>
  );
}
