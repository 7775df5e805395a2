import type { Catalogue } from '../catalogue';
import { about } from './about';
import { blog } from './blog';
import { call } from './call';
import { common } from './common';
import { contact } from './contact';
import { documents } from './documents';
import { donate } from './donate';
import { events } from './events';
import { home } from './home';
import { legal } from './legal';
import { newsletter } from './newsletter';
import { offline } from './offline';
import { preview } from './preview';
import { projects } from './projects';
import { search } from './search';
import { subscription } from './subscription';

export const catalogue: Catalogue = {
  common,
  about,
  home,
  blog,
  call,
  contact,
  documents,
  donate,
  events,
  legal,
  projects,
  newsletter,
  offline,
  preview,
  search,
  subscription,
};
