export const dashboardHr = {
  welcome: 'Dobro došli, %{name}',
  welcomeAnonymous: 'Dobro došli',
  lead: 'Što danas želite urediti?',
  waiting: {
    title: 'Čeka vas',
    failed: 'Brojke trenutačno nisu dostupne.',
    messages: 'nepročitana poruka |||| nepročitane poruke |||| nepročitanih poruka',
    pledges: 'donacija čeka uplatu |||| donacije čekaju uplatu |||| donacija čeka uplatu',
    drafts: 'skica članka |||| skice članaka |||| skica članaka',
    scheduled: 'zakazan članak |||| zakazana članka |||| zakazanih članaka',
    events: 'nadolazeći događaj |||| nadolazeća događaja |||| nadolazećih događaja',
    subscribers:
      'pretplatnik na newsletter |||| pretplatnika na newsletter |||| pretplatnika na newsletter',
  },
  untrustedProxy:
    'Ispred stranice stoji posrednički poslužitelj (proxy) za koji ona ne zna, pa sve posjetitelje broji kao jednoga: prijave, poruke i pretplate mogu biti odbijene bez razloga. Tko održava poslužitelj, neka varijablu TRUST_PROXY postavi na broj posrednika, najčešće 1.',
  undelivered: {
    text: '%{smart_count} poruka e-pošte nije isporučena. |||| %{smart_count} poruke e-pošte nisu isporučene. |||| %{smart_count} poruka e-pošte nije isporučeno.',
    see: 'Pogledaj što nije uspjelo',
  },
  gaps: {
    title: 'Nedostaje prijevod',
    complete: 'Prijevodi',
    none: 'Svi su tekstovi na oba jezika, a sve su slike opisane.',
    blog: '%{smart_count} članak |||| %{smart_count} članka |||| %{smart_count} članaka',
    projects: '%{smart_count} projekt |||| %{smart_count} projekta |||| %{smart_count} projekata',
    events: '%{smart_count} događaj |||| %{smart_count} događaja |||| %{smart_count} događaja',
    team: '%{smart_count} osoba u timu |||| %{smart_count} osobe u timu |||| %{smart_count} osoba u timu',
    partners: '%{smart_count} partner |||| %{smart_count} partnera |||| %{smart_count} partnera',
    funders:
      '%{smart_count} financijer |||| %{smart_count} financijera |||| %{smart_count} financijera',
    documents:
      '%{smart_count} dokument |||| %{smart_count} dokumenta |||| %{smart_count} dokumenata',
    media:
      '%{smart_count} slika bez opisa |||| %{smart_count} slike bez opisa |||| %{smart_count} slika bez opisa',
  },
  tabs: { label: 'Dijelovi nadzorne ploče', content: 'Sadržaj', settings: 'Postavke' },
  cards: {
    blog: { title: 'Blog', text: 'Pišite i uređujte članke, vijesti i obavijesti.' },
    projects: { title: 'Projekti', text: 'Projekti u tijeku, u pripremi i završeni.' },
    events: { title: 'Događaji', text: 'Radionice, predavanja i javni pozivi.' },
    team: { title: 'Tim', text: 'Ljudi koji vode Udrugu i njezine programe.' },
    partners: { title: 'Partneri', text: 'Ustanove i udruge s kojima surađujemo.' },
    documents: {
      title: 'Dokumenti',
      text: 'Letci, obrasci i pozivi koje posjetitelji preuzimaju.',
    },
    media: { title: 'Slike', text: 'Zbirka slika, njihovi opisi i gdje se koriste.' },
    settings: { title: 'Postavke', text: 'Podaci o Udruzi, kontakti i račun za donacije.' },
    users: { title: 'Korisnici', text: 'Osobe koje uređuju sadržaj i njihove lozinke.' },
    privacy: {
      title: 'Privatnost',
      text: 'Što se čuva o nečijoj adresi, kopija podataka i njihovo brisanje.',
    },
    account: { title: 'Moj račun', text: 'Promjena vlastite lozinke.' },
  },
};

export const dashboardEn: typeof dashboardHr = {
  welcome: 'Welcome, %{name}',
  welcomeAnonymous: 'Welcome',
  lead: 'What would you like to edit today?',
  waiting: {
    title: 'Waiting for you',
    failed: 'The figures are not available at the moment.',
    messages: 'unread message |||| unread messages',
    pledges: 'donation awaiting payment |||| donations awaiting payment',
    drafts: 'draft post |||| draft posts',
    scheduled: 'scheduled post |||| scheduled posts',
    events: 'upcoming event |||| upcoming events',
    subscribers: 'newsletter subscriber |||| newsletter subscribers',
  },
  untrustedProxy:
    'A proxy stands in front of the site, which does not know of it and counts all visitors as one: sign-ins, messages and subscriptions may be refused for no reason. Whoever maintains the server should set the variable TRUST_PROXY to the number of proxies, mostly 1.',
  undelivered: {
    text: '%{smart_count} email was not delivered. |||| %{smart_count} emails were not delivered.',
    see: 'See what went wrong',
  },
  gaps: {
    title: 'Missing translations',
    complete: 'Translations',
    none: 'All texts are in both languages, and all pictures are described.',
    blog: '%{smart_count} post |||| %{smart_count} posts',
    projects: '%{smart_count} project |||| %{smart_count} projects',
    events: '%{smart_count} event |||| %{smart_count} events',
    team: '%{smart_count} team member |||| %{smart_count} team members',
    partners: '%{smart_count} partner |||| %{smart_count} partners',
    funders: '%{smart_count} funder |||| %{smart_count} funders',
    documents: '%{smart_count} document |||| %{smart_count} documents',
    media:
      '%{smart_count} picture without a description |||| %{smart_count} pictures without a description',
  },
  tabs: { label: 'Parts of the dashboard', content: 'Content', settings: 'Settings' },
  cards: {
    blog: { title: 'Blog', text: 'Write and edit articles, news and announcements.' },
    projects: { title: 'Projects', text: 'Current, upcoming and completed projects.' },
    events: { title: 'Events', text: 'Workshops, talks and public calls.' },
    team: { title: 'Team', text: 'The people who run the association and its programmes.' },
    partners: { title: 'Partners', text: 'Institutions and associations we work with.' },
    documents: { title: 'Documents', text: 'Flyers, forms and calls that visitors download.' },
    media: {
      title: 'Pictures',
      text: 'The picture library: descriptions, and where each is used.',
    },
    settings: {
      title: 'Settings',
      text: 'The association’s details, contacts and donation account.',
    },
    users: { title: 'Users', text: 'The people who edit the content, and their passwords.' },
    privacy: {
      title: 'Privacy',
      text: 'What is kept about an address, a copy of the data, and their erasure.',
    },
    account: { title: 'My account', text: 'Change your own password.' },
  },
};
