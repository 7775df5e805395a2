import VolunteerActivismOutlined from '@mui/icons-material/VolunteerActivismOutlined';

import { ProjectsList } from './projects-list';

export const projects = {
  name: 'projects',
  list: ProjectsList,
  hasCreate: true,
  hasEdit: true,
  icon: VolunteerActivismOutlined,
  recordRepresentation: 'title',
};
