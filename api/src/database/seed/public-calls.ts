const HR_PARTS = [
  {
    heading: 'Predmet poziva',
    text: `Projekt pruža potporu u svakodnevnom životu osobama kojima je teško brinuti se o sebi, kako bi što dulje ostale u svojem domu. Nitko ne bi trebao u dom za starije samo zato što nema pomoći.

|  |  |
| --- | --- |
| Područje provedbe | Šibensko-kninska županija |
| Trajanje | 36 mjeseci, od 22.\u00a0travnja\u00a02024. do 22.\u00a0travnja\u00a02027. |
| Vrijednost projekta | 891.000,00\u00a0€ |
| Trošak za korisnike | nema, pomoć je besplatna |`,
  },
  {
    heading: 'Tko se može prijaviti',
    text: `Prijaviti se može osoba koja u\u00a0trenutku prijave ispunjava sve ove uvjete:

- pripada jednoj od ciljnih skupina:
  - osoba je starija od 65 godina, ili
  - osoba je navršila 18 godina i ima utvrđen treći ili četvrti stupanj težine invaliditeta, odnosno oštećenja funkcionalnih sposobnosti
- ima prebivalište i živi na području Šibensko-kninske županije
- ukupna mjesečna primanja njezina kućanstva nisu viša od cenzusa iz točke 3.
- istu ili sličnu uslugu (pomoć u kući, osobnu asistenciju, boravak, smještaj ili organizirano stanovanje) ne prima iz drugih javnih izvora`,
  },
  {
    heading: 'Prihodovni cenzus',
    text: `Ukupna mjesečna primanja svih članova kućanstva smiju iznositi najviše:

| Kućanstvo | Najviši iznos |
| --- | --- |
| samačko | 120\u00a0% prosječne starosne mirovine |
| dvočlano | 200\u00a0% prosječne starosne mirovine |
| višečlano (troje ili više) | 300\u00a0% prosječne starosne mirovine |

Mjerodavna je prosječna starosna mirovina za 40 i više godina mirovinskog staža, prema podacima koje objavljuje Hrvatski zavod za mirovinsko osiguranje. Koliko to iznosi za vaše kućanstvo, izračunat ćemo s vama telefonom.`,
  },
  {
    heading: 'Što korisnici dobivaju',
    text: `- pomoć u prehrani: nabava namirnica, priprema i posluživanje obroka
- pomoć u kućanskim poslovima: pospremanje, pranje i glačanje, donošenje vode i ogrjeva
- pomoć u održavanju osobne higijene, oblačenju i kretanju
- nabavu lijekova, plaćanje računa, pratnju liječniku i pomoć u ostvarivanju prava
- razgovor, šetnju i društvo
- redovite pakete kućanskih i osnovnih higijenskih potrepština

Pomoć pruža njegovateljica koju zapošljava Udruga, u dogovorene dane i u opsegu prema potrebama korisnika.`,
  },
  {
    heading: 'Potrebna dokumentacija',
    text: `Uz prijavu se prilaže:

1. ispunjen i potpisan obrazac za iskaz interesa
2. preslika osobne iskaznice (obje strane)
3. dokaz o primanjima za svakog punoljetnog člana kućanstva: odrezak ili potvrda o mirovini odnosno potvrda Porezne uprave o visini dohotka i primitaka
4. izjava o članovima zajedničkog kućanstva
5. za osobe s invaliditetom: nalaz i mišljenje Zavoda za vještačenje, profesionalnu rehabilitaciju i zapošljavanje osoba s invaliditetom ili rješenje iz kojega je vidljiv stupanj težine invaliditeta

Dokumenti se prilažu u preslici; izvornike je dovoljno pokazati. Tko dokumente ne može prikupiti sam, neka nam se javi: pomoći ćemo.`,
  },
  {
    heading: 'Kako i do kada se prijaviti',
    text: `Prijava se može predati na jedan od ovih načina:

- osobno ili preko osobe od povjerenja u uredu Udruge: {{address}}
- poštom na istu adresu, s naznakom „Zaželi III – iskaz interesa”
- e-poštom na {{email}}
- telefonom na {{phone}}, ako do ureda ne možete: dolazimo k vama s obrascem

**Poziv je otvoren od 26.\u00a0travnja\u00a02024. dok se ne popune mjesta predviđena projektom. Prijave zaprimljene nakon toga stavljaju se na listu čekanja, s koje se mjesta popunjavaju do kraja provedbe projekta, 22.\u00a0travnja\u00a02027.**`,
  },
  {
    heading: 'Odabir korisnika',
    text: 'Prijave pregledava povjerenstvo Udruge redoslijedom zaprimanja. Ako je prijava više nego mjesta, prednost imaju osobe koje žive same, slabije pokretne osobe i osobe s nižim primanjima. O ishodu obavješćujemo svakog podnositelja, a s odabranim korisnikom potpisujemo izjavu o sudjelovanju. Iskaz interesa nikoga ne obvezuje i može se povući u svakom trenutku. Izrazi s rodnim značenjem odnose se jednako na sve osobe.',
  },
  {
    heading: 'Osobni podaci',
    text: 'Podaci iz prijave upotrebljavaju se samo za provjeru uvjeta, provedbu projekta i izvještavanje prema pravilima Europskog socijalnog fonda plus, i čuvaju se koliko ta pravila nalažu. [Kako čuvamo osobne podatke](/legal#privacy)',
  },
] as const;

