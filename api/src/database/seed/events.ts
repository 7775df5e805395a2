const PREMISES = { location: 'Prostorije Udruge', location_en: 'The association’s premises' };
/** The place of programmes in several towns. */
const FOUR_TOWNS = 'Split, Zadar, Knin, Drniš';

/** Past events of the association's first years; a row's keys are columns of `events`. */
export const EVENTS = [
  {
    title: 'Poziv na iskazivanje interesa: prevencija institucionalizacije',
    title_en: 'Call for expressions of interest: preventing institutionalisation',
    slug: 'poziv-na-iskazivanje-interesa-prevencija-institucionalizacije',
    description:
      'Pozivamo osobe starije od 65 godina i odrasle osobe s invaliditetom da se prijave za besplatnu pomoć u kući u projektu Zaželi III. Uvjeti, popis dokumenata i obrazac nalaze se u javnom pozivu.',
    description_en:
      'We invite people over 65 and adults with disabilities to apply for free home help in the Zaželi III project. The conditions, the list of documents and the form are in the public call.',
    location: 'Šibensko-kninska županija',
    location_en: 'Šibenik-Knin County',
    event_date: '2024-04-26T09:00:00+02:00',
    registration_link: '/javni-poziv',
  },
  {
    title: 'Program podrške mladima rizičnog ponašanja',
    title_en: 'Support programme for young people at risk',
    slug: 'program-podrske-mladima-rizicnog-ponasanja',
    description:
      'Grupni i individualni rad s mladima od 14 do 21 godine: kako prepoznati rizik, oduprijeti se pritisku vršnjaka i potražiti pomoć. Program traje od prosinca 2024. do travnja 2025. u četiri grada.',
    description_en:
      'Group and individual work with young people aged 14 to 21: how to recognise risk, resist peer pressure and ask for help. The programme runs from December 2024 to April 2025 in four towns.',
    location: FOUR_TOWNS,
    event_date: '2024-12-12T17:00:00+01:00',
    end_date: '2025-04-30T19:00:00+02:00',
  },
  {
    title: 'Program za roditelje',
    title_en: 'Programme for parents',
    slug: 'program-za-roditelje',
    description:
      'Osam susreta za roditelje koji žele bolje razumjeti svoje dijete: postavljanje granica, razgovor bez vike, dogovori o ekranima i briga o sebi.',
    description_en:
      'Eight meetings for parents who want to understand their child better: setting limits, talking without shouting, agreements about screens and looking after yourself.',
    location: FOUR_TOWNS,
    event_date: '2024-12-12T18:00:00+01:00',
    end_date: '2025-04-30T20:00:00+02:00',
  },
  {
    title: 'Program savjetovanja o ovisnostima',
    title_en: 'Addiction counselling programme',
    slug: 'program-savjetovanja-o-ovisnostima',
    description:
      'Povjerljivo savjetovanje za osobe koje se žele osloboditi ovisnosti i za njihove bližnje. Prvi razgovor može biti i telefonski.',
    description_en:
      'Confidential counselling for people who want to quit and for those who live with them. The first conversation can be over the phone.',
    ...PREMISES,
    event_date: '2024-06-03T09:00:00+02:00',
    end_date: '2025-05-30T16:00:00+02:00',
  },
  {
    title: 'Edukacija o poduzetništvu',
    title_en: 'Entrepreneurship education',
    slug: 'edukacija-o-poduzetnistvu',
    description:
      'Od zamisli do prvog računa: kako provjeriti ima li zamisao kupca, što traži obrt, a što zadruga, i gdje potražiti početna sredstva.',
    description_en:
      'From an idea to the first invoice: how to find out whether an idea has a customer, what it takes to set up as a sole trader or as a cooperative, and where to look for starting funds.',
    ...PREMISES,
    event_date: '2024-06-10T17:00:00+02:00',
    end_date: '2025-05-26T19:00:00+02:00',
  },
  {
    title: 'Škola socijalnih vještina',
    title_en: 'School of social skills',
    slug: 'skola-socijalnih-vjestina',
    description:
      'Djeca i mladi kroz igru uloga i zajedničke zadatke vježbaju slušanje, dogovaranje i mirno rješavanje sukoba.',
    description_en:
      'Through role play and shared tasks, children and young people practise listening, coming to an agreement and settling conflicts calmly.',
    ...PREMISES,
    event_date: '2024-06-12T16:30:00+02:00',
    end_date: '2025-05-28T18:00:00+02:00',
  },
  {
    title: 'Program opuštanja i nošenja sa stresom',
    title_en: 'Relaxation and stress programme',
    slug: 'program-opustanja-i-nosenja-sa-stresom',
    description:
      'Vježbe disanja, postupno opuštanje mišića i autogeni trening u maloj grupi. Ponesite udobnu odjeću; predznanje nije potrebno.',
    description_en:
      'Breathing exercises, progressive muscle relaxation and autogenic training in a small group. Bring comfortable clothes; no experience is needed.',
    ...PREMISES,
    event_date: '2024-06-17T18:00:00+02:00',
    end_date: '2025-05-29T19:30:00+02:00',
  },
  {
    title: 'Radionica traženja posla',
    title_en: 'Job search workshop',
    slug: 'radionica-trazenja-posla',
    description:
      'Životopis koji se čita, zamolba koja se pamti i proba razgovora za posao. Svatko odlazi s gotovim životopisom.',
    description_en:
      'A CV that gets read, a letter that is remembered and a rehearsed job interview. Everyone leaves with a finished CV.',
    ...PREMISES,
    event_date: '2024-06-20T10:00:00+02:00',
    end_date: '2025-05-30T13:00:00+02:00',
  },
];
