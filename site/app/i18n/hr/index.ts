import { about } from './about';
import { blog } from './blog';
import { common } from './common';
import { home } from './home';
import { newsletter } from './newsletter';
import { projects } from './projects';

export const catalogue = { common, about, home, blog, projects, newsletter };
