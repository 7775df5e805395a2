import { accessibility } from './legal/accessibility';

export const legal = {
  title: 'Privatnost, uvjeti, kolačići i pristupačnost',
  description:
    'Koje podatke čuvamo i koliko dugo, koja su vaša prava, što pamti vaš preglednik i koliko su ove stranice pristupačne.',
  lead: 'Ovdje piše što činimo s\u00a0vašim podacima, koja pravila vrijede za ove stranice, što pamti vaš preglednik i\u00a0koliko su stranice pristupačne. Pišemo jednostavno, da sve bude jasno.',
  valid: 'Vrijedi od {{date}}',
  contents: 'Na ovoj stranici',
  short: {
    privacy: 'Čuvamo samo ono što nam sami pošaljete, i\u00a0samo dok je potrebno.',
    terms: 'Stranice su besplatne i otvorene svima. Nisu zamjena za stručnu pomoć.',
    cookies:
      'Nema praćenja. Pamte se jezik i prikaz koje odaberete te stranice za čitanje bez interneta.',
    accessibility: 'Što smo provjerili, što još nije pristupačno i kome se obratiti.',
  },
  privacy: {
    title: 'Privatnost',
    lead: 'Ova obavijest vrijedi za podatke koje primimo preko ovih stranica, prema Općoj uredbi o zaštiti podataka (GDPR) i Zakonu o provedbi Opće uredbe o zaštiti podataka.',
    controller: {
      title: 'Tko je odgovoran',
      text: 'Voditelj obrade je Udruga. Za sva pitanja o osobnim podacima obratite se na:',
      name: 'Naziv',
      address: 'Sjedište',
      taxId: 'OIB',
      email: 'E-pošta',
      phone: 'Telefon',
      officer:
        'Službenika za zaštitu podataka nismo imenovali jer nas zakon na to ne obvezuje. S pitanjima se obratite Udruzi na istu adresu ili telefon.',
    },
    purposes: {
      title: 'Što čuvamo, zašto i koliko dugo',
      what: 'Podaci',
      why: 'Svrha',
      basis: 'Pravna osnova',
      time: 'Koliko dugo',
      newsletter: {
        title: 'Newsletter',
        what: 'Adresa e-pošte, jezik, vrijeme i inačica privole, vrijeme kad ste adresu potvrdili te brojevi newslettera koje smo vam poslali.',
        why: 'Slanje vijesti o našem radu. Pišemo samo na potvrđene adrese.',
        basis:
          'Vaša privola (čl. 6. st. 1. toč. (a) GDPR-a). Možete je povući poveznicom u svakoj poruci.',
        time_one:
          'Dok se ne odjavite. Nakon odjave čuvamo samo oznaku da vam više ne pišemo. Poveznicom iz svake poruke možete obrisati sve: ostaje samo otisak iz kojeg se adresa ne može pročitati, da vam zabunom ne bismo opet pisali. Nepotvrđene adrese brišemo nakon {{count}} dana.',
        time_few:
          'Dok se ne odjavite. Nakon odjave čuvamo samo oznaku da vam više ne pišemo. Poveznicom iz svake poruke možete obrisati sve: ostaje samo otisak iz kojeg se adresa ne može pročitati, da vam zabunom ne bismo opet pisali. Nepotvrđene adrese brišemo nakon {{count}} dana.',
        time_other:
          'Dok se ne odjavite. Nakon odjave čuvamo samo oznaku da vam više ne pišemo. Poveznicom iz svake poruke možete obrisati sve: ostaje samo otisak iz kojeg se adresa ne može pročitati, da vam zabunom ne bismo opet pisali. Nepotvrđene adrese brišemo nakon {{count}} dana.',
      },
      contact: {
        title: 'Poruke',
        what: 'Ime, adresa e-pošte, predmet i tekst poruke, jezik, vrijeme i inačica privole.',
        why: 'Odgovor na vašu poruku.',
        basis:
          'Vaša privola (čl. 6. st. 1. toč. (a) GDPR-a). Ako u poruci navedete i podatke o zdravlju, nasilju ili drugim osjetljivim okolnostima, vaša izričita privola (čl. 9. st. 2. toč. (a)). Za povjerljive stvari radije nas nazovite.',
        time_one: '{{count}} mjesec od primitka.',
        time_few: '{{count}} mjeseca od primitka.',
        time_other: '{{count}} mjeseci od primitka.',
      },
      donations: {
        title: 'Donacije',
        what: 'Iznos i valuta, ime, adresa e-pošte i poruka ako ih navedete, želja da ostanete anonimni, jezik, vrijeme te oznaka i stanje uplate. S bankovnog izvoda ime platitelja, broj računa i opis plaćanja.',
        why: 'Priprema uplatnice, povezivanje uplate s najavom, zahvala, najviše jedan podsjetnik i računovodstvo.',
        basis:
          'Izvršenje darovanja koje ste najavili (čl. 6. st. 1. toč. (b)) i naše računovodstvene obveze (toč. (c)). Imena donatora ne objavljujemo bez dogovora s njima, a anonimnih nikada.',
        time_one:
          '{{count}} godinu nakon kraja godine u kojoj je uplata stigla, jer se toliko čuvaju knjigovodstvene isprave. Adresu e-pošte i poruku brišemo godinu dana nakon uplate, a neplaćene najave godinu dana nakon slanja.',
        time_few:
          '{{count}} godine nakon kraja godine u kojoj je uplata stigla, jer se toliko čuvaju knjigovodstvene isprave. Adresu e-pošte i poruku brišemo godinu dana nakon uplate, a neplaćene najave godinu dana nakon slanja.',
        time_other:
          '{{count}} godina nakon kraja godine u kojoj je uplata stigla, jer se toliko čuvaju knjigovodstvene isprave. Adresu e-pošte i poruku brišemo godinu dana nakon uplate, a neplaćene najave godinu dana nakon slanja.',
      },
      mails: {
        title: 'Poruke e-pošte koje šaljemo',
        what: 'Adresa primatelja, predmet, vrijeme i ishod slanja. Sadržaj čuvamo samo dok poruku ne pošaljemo.',
        why: 'Isporuka potvrda, obavijesti i poveznica koje ste zatražili.',
        basis: 'Naš legitimni interes da poruke stignu (čl. 6. st. 1. toč. (f)).',
        time: '30 dana od slanja ili posljednjeg pokušaja, zatim se briše.',
      },
      imported: {
        title: 'Adrese s ranijeg popisa',
        what: 'Adresa e-pošte, jezik te vrijeme kad smo je prenijeli na ove stranice i kad smo vas pitali.',
        why: 'Pitanje, samo jednom, želite li primati newsletter. Dok to sami ne potvrdite, ne šaljemo ga.',
        basis:
          'Naš legitimni interes da pitamo one koji su nam adresu ostavili prije (čl. 6. st. 1. toč. (f)). Sam newsletter šaljemo samo uz vašu privolu.',
        time_one: 'Ako ne potvrdite, adresu brišemo nakon {{count}} dana.',
        time_few: 'Ako ne potvrdite, adresu brišemo nakon {{count}} dana.',
        time_other: 'Ako ne potvrdite, adresu brišemo nakon {{count}} dana.',
      },
      refused: {
        title: 'Adrese na koje pošta ne stiže',
        what: 'Adresa e-pošte, koliko je puta i kada odbijena te odgovor poslužitelja koji ju je odbio.',
        why: 'Da ne šaljemo na adresu koja ne postoji ili više ne prima poštu. Nakon drugog odbijanja na nju više ništa ne šaljemo.',
        basis: 'Naš legitimni interes da poruke stignu (čl. 6. st. 1. toč. (f)).',
        time: 'Godinu dana od posljednjeg odbijanja, zatim se briše. Stigne li u međuvremenu ipak neka poruka, zapis odmah brišemo.',
      },
      security: {
        title: 'Zaštita stranica',
        what: 'IP-adresa s koje je poslan obrazac ili pokušana prijava u administraciju.',
        why: 'Ograničenje broja pokušaja, da obrasce ne zatrpaju roboti i da nitko ne pogađa lozinke.',
        basis: 'Naš legitimni interes da stranice budu sigurne (čl. 6. st. 1. toč. (f)).',
        time: 'Nekoliko minuta do najviše dva dana, zatim se briše. U zapisnik poslužitelja upisuju se samo vrijeme, putanja i ishod zahtjeva, bez IP-adrese, kolačića i sadržaja obrazaca.',
      },
    },
    more: [
      {
        title: 'Korisnici naših usluga',
        paragraphs: [
          'Podaci onih kojima pružamo socijalne usluge ili pomoć u kući ne obrađuju se na ovim stranicama. Kako s njima postupamo, objašnjavamo pri prvom susretu. Stručnjake obvezuje profesionalna tajna. Iznimka je ono što smo po zakonu dužni prijaviti: kad je netko u neposrednoj opasnosti ili kad sumnjamo da je dijete ugroženo.',
        ],
      },
      {
        title: 'Prijave na javni poziv',
        paragraphs: [
          'Obrazac prijave ne šalje se preko ovih stranica: ispunjava se na papiru ili u datoteci i predaje osobno, poštom ili e-poštom. U njemu su i podaci o zdravlju i invaliditetu, jer o njima ovisi ispunjava li osoba uvjete. Obrađujemo ih uz izričitu privolu iz obrasca (čl. 9. st. 2. toč. (a) GDPR-a), samo za odabir, provedbu projekta i izvještavanje, i čuvamo koliko nalažu pravila fonda iz kojeg se projekt financira. Vide ih samo oni koji o prijavama odlučuju, oni koji pružaju pomoć i tijela koja nadziru projekt.',
        ],
      },
      {
        title: 'Tko još vidi podatke',
        paragraphs: [
          'Podatke ne prodajemo i ne dajemo oglašivačima. Vide ih zaposlenici Udruge kojima trebaju za posao te tvrtke kod kojih su naš poslužitelj i e-pošta, a koje rade po našem nalogu i ne smiju ih koristiti ni za što drugo. Nadležnim tijelima dajemo ih samo kad nas na to obvezuje zakon.',
          'Odluke o vama ne donosimo automatski i ne izrađujemo profile.',
        ],
      },
      {
        title: 'Djeca',
        paragraphs: [
          'Za newsletter privolu mogu dati osobe s navršenih 16 godina. Za mlađe je daje roditelj ili skrbnik.',
        ],
      },
    ],
    servers: {
      title: 'Gdje su podaci',
      text: 'Poslužitelj stranica i poslužitelj e-pošte nalaze se u Europskom gospodarskom prostoru. Podatke ne prenosimo izvan njega.',
    },
    rights: {
      title: 'Vaša prava',
      lead: 'U svakom trenutku, besplatno, možete zatražiti:',
      list: [
        'pristup podacima i njihovu kopiju',
        'ispravak netočnih ili nepotpunih podataka',
        'brisanje podataka („pravo na zaborav”)',
        'ograničenje obrade',
        'prijenos podataka u strojno čitljivom obliku',
        'prestanak obrade koja se temelji na legitimnom interesu (prigovor)',
        'povlačenje privole; ono ne utječe na ono što je do tada učinjeno',
      ],
      how: 'Pišite nam s adrese na koju se podaci odnose, da znamo da ste to vi. Odgovaramo najkasnije za mjesec dana.',
      erasure:
        'Kad zatražite brisanje, brišemo sve osim onoga što traži računovodstvo: imena, iznosa, datuma i brojeva donacija koje smo primili. Tri godine čuvamo zapis da smo zahtjev ispunili, s otiskom iz kojeg se adresa ne može pročitati. U sigurnosnim kopijama obrisani podaci ostaju dok te kopije ne obrišemo. Vratimo li stranice iz takve kopije, brisanje ponavljamo.',
      authority:
        'Ako smatrate da s vašim podacima ne postupamo kako treba, možete podnijeti zahtjev za utvrđivanje povrede prava Agenciji za zaštitu osobnih podataka (AZOP) u Zagrebu.',
      authorityLink: 'Agencija za zaštitu osobnih podataka, azop.hr',
    },
  },
  terms: {
    title: 'Uvjeti korištenja',
    parts: [
      {
        title: 'Što su ove stranice',
        paragraphs: [
          'Stranice uređuje Udruga. Čitanje je besplatno i ne traži prijavu. Trudimo se da podaci budu točni i ažurni; ako uočite pogrešku, javite nam.',
        ],
      },
      {
        title: 'Savjeti nisu terapija',
        paragraphs: [
          'Članci i savjeti na stranicama opće su naravi i ne zamjenjuju razgovor sa stručnjakom, liječničku pomoć ni pravni savjet. U neposrednoj opasnosti nazovite <call>112</call> ili policiju na <call>192</call>.',
        ],
      },
      {
        title: 'Tekstovi i crteži',
        paragraphs: [
          'Tekstovi, crteži i znak pripadaju Udruzi ili se koriste uz dopuštenje. Smijete ih dijeliti i navoditi uz naznaku izvora, osim u komercijalne svrhe. Dokumente koje nudimo za preuzimanje smijete slobodno umnožavati.',
        ],
      },
      {
        title: 'Obrasci',
        paragraphs: [
          'U obrasce upisujte točne podatke i ne upisujte tuđe bez dopuštenja. Zlouporabu, kao što je automatsko slanje poruka, smijemo spriječiti.',
          'Najava donacije nije obveza: darovanje nastaje tek uplatom. Primljenu donaciju vraćamo ako je uplaćena pogreškom i ako nam to javite u roku od 30 dana.',
        ],
      },
      {
        title: 'Poveznice na druge stranice',
        paragraphs: [
          'Poveznice vode i na tuđe stranice. Za njihov sadržaj i za to kako postupaju s podacima odgovaraju njihovi vlasnici.',
        ],
      },
      {
        title: 'Jezik, pravo i izmjene',
        paragraphs: [
          'Stranice postoje na hrvatskom i engleskom. Razlikuju li se, vrijedi hrvatski tekst. Primjenjuje se hrvatsko pravo, a za sporove je nadležan sud u Zagrebu. Nove uvjete objavljujemo na ovoj stranici, s datumom od kojeg vrijede.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Kolačići i\u00a0pohrana u\u00a0pregledniku',
    lead: 'Ove stranice nemaju oglasa, brojača posjeta ni tuđih dodataka. Sve što vam prikazuju dolazi s našeg poslužitelja. Ne koristimo ništa za što bi bila potrebna privola.',
    name: 'Naziv',
    where: 'Gdje',
    what: 'Što pamti',
    time: 'Koliko dugo',
    all: 'Sve što se pamti, redom',
    places: {
      cookie: 'kolačić',
      local: 'lokalna pohrana',
      session: 'privremena pohrana kartice',
      cache: 'predmemorija stranica',
    },
    untilCleared: 'dok ne obrišete podatke preglednika ili ne isključite postavke prikaza',
    rows: {
      languageCookie: { what: 'jezik koji ste odabrali', time: 'jednu godinu' },
      language: { what: 'isti odabir jezika' },
      contrast: { what: 'normalan ili visok kontrast' },
      fontSize: { what: 'veličinu teksta' },
      theme: { what: 'svijetlu ili tamnu temu' },
      cookiesAccepted: {
        what: 'da ste vidjeli obavijest o kolačićima',
        time: 'dok ne obrišete podatke preglednika',
      },
      preferences: {
        what: 'da ne želite da pamtimo jezik i prikaz',
        time: 'dok ne dopustite pamćenje ili ne obrišete podatke preglednika',
      },
      pages: {
        what: 'do 50 stranica koje ste otvorili, za čitanje bez interneta; nikad one s gumbom „Brzi izlaz”',
      },
      scroll: { what: 'mjesto do kojeg ste došli na stranici', time: 'dok ne zatvorite karticu' },
      unsentText: {
        what: 'što ste upisali i odabrali u neposlanom obrascu, kad se stranica mora ponovno učitati; ne pamti se ako isključite postavke prikaza',
        time: 'do ponovnog učitavanja stranice, najdulje dok ne zatvorite karticu',
      },
      sessionCookie: { what: 'prijavu; samo kod administratora', time: 'osam sati ili do odjave' },
      admin: {
        what: 'tko je prijavljen, postavke panela i nespremljene članke; samo kod administratora',
        time: 'do odjave; postavke panela dok ne obrišete podatke preglednika; nespremljene članke dok ih ne spremite ili odbacite',
      },
    },
    change: {
      title: 'Promijenite odabir',
      text: 'Postavke prikaza možete isključiti. Tada brišemo i ono što je već zapamćeno.',
      button: 'Otvorite postavke',
      noScripts:
        'Bez JavaScripta preglednik pamti samo kolačić s jezikom. Obrisati ga možete u postavkama preglednika.',
    },
    exit: {
      title: 'Brzi izlaz',
      text: 'Na stranicama o nasilju stoji gumb „Brzi izlaz”. Taj gumb, ili tri pritiska na tipku Esc, odmah otvara vremensku prognozu i uklanja naslov stranice iz povijesti, a gumbom za natrag stranica se više ne može otvoriti. Ne briše ostatak povijesti pregledavanja: stranice koje ste otvorili prije ostaju u njoj.',
      advice:
        'Ako vam netko pregledava uređaj, koristite privatni prozor, tuđi uređaj koji smatrate sigurnim ili telefon: Nacionalni pozivni centar za žrtve besplatan je i anoniman, na broju <call>116 006</call>.',
    },
  },
  accessibility,
};
