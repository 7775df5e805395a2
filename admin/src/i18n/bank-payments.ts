export const bankPaymentsHr = {
  admin: {
    title: 'Bankovni izvodi',
    lead: 'Uvezite izvod iz internetskog bankarstva (camt.053 ili CSV). Uplate s pozivom na broj najavljene donacije povezuju se same, a povrati s uplatama koje poništavaju; ostalo čeka ovdje. Isti izvod možete uvesti i više puta: ništa se neće udvostručiti.',
    import: 'Uvezi izvod',
    drop: 'Ispustite izvod ovdje',
    edit: 'Uredi',
    search: 'Traži uplate',
    empty: 'Ovdje nema uplata.',
    noResults: 'Nijedna uplata ne odgovara pretrazi.',
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
      amount: 'Iznos se razlikuje od najavljenog za donaciju %{reference}.',
      currency: 'Uplata i donacija %{reference} nisu obje u eurima.',
      received: 'Donacija %{reference} već je primljena.',
      cancelled: 'Donacija %{reference} označena je kao neuplaćena.',
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
      otherThanPledged:
        'Uplaćeno je %{paid}, a najavljeno %{amount}. Kao uplaćeno upisat će se %{paid}, a najava ostaje %{amount}.',
      otherThanPaid:
        'Uplaćeno je %{paid}, a kod donacije kao uplaćeno piše %{amount}. Upisat će se %{paid}.',
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
        'Donacija %{reference} neće više biti primljena. Ako je donatoru zahvala već poslana, javit ćemo mu da je uplata vraćena.',
      submit: 'Poveži',
    },
    aside: { do: 'Ostavi po strani', undo: 'Poništi', back: 'Vrati među uplate koje čekaju' },
    unmatch: 'Odvoji od donacije',
    apart: 'Odvoji povrat od uplate',
    status: { pending: 'čeka uplatu', completed: 'primljena', cancelled: 'nije uplaćena' },
    toast: {
      match: 'Uplata je povezana s donacijom',
      record: 'Donacija je upisana',
      'set-aside': 'Uplata je ostavljena po strani',
      'bring-back': 'Uplata ponovno čeka',
      reverse: 'Povrat je povezan s uplatom',
      unmatch: 'Uplata ponovno čeka, a donacija je kakva je bila prije nje.',
      unmatchThanked:
        'Uplata ponovno čeka, a donacija je kakva je bila prije nje. Donatoru je zahvala već poslana.',
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

export const bankPaymentsEn: typeof bankPaymentsHr = {
  admin: {
    title: 'Bank statements',
    lead: 'Import a statement from your online banking (camt.053 or CSV). Payments that bear the reference of a pledged donation are matched automatically, and reversals with the payments they take back; the rest waits here. You may import the same statement more than once: nothing will be counted twice.',
    import: 'Import a statement',
    drop: 'Drop the statement here',
    edit: 'Edit',
    search: 'Search payments',
    empty: 'There are no payments here.',
    noResults: 'No payment matches the search.',
    stateLabel: 'State',
    state: {
      waiting: 'Waiting',
      matched: 'Matched',
      reversed: 'Reversed',
      reversing: 'Matched',
      aside: 'Set aside',
    },
    by: '%{amount}, %{payer}',
    reversalBy: 'Reversal %{amount}, %{payer}',
    paid: 'Paid %{amount}, %{day}',
    returned: 'Returned %{amount}, %{day}',
    unnamed: 'payer not named',
    reference: 'Reference %{reference}',
    donation: 'Donation %{reference}',
    reversedBy: 'The payment was taken back; its reversal was booked on %{day}.',
    reverses: 'This reversal takes back the payment booked on %{day}.',
    reason: {
      'no-reference': 'The payment bears no donation’s reference.',
      'unknown-reference': 'There is no donation with the reference %{reference}.',
      'several-references': 'The payment bears the references of several donations.',
      amount: 'The amount differs from the one pledged for the donation %{reference}.',
      currency: 'The payment and the donation %{reference} are not both in euros.',
      received: 'The donation %{reference} has already been received.',
      cancelled: 'The donation %{reference} is marked as lapsed.',
      unlinked: 'It was matched with a donation, but no longer is.',
      'no-payment': 'The payment that this takes back was not found.',
      'several-payments': 'This reversal may belong to several payments. Choose the one.',
      partial:
        'Only a part of the payment was taken back. Correct what was paid of the donation, and set this reversal aside.',
    },
    reading: 'Being read…',
    imported: {
      title: 'Imported statements',
      close: 'Close',
      matched:
        '%{smart_count} payment was matched with a pledged donation. |||| %{smart_count} payments were matched with pledged donations.',
      reversed:
        '%{smart_count} payment was taken back and no longer counts. |||| %{smart_count} payments were taken back and no longer count.',
      notified:
        'We have told %{smart_count} donor, who had been thanked already. |||| We have told %{smart_count} donors, who had been thanked already.',
      waiting:
        '%{smart_count} payment waits for you to match it. |||| %{smart_count} payments wait for you to match them.',
      waitingReversals:
        '%{smart_count} reversal waits for you to match it with a payment. |||| %{smart_count} reversals wait for you to match them with payments.',
      known:
        '%{smart_count} entry was imported before. |||| %{smart_count} entries were imported before.',
      leftOut:
        '%{smart_count} entry that is not an incoming payment was left out. |||| %{smart_count} entries that are not incoming payments were left out.',
      nothing: 'The statement holds no entries.',
      tooBig: 'A statement may be at most 20\u00a0MB.',
      failed: 'The statement was not imported. Please try again.',
    },
    match: {
      open: 'Match with a donation',
      title: 'Match the payment with a donation',
      search: 'Reference, name or amount',
      all: 'Search received and lapsed ones, too',
      results: 'Donations',
      none: 'No donation matches the search.',
      pledged: '%{reference}, %{day}, %{status}',
      otherThanPledged:
        '%{paid} was paid and %{amount} pledged. %{paid} will be entered as paid, and the pledge stays %{amount}.',
      otherThanPaid:
        '%{paid} was paid, but the donation says %{amount}. %{paid} will be entered as paid.',
      submit: 'Match',
    },
    record: {
      open: 'Enter as a donation',
      title: 'Enter the payment as a donation',
      help: 'How much of the payment is a donation, and no more than was paid.',
      submit: 'Enter the donation',
    },
    reverse: {
      open: 'Match with a payment',
      title: 'Match the reversal with a payment',
      search: 'Payer, account or description',
      results: 'Payments of the same amount',
      none: 'No payment of that amount matches the search.',
      donation:
        'The donation %{reference} will no longer be received. If its donor has been thanked already, we will tell them that the payment was returned.',
      submit: 'Match',
    },
    aside: { do: 'Set aside', undo: 'Undo', back: 'Put back among those that wait' },
    unmatch: 'Take off the donation',
    apart: 'Take the reversal off the payment',
    status: { pending: 'awaiting payment', completed: 'received', cancelled: 'lapsed' },
    toast: {
      match: 'The payment is matched with the donation',
      record: 'The donation has been entered',
      'set-aside': 'The payment has been set aside',
      'bring-back': 'The payment waits again',
      reverse: 'The reversal is matched with the payment',
      unmatch: 'The payment waits again, and the donation is as it was before it.',
      unmatchThanked:
        'The payment waits again, and the donation is as it was before it. Its donor has already been thanked.',
      apart: 'The payment and the reversal wait again',
    },
  },
  resource: {
    name: 'Payment |||| Payments',
    fields: {
      bookedOn: 'Booking date',
      cents: 'Amount',
      payerName: 'Payer',
      importedAt: 'Imported',
      amount: 'Amount',
      donorName: 'Name',
      isAnonymous: 'Anonymous donation',
      note: 'Note',
    },
  },
};
