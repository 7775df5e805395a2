import Chip from '@mui/material/Chip';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { choicesOf } from '../api/form-rules';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { formatDate } from '../components/format/date';
import { smallestPicture } from '../components/image/picture-url';
import { DraftBadge } from '../components/list/draft-badge';
import { ListFilter, PublicationFilter, TranslationFilter } from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { ProjectsDialog } from './projects-dialog';

type Project = Schemas['ProjectDto'];

function ProjectRow() {
  const project = useRecordContext<Project>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!project) {
    return null;
  }
  const english = locale === 'en';
  const period = [project.startDate, project.endDate].map(formatDate).filter(Boolean).join(' – ');
  return (
    <RecordCard
      title={(english ? project.titleEn : project.title) || project.title || project.titleEn}
      badges={
        <>
          {project.isPublished ? null : <DraftBadge />}
          <Chip
            size="small"
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
      preview={(english ? project.descriptionEn : project.description) || project.description}
      slug={project.slug}
      picture={smallestPicture(project, project.imageUrl)}
      publicPath={project.isPublished ? `/projects/${project.slug}` : undefined}
      editPath={`/projects/${project.id}`}
    />
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <>
      <ListFilter
        label={translate('resources.projects.fields.status')}
        choices={choicesOf('projects', 'status').map((status) => ({
          name: translate(`admin.projects.status.${status}`),
          filter: { status },
        }))}
      />
      <PublicationFilter />
      <TranslationFilter />
    </>
  );
}

const bulk: BulkDeclaration = { actions: ['publish', 'unpublish', 'trash'] };

export function ProjectsList() {
  return (
    <RecordList
      sort={{ field: 'id', order: 'ASC' }}
      sortFields={['id', 'title', 'status', 'startDate']}
      filters={<Filters />}
      bulk={bulk}
      row={<ProjectRow />}
    >
      <ProjectsDialog />
    </RecordList>
  );
}
