/** The team members on the home and About pages; a row's keys are columns of `team_members`. */
export const TEAM_MEMBERS = [
  {
    name: 'Ana Horvat',
    position: 'Predsjednica',
    position_en: 'President',
    bio: 'Psihologinja. Dvadeset godina radi s djecom i obiteljima.',
    bio_en: 'Psychologist. She has worked with children and families for twenty years.',
    email: 'ana.horvat@kvaliteta-zivljenja.example',
    order: 1,
  },
  {
    name: 'Ivan Marić',
    position: 'Dopredsjednik',
    position_en: 'Vice-president',
    bio: 'Socijalni pedagog. Vodi rad s mladima i školama.',
    bio_en: 'Social pedagogue. He leads the work with young people and schools.',
    email: 'ivan.maric@kvaliteta-zivljenja.example',
    order: 2,
  },
  {
    name: 'Marija Kovač',
    position: 'Voditeljica projekata',
    position_en: 'Project manager',
    bio: 'Brine o pomoći u kući i o ljudima koji je pružaju.',
    bio_en: 'She looks after home help and the people who give it.',
    email: 'marija.kovac@kvaliteta-zivljenja.example',
    order: 3,
  },
  {
    name: 'Petar Babić',
    position: 'Voditelj projekata',
    position_en: 'Project manager',
    bio: 'Povezuje općine, škole i partnere. Piše i prati projekte.',
    bio_en:
      'He brings municipalities, schools and partners together, plans projects and sees them through.',
    email: 'petar.babic@kvaliteta-zivljenja.example',
    order: 4,
  },
];
