export const healthHr = {
  admin: {
    lead: 'Radi li stranica kako treba i što učiniti ako ne radi. Provjerava se svakih 15 minuta.',
    checkedAt: 'Posljednja provjera: %{date}',
    checkNow: 'Provjeri sada',
    checking: 'Provjera traje nekoliko sekundi…',
    checked: 'Provjereno',
    stale:
      'Provjere odavno nisu obavljene, pa ovo možda više ne vrijedi. Ponovno pokrenite stranicu.',
    all: {
      ok: 'Sve je u redu.',
      warning: 'Nešto zahtijeva pozornost.',
      error: 'Nešto zahtijeva pozornost još danas.',
    },
    levels: { ok: 'U redu', warning: 'Pozor', error: 'Hitno', unknown: 'Nije provjereno' },
    advice: 'Što učiniti',
    lines: 'Provjere',
  },
  resource: { name: 'Stanje stranice |||| Stanje stranice |||| Stanje stranice' },
};
