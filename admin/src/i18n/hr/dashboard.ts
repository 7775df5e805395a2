export const dashboardHr = {
  welcome: 'Dobro došli, %{name}',
  welcomeAnonymous: 'Dobro došli',
  lead: 'Što danas želite urediti?',
  waiting: {
    title: 'Čeka vas',
    failed: 'Brojke trenutno nisu dostupne.',
    nothing: 'Ništa vas ne čeka.',
    messages: 'nepročitana poruka |||| nepročitane poruke |||| nepročitanih poruka',
    openMessages: 'poruka čeka odgovor |||| poruke čekaju odgovor |||| poruka čeka odgovor',
    undeliveredReplies:
      'neisporučen odgovor |||| neisporučena odgovora |||| neisporučenih odgovora',
    bankPayments: 'uplata bez donacije |||| uplate bez donacije |||| uplata bez donacije',
    failedMails:
      'neisporučena poruka e-pošte |||| neisporučene poruke e-pošte |||| neisporučenih poruka e-pošte',
    pledges: 'donacija čeka uplatu |||| donacije čekaju uplatu |||| donacija čeka uplatu',
    drafts: 'skica članka |||| skice članaka |||| skica članaka',
    draftEvents: 'skica događaja |||| skice događaja |||| skica događaja',
    draftProjects: 'skica projekta |||| skice projekata |||| skica projekata',
    draftCalls: 'skica javnog poziva |||| skice javnih poziva |||| skica javnih poziva',
    draftPages: 'skica stranice |||| skice stranica |||| skica stranica',
    draftDocuments: 'skica dokumenta |||| skice dokumenata |||| skica dokumenata',
    draftIssues:
      'broj newslettera u pripremi |||| broja newslettera u pripremi |||| brojeva newslettera u pripremi',
    outdated:
      'članak sa starijim prijevodom |||| članka sa starijim prijevodom |||| članaka sa starijim prijevodom',
    gaps: {
      title: 'Dopunite:',
      effects: 'što donacija omogućuje',
      picture: 'fotografija na naslovnici',
      report: 'financijski izvještaj',
    },
    older: 'Stariji prijevod:',
    scheduled: 'zakazan članak |||| zakazana članka |||| zakazanih članaka',
    next: 'Sljedeći se objavljuje %{date}:',
  },
  overview: {
    money: 'Primljeno',
    month: 'ovoga mjeseca',
    year: 'ove godine',
    statement: 'Posljednji uvezeni izvod: %{day}',
    noStatement: 'Još nije uvezen nijedan izvod.',
    event: 'Sljedeći događaj',
    noEvent: 'Nema nadolazećih događaja.',
    changes: 'Posljednje izmjene',
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
  maintainer: {
    title:
      '%{smart_count} stvar za održavatelja stranice |||| %{smart_count} stvari za održavatelja stranice |||| %{smart_count} stvari za održavatelja stranice',
    urgent:
      'Hitno: %{smart_count} stvar za održavatelja stranice |||| Hitno: %{smart_count} stvari za održavatelja stranice |||| Hitno: %{smart_count} stvari za održavatelja stranice',
    send: 'Pošalji održavatelju',
  },
  firstSteps: {
    title: 'Prvi koraci',
    done: '%{done} od %{total}',
    isDone: 'učinjeno',
    hide: 'Sakrij',
    name: 'Upišite naziv i adresu svoje udruge',
    account: 'Upišite račun za donacije',
    phone: 'Upišite broj telefona',
    picture: 'Odaberite fotografiju za naslovnicu',
    effects: 'Napišite što donacije omogućuju',
    person: 'Dodajte još jednu osobu',
    mail: 'Dogovorite slanje e-pošte',
    post: 'Objavite prvi članak',
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
    blog: 'Pišite i uređujte članke, vijesti i obavijesti.',
    projects: 'Projekti u tijeku, u pripremi i završeni.',
    events: 'Radionice, predavanja i druženja.',
    team: 'Ljudi koji vode Udrugu i njezine programe.',
    partners: 'Ustanove i udruge s kojima surađujemo.',
    settings: 'Podaci o Udruzi, kontakti i račun za donacije.',
  },
};
