export const trashHr = {
  admin: {
    search: 'Traži po naslovu',
    empty: 'Koš je prazan.',
    noResults: 'Ništa u košu ne odgovara odabiru.',
    explanation:
      'Što je obrisano, čuva se ovdje 30 dana, zajedno s datotekama i ranijim inačicama, a zatim se trajno briše.',
    kind: 'Vrsta',
    deleted: 'Obrisano %{date} (%{name})',
    keptUntil: 'Čuva se do %{day}',
    restore: 'Vrati',
    remove: 'Obriši trajno',
    removal: {
      title: 'Trajno obrisati „%{name}”?',
      text: 'Nakon toga povratka više nema.',
    },
    emptying: {
      do: 'Isprazni koš',
      title: 'Isprazniti koš?',
      text: 'Sve u košu trajno se briše, i ono što odabrani filtri ne prikazuju. Nakon toga povratka više nema.',
    },
    toast: {
      trashed: 'Premješteno u koš: „%{name}”.',
      restored: 'Vraćeno iz koša: „%{name}”.',
      deleted: 'Trajno je obrisano.',
      emptied: 'Koš je ispražnjen.',
    },
  },
  resource: {
    name: 'Stavka koša |||| Stavke koša |||| Stavke koša',
    fields: {
      id: 'Broj',
      title: 'Naslov',
      titleEn: 'Engleski naslov',
      resource: 'Vrsta',
      deletedAt: 'Vrijeme brisanja',
      deletedBy: 'Ime onoga tko briše',
    },
  },
};
