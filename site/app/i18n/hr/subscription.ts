export const subscription = {
  archive: {
    title: 'Dosadašnji brojevi',
    lead: 'Ono što smo dosad slali pretplatnicima na newsletter.',
    empty: 'Ovdje još nema nijednog broja.',
    link: 'Pročitajte dosadašnje brojeve',
    subscribe: 'Pretplatite se',
    of: 'Newsletter, {{day}}',
    back: 'Natrag na dosadašnje brojeve',
    missing: {
      title: 'Ovog broja nema u\u00a0arhivi',
      text: 'Možda je uklonjen ili adresa nije potpuna.',
    },
  },
  confirm: {
    title: 'Potvrdite pretplatu',
    lead: 'Jednim pritiskom potvrđujete da je ovo vaša adresa i\u00a0da želite primati naš newsletter.',
    button: 'Potvrdite pretplatu',
  },
  confirmed: {
    title: 'Pretplata je potvrđena',
    lead: 'Dobro došli. Javit ćemo vam se sa sljedećim vijestima.',
  },
  unsubscribe: {
    title: 'Odjava s newslettera',
    lead: 'Jednim pritiskom odjavljujete se i\u00a0više vam ga ne šaljemo.',
    button: 'Odjavite se',
    instead: 'Samo želite drugi jezik? <preferences>Promijenite postavke pretplate</preferences>.',
    doneTitle: 'Odjavljeni ste',
    done: 'Newsletter vam više ne šaljemo. Ako se predomislite, uvijek se možete ponovno pretplatiti.',
  },
  preferences: {
    title: 'Postavke pretplate',
    lead: 'Ovdje birate jezik newslettera, odjavljujete se ili brišete svoje podatke.',
    address: 'Adresa: {{email}}',
    active: 'Pretplata je aktivna.',
    left: 'Odjavljeni ste i newsletter vam ne šaljemo.',
    saved: 'Jezik je promijenjen.',
    languageTitle: 'Jezik newslettera',
    hr: 'Hrvatski',
    en: 'Engleski',
    save: 'Spremite jezik',
    leaveTitle: 'Odjava',
    leave: 'Odjavite se',
    eraseTitle: 'Brisanje podataka',
    eraseText:
      'Brišemo vašu adresu i sve što smo uz nju čuvali. Ostaje samo otisak iz kojeg se adresa ne može pročitati, da vam nikad više zabunom ne pišemo.',
    erase: 'Obrišite moje podatke',
  },
  erased: {
    title: 'Vaši su podaci obrisani',
    lead: 'Vaša adresa više nije na našem popisu.',
  },
  invalid: {
    title: 'Ova poveznica više ne vrijedi',
    lead: 'Već je iskorištena, istekla je ili nije cijela. Ako ste pretplatu već potvrdili, ne morate ništa učiniti.',
    help: 'Poveznicu otvorite izravno iz poruke ili se pretplatite ponovno pa ćemo vam poslati novu.',
    subscribe: 'Pretplatite se ponovno',
  },
  failed: {
    title: 'Nije uspjelo',
    lead: 'Dogodila se pogreška na našoj strani. Pokušajte ponovno za nekoliko trenutaka.',
  },
};