const EN_PARTS = [
  {
    heading: 'Subject of the call',
    text: `The project gives help and support in everyday life to people who find it harder to look after themselves, so that they can stay in their own homes for as long as possible and need not move into a care home only because there is no help.

|  |  |
| --- | --- |
| Area | Šibenik-Knin County |
| Duration | 36 months, from 22\u00a0April\u00a02024 to 22\u00a0April\u00a02027 |
| Value of the project | €891,000.00 |
| Cost to you | free of charge |`,
  },
  {
    heading: 'Who can apply',
    text: `To apply, a person must meet all of these conditions at the time of application:

- belongs to one of the target groups:
  - a person over 65, or
  - a person aged 18 or over with a recognised third- or fourth-degree disability (impairment of functional abilities)
- is resident and lives in Šibenik-Knin County
- has a total monthly household income not above the threshold in section 3
- does not receive the same or a similar service (home help, personal assistance, day care, accommodation or supported housing) from other public sources`,
  },
  {
    heading: 'Income threshold',
    text: `The total monthly income of all members of the household may be at most:

| Household | Highest amount |
| --- | --- |
| one person | 120% of the average old-age pension |
| two people | 200% of the average old-age pension |
| larger (three or more) | 300% of the average old-age pension |

What counts is the average old-age pension for 40 or more years of service, as published by the Croatian Pension Insurance Institute. Call us, and we will work out together what that means for your household.`,
  },
  {
    heading: 'What you receive',
    text: `- help with meals: buying groceries, preparing and serving food
- help around the house: tidying, washing and ironing, fetching water and firewood
- help with personal hygiene, dressing and moving about
- fetching medicine, paying bills, going with you to the doctor, help with claiming your rights
- conversation, walks and company
- regular parcels of household and basic hygiene supplies

The help is given by a carer employed by the Association, on agreed days and to the extent that you need it.`,
  },
  {
    heading: 'Documents required',
    text: `Please enclose with the application:

1. the expression-of-interest form, filled in and signed
2. a copy of the identity card (both sides)
3. proof of income for every adult member of the household: a pension slip or certificate, or a Tax Administration certificate of income and receipts
4. a statement on the members of the household
5. for people with disabilities: the finding and opinion of the Institute for Expert Evaluation, Professional Rehabilitation and Employment of Persons with Disabilities, or a decision that states the degree of disability

Copies are enough; please just show us the originals. If you cannot gather the documents yourself, let us know: we will help.`,
  },
  {
    heading: 'How and when to apply',
    text: `An application can be made in any of these ways:

- in person, or by somebody you trust, at the Association’s office: {{address}}
- by post to the same address, marked “Zaželi III – iskaz interesa”
- by email to {{email}}
- by telephone on {{phone}} if you cannot get to the office: we will come to you with the form

**The call is open from 26\u00a0April\u00a02024 until the places in the project are filled. Applications received after that go on a waiting list, from which places are filled until the end of the project, 22\u00a0April\u00a02027.**`,
  },
  {
    heading: 'How people are chosen',
    text: 'A committee of the Association considers applications in the order in which they arrive. Where priority has to be decided, it goes to people who live alone, people with reduced mobility and people with lower incomes. We let every applicant know the outcome, and sign a statement of participation with those chosen. An expression of interest binds nobody and can be withdrawn at any time.',
  },
  {
    heading: 'Personal data',
    text: 'Data from the application is used only to check the conditions, to carry out the project and to report under the rules of the European Social Fund Plus, and is kept for as long as those rules require. [How we look after personal data](/legal#privacy)',
  },
] as const;

/** The call that a new site has; a row's keys are columns of `public_calls`. */
export const PUBLIC_CALLS = [
  {
    slug: 'zazeli-iii',
    title: 'Javni poziv za iskaz interesa: Zaželi III',
    title_en: 'Public call for expressions of interest: Zaželi III',
    subject:
      'za iskaz interesa za sudjelovanje u projektu „Zaželi\u00a0III” – besplatna pomoć u\u00a0kući osobama starijima od 65 godina i odraslim osobama s invaliditetom',
    subject_en:
      'for expressions of interest in taking part in the project “Zaželi\u00a0III”, free help at home for people over 65 and adults with disabilities',
    summary:
      'Javni poziv starijima od 65 godina i odraslim osobama s invaliditetom u Šibensko-kninskoj županiji za besplatnu pomoć u kući: uvjeti, dokumenti, prijava.',
    summary_en:
      'Public call to people over 65 and adults with disabilities in Šibenik-Knin County for free help at home: conditions, documents, how to apply.',
    lead: '{{name}} (u daljnjem tekstu: Udruga) provodi projekt „Zaželi\u00a0III”, koji se sufinancira iz Europskog socijalnog fonda plus u okviru Programa Učinkoviti ljudski potencijali 2021.\u00a0–\u00a02027. Pozivamo pripadnike ciljnih skupina da iskažu interes za sudjelovanje.',
    lead_en:
      'The {{name}} (hereinafter: the Association) is carrying out the project “Zaželi\u00a0III”, co-funded from the European Social Fund Plus under the programme Efficient Human Resources 2021–2027. We invite members of the target groups to express their interest in taking part.',
    parts: HR_PARTS.map(({ heading, text }, index) => ({
      heading,
      headingEn: EN_PARTS[index]?.heading,
      text,
      textEn: EN_PARTS[index]?.text,
    })),
    area: 'Šibensko-kninska županija',
    area_en: 'Šibenik-Knin County',
    is_published: true,
    opens_at: '2024-04-26T00:00:00+02:00',
    signatory: 'Ana Horvat, predsjednica',
    signatory_en: 'Ana Horvat, President',
    letterhead: 'zazeli',
    eu_funded: true,
  },
];

/** SQL: the first call belongs to its project, and offers the PDF documents. */
export const REFERENCES_OF_CALLS = `
  UPDATE public_calls SET
    project_id = (SELECT id FROM projects WHERE slug = 'zazeli-iii'),
    document_ids = ARRAY(SELECT id FROM documents WHERE kind = 'pdf' ORDER BY "order", id)
`;
