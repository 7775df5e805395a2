export const call = {
  title: 'Javni poziv za iskaz interesa: Zaželi III',
  short: 'Javni poziv',
  description:
    'Javni poziv starijima od 65 godina i odraslim osobama s invaliditetom u Šibensko-kninskoj županiji za besplatnu pomoć u kući: uvjeti, dokumenti, prijava.',
  back: 'Dokumenti projekta Zaželi',
  translation: 'Ovo je izvorni, obvezujući tekst poziva.',
  project: 'Zaželi III',
  projectMark: 'Znak projekta Zaželi III: dvije osobe od kamena pod jednim krovom.',
  place: 'Šibenik',
  heading: 'Javni poziv',
  subject:
    'za iskaz interesa za sudjelovanje u projektu „Zaželi\u00a0III”, besplatnu pomoć u kući osobama starijima od 65 godina i odraslim osobama s invaliditetom',
  preamble:
    '{{name}} (u daljnjem tekstu: Udruga) provodi projekt „Zaželi\u00a0III”, koji se sufinancira iz Europskog socijalnog fonda plus u okviru Programa Učinkoviti ljudski potencijali 2021.\u00a0–\u00a02027. Pozivamo pripadnike ciljnih skupina da iskažu interes za sudjelovanje.',
  subjectPart: {
    title: 'Predmet poziva',
    text: 'Projektom se osobama koje teže brinu same o sebi pruža potpora i podrška u svakodnevnom životu, kako bi u svojem domu mogle ostati što dulje i ne bi morale u dom za starije samo zato što pomoći nema.',
    area: 'Područje provedbe',
    areaText: 'Šibensko-kninska županija',
    period: 'Trajanje',
    periodText: '36 mjeseci, od {{start}} do {{end}}',
    value: 'Vrijednost projekta',
    price: 'Cijena za korisnike',
    priceText: 'besplatno',
  },
  who: {
    title: 'Tko se može prijaviti',
    lead: 'Prijaviti se može osoba koja u\u00a0trenutku prijave ispunjava sve ove uvjete:',
    groupsLead: 'pripada jednoj od ciljnih skupina:',
    old: 'osoba je starija od 65 godina, ili',
    disabled:
      'osoba je navršila 18 godina i ima utvrđen treći ili četvrti stupanj težine invaliditeta, odnosno oštećenja funkcionalnih sposobnosti',
    residence: 'ima prebivalište i živi na području Šibensko-kninske županije',
    income: 'ukupna mjesečna primanja njezina kućanstva nisu viša od cenzusa iz točke 3.',
    double:
      'istu ili sličnu uslugu (pomoć u kući, osobnu asistenciju, boravak, smještaj ili organizirano stanovanje) ne prima iz drugih javnih izvora',
  },
  income: {
    title: 'Prihodovni cenzus',
    lead: 'Ukupna mjesečna primanja svih članova kućanstva smiju iznositi najviše:',
    household: 'Kućanstvo',
    limit: 'Najviši iznos',
    single: 'samačko',
    pair: 'dvočlano',
    larger: 'višečlano (troje ili više)',
    percent: '{{percent}}\u00a0% prosječne starosne mirovine',
    basis:
      'Mjerodavna je prosječna starosna mirovina za 40 i više godina mirovinskog staža, prema podacima koje objavljuje Hrvatski zavod za mirovinsko osiguranje. Koliko to iznosi za vaše kućanstvo, izračunat ćemo s vama telefonom.',
  },
  help: {
    title: 'Što korisnici dobivaju',
    meals: 'pomoć u prehrani: nabava namirnica, priprema i posluživanje obroka',
    house: 'pomoć u kućanskim poslovima: pospremanje, pranje i glačanje, donošenje vode i ogrjeva',
    hygiene: 'pomoć u održavanju osobne higijene, oblačenju i kretanju',
    errands: 'nabavu lijekova, plaćanje računa, pratnju liječniku i pomoć u ostvarivanju prava',
    company: 'razgovor, šetnju i društvo',
    parcel: 'redovite pakete kućanskih i osnovnih higijenskih potrepština',
    note: 'Pomoć pruža njegovateljica koju zapošljava Udruga, u dogovorene dane i u opsegu prema potrebama korisnika.',
  },
  documents: {
    title: 'Potrebna dokumentacija',
    lead: 'Uz prijavu se prilaže:',
    form: 'ispunjen i potpisan obrazac za iskaz interesa',
    identity: 'preslika osobne iskaznice (obje strane)',
    household: 'izjava o članovima zajedničkog kućanstva',
    income:
      'dokaz o primanjima za svakog punoljetnog člana kućanstva: odrezak ili potvrda o mirovini odnosno potvrda Porezne uprave o visini dohotka i primitaka',
    disability:
      'za osobe s invaliditetom: nalaz i mišljenje Zavoda za vještačenje, profesionalnu rehabilitaciju i zapošljavanje osoba s invaliditetom ili rješenje iz kojega je vidljiv stupanj težine invaliditeta',
    note: 'Dokumenti se prilažu u preslici; izvornike je dovoljno pokazati. Tko dokumente ne može prikupiti sam, neka nam se javi: pomoći ćemo.',
  },
  apply: {
    title: 'Kako i do kada se prijaviti',
    lead: 'Prijava se može predati na jedan od ovih načina:',
    person: 'osobno ili preko osobe od povjerenja u uredu Udruge: {{address}}',
    post: 'poštom na istu adresu, s naznakom „Zaželi III – iskaz interesa”',
    email: 'e-poštom na {{email}}',
    visit: 'telefonom na {{phone}}, ako do ureda ne možete: dolazimo k vama s obrascem',
    deadline:
      'Poziv je otvoren od {{date}} do popunjenja mjesta predviđenih projektom. Prijave zaprimljene nakon toga stavljaju se na listu čekanja, s koje se mjesta popunjavaju do kraja provedbe projekta, {{end}}',
  },
  choice: {
    title: 'Odabir korisnika',
    text: 'Prijave pregledava povjerenstvo Udruge redoslijedom zaprimanja. Ako je prednost potrebno odrediti, imaju je osobe koje žive same, osobe slabije pokretljivosti i osobe s nižim primanjima. O ishodu obavješćujemo svakog podnositelja, a s odabranim korisnikom potpisujemo izjavu o sudjelovanju. Iskaz interesa nikoga ne obvezuje i može se povući u svakom trenutku.',
  },
  data: {
    title: 'Osobni podaci',
    text: 'Podaci iz prijave upotrebljavaju se samo za provjeru uvjeta, provedbu projekta i izvještavanje prema pravilima Europskog socijalnog fonda plus, i čuvaju se koliko ta pravila nalažu.',
    link: 'Kako čuvamo osobne podatke',
  },
  contact: {
    title: 'Pitanja i pomoć oko prijave',
    phone: 'Telefon',
    email: 'E-pošta',
    address: 'Ured Udruge',
  },
  signature: { for: 'Za Udrugu', name: 'Ana Horvat, predsjednica' },
  funding: {
    emblem: 'Zastava Europske unije',
    line: 'Sufinancira Europska unija',
    fund: 'Europski socijalni fond plus',
    responsible: 'Za sadržaj ovog poziva odgovara isključivo {{name}}.',
  },
  tools: {
    title: 'Za prijavu',
    print: 'Ispišite poziv',
    pdf: 'PDF',
    ask: 'Trebate li pomoć oko prijave? Nazovite nas.',
  },
};
