export const teamHr = {
  admin: {
    explanation: 'Ovdje predstavljate ljude koji vode Udrugu i njezine programe.',
    add: 'Nova osoba',
    addFirst: 'Dodaj prvu osobu',
    edit: 'Uredi',
    editTitle: 'Uredi podatke o osobi',
    open: 'Otvori tim na javnoj stranici u novoj kartici',
    search: 'Traži osobe',
    empty: 'U timu još nema nikoga.',
    noResults: 'Nijedna osoba ne odgovara pretrazi.',
    socialLinks: 'Društvene mreže i stranica',
    help: {
      socialLink: 'Puna adresa, https://…',
      email: 'Prikazuje se na javnoj stranici. Može ostati prazno.',
    },
    toast: {
      created: { title: 'Osoba je dodana', description: 'Nova osoba je u timu.' },
      updated: { title: 'Podaci su spremljeni', description: 'Izmjene su vidljive odmah.' },
      error: {
        title: 'Podaci nisu spremljeni',
        description: 'Dogodila se pogreška. Vaš je unos sačuvan, pokušajte ponovno.',
      },
    },
  },
  resource: {
    name: 'Osoba |||| Osobe |||| Osobe',
    fields: {
      id: 'Broj',
      name: 'Ime i prezime',
      position: 'Funkcija',
      positionEn: 'Funkcija (engleski)',
      bio: 'O osobi',
      bioEn: 'O osobi (engleski)',
      email: 'E-pošta',
      imageUrl: 'Fotografija',
      order: 'Poredak',
      socialLinks: {
        facebook: 'Facebook',
        instagram: 'Instagram',
        linkedin: 'LinkedIn',
        x: 'X',
        youtube: 'YouTube',
        website: 'Vlastita stranica',
      },
    },
  },
};
