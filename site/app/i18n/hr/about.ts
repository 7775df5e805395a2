export const about = {
  title: 'O nama',
  description:
    'Tko smo, što nas vodi i koje registrirane socijalne usluge pružamo djeci, mladima, osobama s problemima ovisnosti i žrtvama nasilja u obitelji.',
  lead: 'Radimo s\u00a0djecom, mladima, obiteljima i\u00a0starijima. Psiholozi, socijalni radnici, socijalni pedagozi, njegovateljice i\u00a0volonteri: petnaest godina na istom poslu.',
  intro:
    'Dolaze nam djeca koja odrastaju bez roditelja, mladi na pragu samostalnosti, roditelji koji ne znaju kako dalje, oni koji žele prestati piti ili kockati i\u00a0oni koji se boje vratiti kući. Starijima koji žive sami dolazimo mi.',
  introMore:
    'Razgovor kod nas ništa ne stoji i\u00a0ostaje među nama. Ovdje piše što nas vodi, koje usluge pružamo i\u00a0tko su ljudi koji će vas dočekati.',
  drawing: 'Djevojka, dijete i starija žena slažu suhozid.',
  history: {
    title: 'Povijest, kamen po kamen',
    rises: 'Suhozid se gradi odozdo. Počnite od\u00a0{{year}}.',
    lead: 'Svaki od ovih kamenova netko je donio i\u00a0našao mu mjesto.',
    founded: {
      title: 'Temelj',
      text: 'Psihologinje, socijalni pedagozi i učitelji, koji svaki dan rade s djecom i obiteljima, osnivaju udrugu. Prvi se razgovori vode u posuđenoj učionici, poslije nastave.',
    },
    groups: {
      title: 'Prve grupe u školama',
      text: 'Počinje škola socijalnih vještina. Djeca vježbaju slušati, dogovoriti se i reći „ne”, a roditelji dobivaju svoje susrete.',
    },
    coast: {
      title: 'Ured na obali',
      text: 'Otvaramo vrata u Dalmaciji. Ljudi iz zaleđa na razgovor više ne moraju u Zagreb.',
    },
    carers: {
      title: 'Prvi Zaželi',
      text: 'Zapošljavamo prve njegovateljice. Starijima koji žive sami donose namirnice, pomažu u kući i prave društvo.',
    },
    registered: {
      title: 'Upis u registar',
      text: 'Psihosocijalno savjetovanje, psihosocijalna podrška i socijalno mentorstvo postaju naše registrirane socijalne usluge, za šest skupina korisnika.',
    },
    zazeli: {
      title: 'Zaželi III',
      text: 'U travnju počinje treći Zaželi: 36 mjeseci besplatne pomoći u kući. U prosincu kreće i program za mlade u Splitu, Zadru, Kninu i Drnišu.',
    },
    today: {
      year: 'Danas',
      title: 'Petnaest godina iskustva',
      text: 'Više od 50 završenih projekata, više od 1000 educiranih sudionika, više od 25 partnerskih organizacija. I vrata koja su i dalje otvorena.',
    },
    next: {
      year: 'Sutra',
      title: 'Ovo mjesto čuvamo',
      text: 'Sljedeći kamen možda donosite baš vi.',
      link: 'Volontirajte s nama',
    },
  },
  mission: {
    title: 'Misija i vizija',
    mission: 'Misija',
    missionText:
      'Kvalitetu življenja podižemo obrazovanjem, podrškom ranjivim skupinama, socijalnim uključivanjem i zaštitom djece. Zalažemo se za održivi razvoj, zdravlje i aktivno građanstvo.',
    missionMore:
      'Ne odlučujemo umjesto ljudi. Pomažemo im sagledati mogućnosti, ostvariti svoja prava i napraviti sljedeći korak.',
    vision: 'Vizija',
    visionText:
      'Zajednica u kojoj svako dijete odrasta sigurno. U kojoj mladi iz skrbi izlaze spremni za samostalan život, u kojoj se nasilje zaustavi već prvi put, a ne tek deseti, i u kojoj se stari u vlastitom domu, među ljudima.',
    areas: 'Područja rada',
    areaList: {
      education: 'obrazovanje',
      responsibility: 'društvena odgovornost',
      sustainability: 'održivi razvoj',
      community: 'zajednica',
    },
    ways: 'Kako radimo',
    wayList: {
      confidential: {
        title: 'Povjerljivo',
        text: 'Što nam kažete, ostaje kod nas. Iznimka je samo ono što smo po zakonu dužni prijaviti: kad je netko u neposrednoj opasnosti ili kad sumnjamo da je dijete ugroženo. To vam kažemo unaprijed.',
      },
      beside: {
        title: 'Uz čovjeka',
        text: 'O svakom koraku odlučuje osoba koja je došla. Cilj dogovaramo zajedno i zajedno provjeravamo dokle smo stigli.',
      },
      skilled: {
        title: 'Stručno',
        text: 'Razgovore vode stručnjaci pomagačkih struka, uz stalno usavršavanje i redovitu superviziju.',
      },
    },
  },
  services: {
    title: 'Socijalne usluge',
    lead: 'Pružamo ih prema Zakonu o\u00a0socijalnoj skrbi. Možete doći sami, s osobom od povjerenja ili po uputi Hrvatskog zavoda za socijalni rad. Za korisnike su besplatne.',
    registry: 'Broj u registru socijalnih usluga',
    offered: 'Usluge',
    drawing: 'Dva naslonjača pod svjetiljkom, između njih stolić s čajem.',
    counselling: 'psihosocijalno savjetovanje',
    support: 'psihosocijalna podrška',
    mentoring: 'socijalno mentorstvo',
    groups: {
      children: {
        title: 'Djeca bez roditelja ili bez odgovarajuće roditeljske skrbi',
        text: 'Djeci u udomiteljskim obiteljima, domovima i kod srodnika.',
      },
      youngAdults: {
        title: 'Mlađe punoljetne osobe bez roditelja ili bez odgovarajuće roditeljske skrbi',
        text: 'Mladima koji izlaze iz skrbi i prvi put sami traže stan, posao i liječnika.',
      },
      childrenBehaviour: {
        title: 'Djeca s problemima u ponašanju',
        text: 'Djeci koja izostaju s nastave, sukobljavaju se ili povlače, i njihovim roditeljima.',
      },
      youngAdultsBehaviour: {
        title: 'Mlađe punoljetne osobe s problemima u ponašanju',
        text: 'Mladima koji žele završiti školu, izbjeći novi prekršaj ili naći posao.',
      },
      addictions: {
        title: 'Osobe s problemima ovisnosti',
        text: 'Onima koji žele prestati piti, kockati ili uzimati droge, i članovima njihovih obitelji.',
      },
      violence: {
        title: 'Žrtve nasilja u obitelji',
        text: 'Onima koji trpe nasilje ili ga se boje. Za razgovor nije potrebna prijava, a što ćete poduzeti, odlučujete vi.',
      },
    },
    help: 'Trebate pomoć odmah?',
  },
  statute: {
    title: 'Statut i javnost rada',
    text: 'Udruga je neprofitna pravna osoba upisana u Registar udruga Republike Hrvatske. Ondje svatko može pročitati statut, ciljeve i djelatnosti te saznati tko Udrugu zastupa. Registar možete pretražiti po nazivu ili OIB-u.',
    more: 'Financijski izvještaji javno su dostupni u Registru neprofitnih organizacija, koji vodi Ministarstvo financija. Najviše tijelo Udruge jest Skupština, a čine je svi članovi.',
    name: 'Naziv',
    seat: 'Sjedište',
    taxId: 'OIB',
    founded: 'Godina osnivanja',
    link: 'Otvorite Registar udruga',
  },
  team: {
    title: 'Tim',
    lead: 'Ovo su ljudi kojima se javljate kad nazovete ili pišete.',
    empty: 'Članove tima uskoro ćemo predstaviti.',
    write: 'Pišite: {{name}}',
  },
  volunteer: {
    title: 'Volontirajte s nama',
    text: 'Čitajte djeci, nazovite nekoga tko je sam, pomozite oko vrta ili prevedite letak. Jedan sat tjedno ili jedan vikend u godini, kako vama odgovara.',
    how: 'Upoznat ćemo se, zajedno odabrati što vam odgovara i sklopiti ugovor o volontiranju. Pripremit ćemo vas za zadatak i nadoknaditi vam putne troškove.',
    button: 'Javite se za volontiranje',
  },
};
