import type { Catalogue } from '../catalogue';
import { blog } from './blog';
import { common } from './common';
import { home } from './home';
import { newsletter } from './newsletter';
import { projects } from './projects';

export const catalogue: Catalogue = { common, home, blog, projects, newsletter };
