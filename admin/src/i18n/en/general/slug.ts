import type { slugHr } from '../../hr/general/slug';

export const slugEn: typeof slugHr = {
  fromTitle: 'Suggest from the title',
  follows: 'Made from the Croatian title until you change it yourself.',
  help: 'Lower-case letters a–z, digits and hyphens between them.',
  checking: 'Checking whether it is free…',
  free: 'It is free: %{address}',
  address: 'The whole address: %{address}',
  taken: '“%{title}” already has this address.',
  use: 'Use %{slug}',
  unknown: 'Could not check whether it is free.',
  moves: 'Links to the present address will still lead to this page.',
};
