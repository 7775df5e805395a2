export const accessibility = {
  title: 'Izjava o pristupačnosti',
  lead: 'Udruga nastoji da se ovim stranicama može služiti svatko, u\u00a0skladu sa Zakonom o\u00a0pristupačnosti mrežnih stranica i\u00a0programskih rješenja za pokretne uređaje tijela javnog sektora („Narodne novine” br. 17/19), kojim je u\u00a0hrvatsko pravo prenesena Direktiva (EU) 2016/2102. Izjava se odnosi na sve javne stranice na ovoj adresi.',
  status: {
    title: 'Stupanj usklađenosti',
    text: 'Stranice su djelomično usklađene s\u00a0europskom normom EN\u00a0301\u00a0549, odnosno sa Smjernicama za pristupačnost mrežnog sadržaja WCAG 2.1, razine A\u00a0i\u00a0AA, zbog neusklađenosti koje su navedene u\u00a0nastavku. Pri izradi su primijenjeni i\u00a0zahtjevi novijih smjernica, WCAG 2.2.',
  },
  gaps: {
    title: 'Sadržaj koji nije pristupačan',
    lead: 'Sadržaj naveden u\u00a0nastavku nije pristupačan iz ovih razloga:',
    nonCompliance: 'Neusklađenost sa Zakonom',
    documents:
      'Dokumentima u\u00a0obliku PDF koji su nastali izvan ovih stranica, primjerice skeniranima, mogu nedostajati oznake koje trebaju čitačima zaslona (kriteriji 1.1.1 i\u00a01.3.1). Obrasci, letci i\u00a0uplatnice koje stranice same izrađuju imaju te oznake. Sadržaj svakog dokumenta rado ćemo vam pročitati ili poslati u\u00a0obliku koji vam odgovara.',
    pictures:
      'Slikama koje objavljujemo pišemo opis, ali starijima može nedostajati (kriterij 1.1.1). Ako naiđete na takvu sliku, javite nam.',
    burdenTitle: 'Nerazmjerno opterećenje',
    burden: 'Ni za jedan dio stranica ne pozivamo se na nerazmjerno opterećenje.',
    scope: 'Sadržaj na koji se Zakon ne odnosi',
    languages:
      'Pojedini tekstovi i\u00a0dokumenti postoje samo na jednom jeziku. Tekst na drugom jeziku označen je, pa ga čitač zaslona izgovara ispravno.',
    devices:
      'Stranice još nisu sustavno isprobane s\u00a0korisnicima čitača zaslona i\u00a0upravljanja glasom. Ako vam nešto ne radi, vaša nam poruka najviše pomaže.',
  },
  prepared: {
    title: 'Priprema ove izjave o pristupačnosti',
    unreviewed:
      'Izjavu su na temelju samoprocjene sastavili oni koji su izradili ove stranice. Udruga je još nije preispitala.',
    reviewed:
      'Izjava je sastavljena na temelju samoprocjene. Udruga ju je {{date}} posljednji put preispitala.',
    checked:
      'Stranice su, s\u00a0početnim sadržajem, {{date}} provjerene alatom axe-core: svaka vrsta stranice na oba jezika, u\u00a0svijetlom i\u00a0tamnom prikazu i\u00a0u\u00a0prikazu visokog kontrasta. Nije nađena nijedna povreda pravila WCAG 2.0, 2.1 i\u00a02.2 razine A\u00a0i\u00a0AA koju taj alat prepoznaje.',
    practice:
      'Pri izradi su ispitani i\u00a0rad samo tipkovnicom, povećanje do 400\u00a0%, najveći tekst, veći razmaci u\u00a0tekstu, prisilne boje, ispis i\u00a0rad bez skripti.',
  },
  contact: {
    title: 'Povratne informacije i podaci za kontakt',
    text: 'Ako nešto ne možete pročitati ili upotrijebiti, javite nam adresu stranice i\u00a0što ste pokušali, ili zatražite sadržaj u\u00a0drugom obliku. Odgovaramo u\u00a0roku od 15 dana.',
    form: 'Pišite nam',
  },
  enforcement: {
    title: 'Postupak praćenja provedbe',
    text: 'Ako niste zadovoljni našim odgovorom ili ga ne dobijete, možete se obratiti Povjereniku za informiranje, koji nadzire provedbu Zakona: <mail>pristupacnost@pristupinfo.hr</mail>.',
    link: 'Povjerenik za informiranje, pristupinfo.hr',
  },
};
