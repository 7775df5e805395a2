export const projects = {
  title: 'Projekti',
  lead: 'Svaki projekt počinje nečijom potrebom. Pogledajte što radimo sada, što pripremamo i\u00a0što smo završili.',
  description:
    'Projekti Udruge Kvaliteta življenja: u tijeku, u pripremi i završeni. Psihosocijalna podrška, pomoć starijima, zaštita djece, obrazovanje.',
  tabs: {
    label: 'Projekti po fazama',
    current: 'U tijeku',
    upcoming: 'U pripremi',
    completed: 'Završeni',
  },
  empty: {
    current: 'Trenutno nema projekata u tijeku.',
    upcoming: 'Trenutno nema projekata u pripremi.',
    completed: 'Još nema završenih projekata.',
  },
  more: 'Detaljnije',
  learnMore: 'Saznajte više',
  financing: 'Financiranje',
  results: 'Rezultati',
  expectedResults: 'Očekivani rezultati',
  partners: 'Partneri',
  activities: 'Aktivnosti',
  note: 'Napomena',
  documents: 'Dokumenti',
  period: 'Trajanje',
  /** Before the day on which a project begins that has no end. */
  since: 'od',
  facts: 'O projektu',
  action: {
    title: 'Imate prijedlog ili želite sudjelovati?',
    text: 'Javite nam se. Novi projekt najčešće počinje razgovorom.',
    button: 'Kontaktirajte nas',
  },
  back: 'Natrag na projekte',
  help: 'Trebate pomoć odmah?',
  ask: {
    call: 'Pročitajte javni poziv',
    title: 'Zanima vas ovaj projekt?',
    text: 'Pitajte nas kako se uključiti ili kako doći do podrške.',
    button: 'Pošaljite upit',
  },
  support: {
    title: 'Trebate razgovor?',
    text: 'Pitajte nas kako se uključiti ili kako doći do podrške.',
    button: 'Javite nam se',
  },
  talk: {
    title: 'Želite razgovarati?',
    text: 'Nazovite nas ili pišite s adrese koju čitate samo vi.',
    button: 'Pišite nam',
  },
  notFound: {
    title: 'Projekt nije pronađen',
    text: 'Projekt koji tražite ne postoji ili je uklonjen.',
  },
};
