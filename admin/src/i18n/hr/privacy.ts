export const privacyHr = {
  admin: {
    lead: 'Što se čuva o jednoj adresi e-pošte, kopija za vlasnika adrese i brisanje na njegov zahtjev.',
    request: {
      title: 'Zahtjev vlasnika adrese',
      hint: 'Prije nego što podatke predate ili obrišete, uvjerite se da zahtjev šalje vlasnik adrese: neka piše upravo s nje.',
      email: 'Adresa e-pošte, ime ili broj telefona',
      empty: 'Upišite adresu e-pošte, ime ili broj telefona',
      search: 'Potraži',
    },
    people: {
      found:
        'Pronađena je %{smart_count} osoba. |||| Pronađene su %{smart_count} osobe. |||| Pronađeno je %{smart_count} osoba.',
      show: 'Pokaži podatke',
    },
    found: {
      title: 'Podaci o adresi %{email}',
      held: 'Čuva se:',
      still: 'I dalje se čuva:',
      nothing: 'O ovoj adresi ne čuva se ništa.',
      before: 'Podaci o njoj već su brisani:',
    },
    download: 'Preuzmi kopiju',
    downloadJson: 'Preuzmi za drugi program (JSON)',
    downloadHint:
      'U kopiji je sve što je ovdje nabrojeno. Otvara se u pregledniku i može se ispisati. Pošaljite je samo vlasniku adrese, a zatim je obrišite sa svog računala.',
    downloaded: 'Kopija je preuzeta',
    erase: 'Obriši podatke',
    dialog: {
      title: 'Brisanje podataka o adresi %{email}',
      text: 'Brišu se poruke s obrasca, pretplata na newsletter, poruke e-pošte, i poslane i one koje čekaju, te najave donacija koje nisu plaćene. Iz primljenih donacija brišu se adresa, poruka i bilješka; ime, iznos, datumi i brojevi ostaju zbog računovodstva. Brisanje se ne može poništiti.',
      repeat: 'Za potvrdu upišite adresu još jednom',
      differs: 'Ovo nije ista adresa. Upišite: %{email}',
      confirm: 'Obriši trajno',
    },
    erased: {
      title: 'Podaci su obrisani',
      nothing: 'Nije bilo ničega za brisanje',
      outside:
        'Ono što je već stiglo u sandučić Udruge obrišite u programu za e-poštu. U sigurnosnim kopijama podaci ostaju dok se kopije ne obrišu. Vrate li se stranice iz takve kopije, brisanje se ponavlja samo.',
    },
    retention: {
      title: 'Rokovi čuvanja',
      text: 'Svake noći briše se ono čemu je istekao rok.',
      ran: 'Posljednji put %{date}.',
      nothing: 'Ničemu nije istekao rok.',
      never: 'Prvo brisanje slijedi noćas.',
      incomplete: 'Dio podataka nije se mogao pregledati. Pokušava se ponovno.',
      change: 'Rokovi su u postavkama',
    },
    log: {
      title: 'Zapisnik brisanja',
      text: 'Tko je i kada brisao na zahtjev. Čija je to adresa bila, ne zapisuje se: čuva se samo njezin otisak, tri godine.',
      empty: 'Brisanja na zahtjev još nije bilo.',
    },
  },
  resource: { name: 'Privatnost |||| Privatnost |||| Privatnost' },
};
