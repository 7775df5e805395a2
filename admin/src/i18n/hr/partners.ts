export const partnersHr = {
  admin: {
    explanation: 'Ovdje su ustanove i udruge s kojima surađujete i one koje vas financiraju.',
    add: 'Novi partner ili financijer',
    addFirst: 'Dodaj prvi zapis',
    edit: 'Uredi',
    editTitle: 'Uredi partnera ili financijera',
    open: 'Otvori partnere na javnoj stranici u novoj kartici',
    search: 'Traži partnere',
    empty: 'Ovdje još nema nikoga.',
    noResults: 'Ništa ne odgovara pretrazi.',
    kind: {
      label: 'Vrsta',
      partner: 'Partner',
      funder: 'Financijer',
      partners: 'Partneri',
      funders: 'Financijeri',
    },
    help: {
      nameEn: 'Ako ostane prazno, naziv je isti i na engleskom.',
      websiteUrl: 'Adresa https://. Može ostati prazno.',
    },
    toast: {
      created: { title: 'Zapis je dodan', description: 'Vidljiv je na javnoj stranici.' },
      updated: { title: 'Zapis je spremljen', description: 'Izmjene su vidljive odmah.' },
      error: {
        title: 'Zapis nije spremljen',
        description: 'Dogodila se pogreška. Vaš je unos sačuvan, pokušajte ponovno.',
      },
    },
  },
  resource: {
    name: 'Partner |||| Partneri |||| Partneri',
    fields: {
      id: 'Broj',
      kind: 'Vrsta',
      name: 'Naziv',
      nameEn: 'Engleski naziv',
      description: 'Opis',
      descriptionEn: 'Engleski opis',
      logoUrl: 'Logotip',
      websiteUrl: 'Internetska stranica',
      order: 'Poredak',
    },
  },
};
