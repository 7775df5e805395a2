import type { Language } from '../../i18n/language.js';
import type { Contacts } from './contacts.js';

interface FormTexts {
  title: string;
  subject: string;
  project: string;
  fund: string;
  emblem: string;
  intro: string;
  required: string;
  person: string;
  fields: Record<
    | 'name'
    | 'birth'
    | 'taxId'
    | 'street'
    | 'postalCode'
    | 'town'
    | 'phone'
    | 'email'
    | 'income'
    | 'wishes'
    | 'contactName'
    | 'contactRelation'
    | 'contactPhone'
    | 'place'
    | 'date',
    string
  >;
  birthHint: string;
  taxIdHint: string;
  household: string;
  sizes: [value: string, label: string][];
  basis: string;
  reasons: [value: string, label: string][];
  already: string;
  yesNo: [value: string, label: string][];
  help: string;
  kinds: [name: string, label: string][];
  contact: string;
  attachments: string;
  papers: [name: string, label: string][];
  statement: string;
  truth: string;
  consent: string;
  signature: string;
  deliver: string;
  privacy(contacts: Contacts): string;
  where(contacts: Contacts): string;
}

/** Names and values are the same in both languages, so that answers can be merged. */
export const FORM: Record<Language, FormTexts> = {
  hr: {
    title: 'Iskaz interesa za pomoć u kući',
    subject: 'Obrazac za iskaz interesa za uključivanje u projekt Zaželi III',
    project: 'PROJEKT ZAŽELI III',
    fund: 'Sufinancira Europska unija',
    emblem: 'Zastava Europske unije',
    intro:
      'Obrazac možete ispuniti na računalu ili ga ispisati i ispuniti rukom. Trebate pomoć? Nazovite nas, ispunit ćemo ga zajedno.',
    required: 'Polja označena zvjezdicom (*) obavezna su.',
    person: '1. Osoba kojoj treba pomoć',
    fields: {
      name: 'Ime i prezime',
      birth: 'Datum rođenja',
      taxId: 'OIB',
      street: 'Ulica i kućni broj',
      postalCode: 'Poštanski broj',
      town: 'Mjesto',
      phone: 'Telefon ili mobitel',
      email: 'E-pošta (ako je imate)',
      income: 'Ukupna mjesečna primanja svih članova kućanstva, u eurima',
      wishes: 'Što bi vam najviše olakšalo dan?',
      contactName: 'Ime i prezime',
      contactRelation: 'Tko vam je (kći, susjed …)',
      contactPhone: 'Telefon',
      place: 'Mjesto',
      date: 'Datum',
    },
    birthHint: 'Datum rođenja: dan, mjesec, godina',
    taxIdHint: 'OIB: osobni identifikacijski broj, 11 znamenki',
    household: 'Koliko vas živi u kućanstvu?',
    sizes: [
      ['jedno', 'živim sam ili sama'],
      ['dvoje', 'dvoje'],
      ['troje-ili-vise', 'troje ili više'],
    ],
    basis: 'Na temelju čega se prijavljujete?',
    reasons: [
      ['stariji-od-65', 'imam više od 65 godina'],
      ['treci-stupanj', 'imam 18 ili više godina i treći stupanj težine invaliditeta'],
      ['cetvrti-stupanj', 'imam 18 ili više godina i četvrti stupanj težine invaliditeta'],
    ],
    already: 'Primate li već pomoć u kući iz drugog izvora?',
    yesNo: [
      ['da', 'da'],
      ['ne', 'ne'],
    ],
    help: '2. Kakva vam pomoć treba',
    kinds: [
      ['pomoc-pospremanje', 'pospremanje i pranje rublja'],
      ['pomoc-nabava', 'nabava namirnica i lijekova'],
      ['pomoc-obroci', 'priprema obroka'],
      ['pomoc-njega', 'osobna njega'],
      ['pomoc-lijecnik', 'odlazak liječniku i u ustanove'],
      ['pomoc-drustvo', 'razgovor i društvo'],
    ],
    contact: '3. Koga još možemo nazvati (nije obavezno)',
    attachments: '4. Što prilažete',
    papers: [
      ['prilog-osobna-iskaznica', 'presliku osobne iskaznice (obje strane)'],
      [
        'prilog-primanja',
        'dokaz o primanjima svih članova kućanstva (odrezak mirovine ili potvrdu Porezne uprave)',
      ],
      ['prilog-kucanstvo', 'izjavu o članovima kućanstva'],
      [
        'prilog-invaliditet',
        'nalaz i mišljenje ili rješenje o stupnju težine invaliditeta (ako se prijavljujete po toj osnovi)',
      ],
    ],
    statement: '5. Izjava i privola',
    truth: 'Izjavljujem da su podaci koje navodim točni i potpuni.',
    consent:
      'Dajem privolu da se moji osobni podaci, među njima i podaci o zdravlju, obrađuju radi uključivanja u projekt Zaželi III.',
    signature: 'Vlastoručni potpis podnositelja ili zakonskog zastupnika',
    deliver: 'Kamo s obrascem',
    privacy: ({ name, taxId, seat, email }) =>
      `Voditelj obrade je ${name}, OIB ${taxId}, ${seat}. Podaci se obrađuju na temelju vaše privole (čl. 6. st. 1. t. a i čl. 9. st. 2. t. a Opće uredbe o zaštiti podataka (EU) 2016/679) radi odabira korisnika i pružanja pomoći u projektu. Uvid u njih imaju zaposlenici na projektu i tijela koja po zakonu nadziru trošenje sredstava Europskog socijalnog fonda plus. Čuvaju se dok projekt traje (do 22. travnja 2027.) i nakon toga koliko nalažu propisi o tim sredstvima. Privolu možete povući u svakom trenutku, bez utjecaja na obradu do tada, a možete tražiti i uvid, ispravak ili brisanje podataka: javite se na ${email}. Pritužbu možete podnijeti Agenciji za zaštitu osobnih podataka (azop.hr).`,
    where: ({ name, office, phone, email }) =>
      `Potpisani obrazac s prilozima donesite ili pošaljite na adresu: ${name}, ${office}. Obrazac možete poslati i na ${email}. Pitanja? Nazovite ${phone}.`,
  },
  en: {
    title: 'Expression of interest in home help',
    subject: 'Expression-of-interest form for taking part in the Zaželi III project',
    project: 'ZAŽELI III PROJECT',
    fund: 'Co-funded by the European Union',
    emblem: 'Flag of the European Union',
    intro:
      'You can fill in this form on a computer, or print it and fill it in by hand. Need help? Call us and we will fill it in together.',
    required: 'Fields marked with an asterisk (*) are required.',
    person: '1. The person who needs help',
    fields: {
      name: 'First and last name',
      birth: 'Date of birth',
      taxId: 'OIB (personal identification number)',
      street: 'Street and house number',
      postalCode: 'Postal code',
      town: 'Town or village',
      phone: 'Telephone or mobile',
      email: 'Email (if you have one)',
      income: 'Monthly income of all members of the household together, in euros',
      wishes: 'What would make your day easier?',
      contactName: 'First and last name',
      contactRelation: 'Who they are to you',
      contactPhone: 'Telephone',
      place: 'Place',
      date: 'Date',
    },
    birthHint: 'Date of birth: day, month, year',
    taxIdHint: 'OIB: the Croatian personal identification number, 11 digits',
    household: 'How many of you live in the household?',
    sizes: [
      ['jedno', 'I live alone'],
      ['dvoje', 'two'],
      ['troje-ili-vise', 'three or more'],
    ],
    basis: 'On what grounds do you apply?',
    reasons: [
      ['stariji-od-65', 'I am over 65'],
      ['treci-stupanj', 'I am 18 or over and have a disability of the third degree'],
      ['cetvrti-stupanj', 'I am 18 or over and have a disability of the fourth degree'],
    ],
    already: 'Do you already receive home help from another source?',
    yesNo: [
      ['da', 'yes'],
      ['ne', 'no'],
    ],
    help: '2. What help you need',
    kinds: [
      ['pomoc-pospremanje', 'cleaning and laundry'],
      ['pomoc-nabava', 'shopping for groceries and medicine'],
      ['pomoc-obroci', 'preparing meals'],
      ['pomoc-njega', 'personal care'],
      ['pomoc-lijecnik', 'going to the doctor and to offices'],
      ['pomoc-drustvo', 'conversation and company'],
    ],
    contact: '3. Who else we may call (not required)',
    attachments: '4. What you enclose',
    papers: [
      ['prilog-osobna-iskaznica', 'a copy of the identity card (both sides)'],
      [
        'prilog-primanja',
        'proof of income of all members of the household (pension slip or Tax Administration certificate)',
      ],
      ['prilog-kucanstvo', 'a statement of the members of the household'],
      [
        'prilog-invaliditet',
        'the findings or decision on the degree of disability (if you apply on those grounds)',
      ],
    ],
    statement: '5. Statement and consent',
    truth: 'I declare that the information I give is correct and complete.',
    consent:
      'I consent to the processing of my personal data, including data concerning health, for the purpose of taking part in the Zaželi III project.',
    signature: 'Signature of the applicant or the legal representative',
    deliver: 'Where to send the form',
    privacy: ({ name, taxId, seat, email }) =>
      `The controller is ${name}, tax ID (OIB) ${taxId}, ${seat}. The data is processed on the basis of your consent (Art. 6(1)(a) and Art. 9(2)(a) of the General Data Protection Regulation (EU) 2016/679) to select those who receive help and to provide it within the project. It is seen by the project’s staff and by the bodies that by law supervise the spending of the European Social Fund Plus. It is kept while the project lasts (until 22 April 2027) and afterwards as long as the rules on those funds require. You may withdraw your consent at any time without affecting processing up to then, and may ask for access, correction or erasure: write to ${email}. You may lodge a complaint with the Croatian Personal Data Protection Agency (azop.hr).`,
    where: ({ name, office, phone, email }) =>
      `Bring or post the signed form with its enclosures to: ${name}, ${office}. You may also send it to ${email}. Questions? Call ${phone}.`,
  },
};
