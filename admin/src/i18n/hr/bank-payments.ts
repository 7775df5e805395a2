export const bankPaymentsHr = {
  admin: {
    explanation:
      'Uvezite izvod iz internetskog bankarstva (camt.053 ili CSV). Uplate s pozivom na broj najavljene donacije povezuju se same, a povrati s uplatama koje poništavaju; ostalo čeka ovdje, kao i veze koje su samo vjerojatne. Isti izvod možete uvesti i više puta: ništa se neće udvostručiti.',
    import: 'Uvezi izvod',
    drop: 'Ispustite izvod ovdje',
    edit: 'Uredi',
    search: 'Traži uplate',
    empty: 'Ovdje nema uplata.',
    noResults: 'Nijedna uplata ne odgovara pretrazi.',
    original: 'poslano %{amount}',
    statements: {
      title:
        'Uvezen je %{smart_count} izvod |||| Uvezena su %{smart_count} izvoda |||| Uvezeno je %{smart_count} izvoda',
      name: 'Popis uvezenih izvoda',
      until: 'Uplate su poznate do %{day}.',
      missing:
        'Na jednom se mjestu stanja ne nastavljaju: vjerojatno nedostaje izvod. |||| Na %{smart_count} se mjesta stanja ne nastavljaju: vjerojatno nedostaju izvodi. |||| Na %{smart_count} se mjesta stanja ne nastavljaju: vjerojatno nedostaju izvodi.',
      noBalance: 'Bez stanja',
      follows: 'Nastavlja se na prethodni.',
      gap: 'Prethodni završava sa %{balance}: vjerojatno nedostaje izvod.',
      column: {
        days: 'Razdoblje',
        balances: 'Početno i završno stanje',
        payments: 'Broj uplata',
        file: 'Datoteka',
        imported: 'Uvoz',
      },
    },
    stateLabel: 'Stanje',
    state: {
      waiting: 'Čeka',
      matched: 'Povezana',
      reversed: 'Vraćena',
      reversing: 'Povezan',
      aside: 'Po strani',
    },
    by: '%{amount}, %{payer}',
    reversalBy: 'Povrat %{amount}, %{payer}',
    paid: 'Uplaćeno %{amount}, %{day}',
    returned: 'Vraćeno %{amount}, %{day}',
    unnamed: 'platitelj nije naveden',
    reference: 'Poziv na broj %{reference}',
    donation: 'Donacija %{reference}',
    reversedBy: 'Uplata je vraćena, a povrat je knjižen %{day}.',
    reverses: 'Ovaj povrat poništava uplatu knjiženu %{day}.',
    reason: {
      'no-reference': 'U uplati nema poziva na broj neke donacije.',
      'unknown-reference': 'Donacija s pozivom na broj %{reference} ne postoji.',
      'several-references': 'U uplati su pozivi na broj više donacija.',
      amount: 'Iznos se razlikuje od onoga koji donacija %{reference} još čeka.',
      currency: 'Uplata i donacija %{reference} nisu obje u eurima.',
      received: 'Donacija %{reference} već je primljena.',
      cancelled: 'Donacija %{reference} označena je kao neuplaćena.',
      mistyped:
        'Poziv na broj nije točno upisan. Vjerojatno je to uplata za donaciju %{reference}: provjerite i povežite je.',
      'maybe-reversed':
        'U izvodu je i povrat istog iznosa, koji čeka. Provjerite je li vraćena upravo ova uplata.',
      'maybe-known': 'Možda isto kao:',
      'maybe-reversal': 'Možda se ovim vraća:',
      unlinked: 'Bila je povezana s donacijom, ali više nije.',
      'no-payment': 'Uplata koja se ovim vraća nije nađena.',
      'several-payments': 'Ovaj povrat može pripadati više uplata. Odaberite kojoj pripada.',
      partial:
        'Vraćen je samo dio uplate. Ispravite uplaćeni iznos donacije, a ovaj povrat ostavite po strani.',
    },
    reading: 'Čita se…',
    imported: {
      title: 'Uvezeni izvodi',
      close: 'Zatvori',
      matched:
        '%{smart_count} uplata povezana je s najavljenom donacijom. |||| %{smart_count} uplate povezane su s najavljenim donacijama. |||| %{smart_count} uplata povezano je s najavljenim donacijama.',
      reversed:
        '%{smart_count} uplata je vraćena i ne broji se više. |||| %{smart_count} uplate su vraćene i ne broje se više. |||| %{smart_count} uplata je vraćeno i ne broji se više.',
      notified:
        'Javili smo %{smart_count} donatoru, kojem je zahvala već bila poslana. |||| Javili smo %{smart_count} donatorima, kojima je zahvala već bila poslana. |||| Javili smo %{smart_count} donatora, kojima je zahvala već bila poslana.',
      waiting:
        '%{smart_count} uplata čeka da je povežete. |||| %{smart_count} uplate čekaju da ih povežete. |||| %{smart_count} uplata čeka da ih povežete.',
      waitingReversals:
        '%{smart_count} povrat čeka da ga povežete s uplatom. |||| %{smart_count} povrata čekaju da ih povežete s uplatama. |||| %{smart_count} povrata čeka da ih povežete s uplatama.',
      known:
        '%{smart_count} stavka već je bila uvezena. |||| %{smart_count} stavke već su bile uvezene. |||| %{smart_count} stavki već je bilo uvezeno.',
      leftOut:
        'Izostavljena je %{smart_count} stavka koja nije uplata. |||| Izostavljene su %{smart_count} stavke koje nisu uplate. |||| Izostavljeno je %{smart_count} stavki koje nisu uplate.',
      ofOtherAccounts:
        'Nije uvezena %{smart_count} stavka s drugih računa (%{accounts}). |||| Nisu uvezene %{smart_count} stavke s drugih računa (%{accounts}). |||| Nije uvezeno %{smart_count} stavki s drugih računa (%{accounts}).',
      noNumber: 'bez broja računa',
      converted:
        '%{smart_count} stavka u kunama preračunata je u eure po tečaju 7,53450. |||| %{smart_count} stavke u kunama preračunate su u eure po tečaju 7,53450. |||| %{smart_count} stavki u kunama preračunato je u eure po tečaju 7,53450.',
      nothing: 'U izvodu nema nijedne stavke.',
      tooBig: 'Izvod smije imati najviše 20\u00a0MB.',
      failed: 'Izvod nije uvezen. Pokušajte ponovno.',
    },
    match: {
      open: 'Poveži s donacijom',
      title: 'Poveži uplatu s donacijom',
      search: 'Poziv na broj, ime ili iznos',
      all: 'Traži i među primljenima i neuplaćenima',
      results: 'Donacije',
      none: 'Nijedna donacija ne odgovara pretrazi.',
      pledged: '%{reference}, %{day}, %{status}',
      lessThanPledged:
        'S ovom je uplatom stiglo %{paid} od najavljenih %{amount}. Donacija čeka još %{missing}, a donatoru se zahvaljuje kad stigne sve.',
      moreThanPledged:
        'S ovom je uplatom stiglo %{paid}, a najavljeno je %{amount}. Kao uplaćeno upisat će se %{paid}, a najava ostaje %{amount}.',
      otherThanPaid:
        'Uplaćeno je %{paid}, a kod donacije kao uplaćeno piše %{amount}. Ova uplata zamjenjuje ono što je upisano rukom, a drugim se uplatama s izvoda pribraja.',
      submit: 'Poveži',
    },
    record: {
      open: 'Upiši kao donaciju',
      title: 'Upiši uplatu kao donaciju',
      help: 'Koliko je od uplate donacija. Najviše onoliko koliko je uplaćeno.',
      submit: 'Upiši donaciju',
    },
    reverse: {
      open: 'Poveži s uplatom',
      title: 'Poveži povrat s uplatom',
      search: 'Platitelj, račun ili opis',
      results: 'Uplate u istom iznosu',
      none: 'Nijedna uplata u tom iznosu ne odgovara pretrazi.',
      donation:
        'Uplata se oduzima od donacije %{reference}. Ako zbog toga više nije primljena, a donatoru je zahvala već poslana, javit ćemo mu da je uplata vraćena.',
      submit: 'Poveži',
    },
    aside: { do: 'Ostavi po strani', undo: 'Poništi', back: 'Vrati među uplate koje čekaju' },
    likely: { same: 'Isto je, ostavi po strani', other: 'Nije isto, obradi' },
    unmatch: 'Odvoji od donacije',
    apart: 'Odvoji povrat od uplate',
    status: { pending: 'čeka uplatu', completed: 'primljena', cancelled: 'nije uplaćena' },
    toast: {
      match: 'Uplata je povezana s donacijom',
      record: 'Donacija je upisana',
      'set-aside': 'Uplata je ostavljena po strani',
      'tell-apart': 'Uplata je obrađena kao nova',
      'bring-back': 'Uplata ponovno čeka',
      reverse: 'Povrat je povezan s uplatom',
      unmatch: 'Uplata ponovno čeka, a donacija je kakva je bila bez nje.',
      unmatchThanked:
        'Uplata ponovno čeka, a donacija je kakva je bila bez nje. Donatoru je zahvala već poslana.',
      apart: 'Uplata i povrat ponovno čekaju',
    },
  },
  resource: {
    name: 'Uplata |||| Uplate |||| Uplate',
    fields: {
      bookedOn: 'Datum knjiženja',
      cents: 'Iznos',
      payerName: 'Platitelj',
      importedAt: 'Uvezeno',
      amount: 'Iznos',
      donorName: 'Ime i prezime',
      isAnonymous: 'Anonimna donacija',
      note: 'Bilješka',
    },
  },
};
