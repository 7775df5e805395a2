export const dashboardHr = {
  welcome: 'Dobro došli, %{name}',
  welcomeAnonymous: 'Dobro došli',
  lead: 'Što danas želite urediti?',
  waiting: {
    title: 'Čeka vas',
    failed: 'Brojke trenutačno nisu dostupne.',
    nothing: 'Ništa vas ne čeka.',
    messages: 'nepročitana poruka |||| nepročitane poruke |||| nepročitanih poruka',
    openMessages: 'poruka čeka odgovor |||| poruke čekaju odgovor |||| poruka čeka odgovor',
    undeliveredReplies:
      'neisporučen odgovor |||| neisporučena odgovora |||| neisporučenih odgovora',
    bankPayments: 'uplata bez donacije |||| uplate bez donacije |||| uplata bez donacije',
    pledges: 'donacija čeka uplatu |||| donacije čekaju uplatu |||| donacija čeka uplatu',
    drafts: 'skica članka |||| skice članaka |||| skica članaka',
    draftEvents: 'skica događaja |||| skice događaja |||| skica događaja',
    draftProjects: 'skica projekta |||| skice projekata |||| skica projekata',
    draftCalls: 'skica javnog poziva |||| skice javnih poziva |||| skica javnih poziva',
    draftPages: 'skica stranice |||| skice stranica |||| skica stranica',
    draftDocuments: 'skica dokumenta |||| skice dokumenata |||| skica dokumenata',
    draftIssues:
      'skica broja newslettera |||| skice brojeva newslettera |||| skica brojeva newslettera',
    outdated:
      'članak sa starijim prijevodom |||| članka sa starijim prijevodom |||| članaka sa starijim prijevodom',
    older: 'Stariji prijevod:',
    scheduled: 'zakazan članak |||| zakazana članka |||| zakazanih članaka',
    next: 'Sljedeći se objavljuje %{date}:',
  },
  overview: {
    money: 'Primljeno',
    month: 'ovoga mjeseca',
    year: 'ove godine',
    statement: 'Zadnji uvezeni izvod: %{day}',
    noStatement: 'Još nije uvezen nijedan izvod.',
    event: 'Sljedeći događaj',
    noEvent: 'Nema nadolazećih događaja.',
    changes: 'Zadnje izmjene',
    noChanges: 'Još nema izmjena.',
    added: 'dodano',
    changed: 'izmijenjeno',
    deleted: 'obrisano',
    restored: 'vraćeno',
    more: '%{name} i još %{count}',
  },
  actions: { post: 'Novi članak', event: 'Novi događaj', statement: 'Uvezi izvod' },
  untrustedProxy:
    'Ispred stranice stoji posrednički poslužitelj (proxy) za koji ona ne zna, pa sve posjetitelje broji kao jednoga: prijave, poruke i pretplate mogu biti odbijene bez razloga. Tko održava poslužitelj, neka varijablu TRUST_PROXY postavi na broj posrednika, najčešće 1.',
  health: {
    ok: 'Stranica radi kako treba.',
    warning:
      '%{smart_count} stvar zahtijeva pozornost. |||| %{smart_count} stvari zahtijevaju pozornost. |||| %{smart_count} stvari zahtijeva pozornost.',
    error:
      'Hitno: %{smart_count} stvar zahtijeva pozornost. |||| Hitno: %{smart_count} stvari zahtijevaju pozornost. |||| Hitno: %{smart_count} stvari zahtijeva pozornost.',
    stale: 'Stanje stranice odavno nije provjereno.',
    see: 'Pogledaj stanje stranice',
  },
  accountChange: {
    text: 'Račun za donacije mijenja se %{date}.',
    see: 'Pogledaj što se mijenja',
  },
  undelivered: {
    text: '%{smart_count} poruka e-pošte nije isporučena. |||| %{smart_count} poruke e-pošte nisu isporučene. |||| %{smart_count} poruka e-pošte nije isporučeno.',
    see: 'Pogledaj što nije uspjelo',
  },
  gaps: {
    title: 'Nedostaje prijevod',
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
    events: { title: 'Događaji', text: 'Radionice, predavanja i druženja.' },
    'public-calls': { title: 'Javni pozivi', text: 'Uvjeti, rokovi, ispravci i rezultati.' },
    team: { title: 'Tim', text: 'Ljudi koji vode Udrugu i njezine programe.' },
    partners: { title: 'Partneri', text: 'Ustanove i udruge s kojima surađujemo.' },
    documents: {
      title: 'Dokumenti',
      text: 'Letci, obrasci i pozivi koje posjetitelji preuzimaju.',
    },
    'page-texts': { title: 'Stranice', text: 'Riječi na naslovnici i drugim stranicama.' },
    pages: { title: 'Vlastite stranice', text: 'Stranice koje dodajete sami, i u podnožje.' },
    media: { title: 'Slike', text: 'Zbirka slika, njihovi opisi i gdje se koriste.' },
    settings: { title: 'Postavke', text: 'Podaci o Udruzi, kontakti i račun za donacije.' },
    redirects: {
      title: 'Preusmjeravanja',
      text: 'Stare adrese stranica i kamo vode.',
    },
    users: { title: 'Korisnici', text: 'Osobe koje uređuju sadržaj i njihove lozinke.' },
    backups: {
      title: 'Sigurnosne kopije',
      text: 'Preuzimanje kopija svega što se čuva i vraćanje iz njih.',
    },
    health: { title: 'Zdravlje', text: 'Radi li sve kako treba i što učiniti ako ne radi.' },
    privacy: {
      title: 'Privatnost',
      text: 'Što se čuva o nečijoj adresi, kopija podataka i njihovo brisanje.',
    },
    account: { title: 'Moj račun', text: 'Vaši podaci, lozinka i odjava.' },
  },
};
