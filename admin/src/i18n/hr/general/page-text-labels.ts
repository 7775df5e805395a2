/** The names of texts and of groups of texts. */
export const pageTextLabelsHr = {
  roles: {
    title: 'Naslov',
    text: 'Tekst',
    lead: 'Uvod',
    subtitle: 'Podnaslov',
    description: 'Opis za tražilice',
    hint: 'Savjet uz poruku',
    link: 'Poveznica',
    name: 'Mjesto',
    year: 'Vrijeme',
  },
  groups: {
    home_hero: 'Početak stranice',
    about: 'Početak stranice',
    about_mission_areaList: 'Područja rada',
    donate: 'Početak stranice',
    donate_other_monthly_steps: 'Koraci do trajnog naloga',
    documents: 'Početak stranice',
    contact_topics: 'Početak stranice',
    common_footer: 'Podnožje',
    legal_privacy: 'Privatnost',
    legal_accessibility: 'Pristupačnost',
    search: 'Stranica u tražilicama',
  },
};
