import type { Language } from '../../i18n/language.js';
import type { IconName } from '../../pdf/drawings.js';

interface FlyerTexts {
  title: string;
  subject: string;
  project: string;
  headline: string;
  lead: string;
  picture: string;
  call: string;
  free: string;
  who: string;
  people: string[];
  incomeLead: string;
  incomes: [share: string, household: string][];
  incomeNote: string;
  help: string;
  kinds: [icon: IconName, name: string, detail: string][];
  how: string;
  steps: [name: string, detail: string][];
  facts: [name: string, value: string][];
  fund: string;
  emblem: string;
  responsible(name: string): string;
}

export const FLYER: Record<Language, FlyerTexts> = {
  hr: {
    title: 'Zaželi III: letak projekta',
    subject: 'Besplatna pomoć u kući za starije osobe i odrasle osobe s invaliditetom',
    project: 'ZAŽELI III',
    headline: 'Ostanite u svojem domu. Mi\u00a0dolazimo pomoći.',
    lead: 'Besplatna pomoć u kući za osobe starije od 65 godina i odrasle osobe s invaliditetom u Šibensko-kninskoj županiji.',
    picture:
      'Mlađa žena i starija žena sa štapom šeću pod ruku uz kamene kuće, smokvu i more s jedrilicom.',
    call: 'Nazovite nas',
    free: 'Pomoć se ne plaća.',
    who: 'Tko se može prijaviti',
    people: [
      'osobe starije od 65 godina',
      'osobe s navršenih 18 godina i trećim ili četvrtim stupnjem težine invaliditeta',
    ],
    incomeLead: 'Mjesečna primanja kućanstva smiju iznositi najviše:',
    incomes: [
      ['120 %', 'kad živite sami'],
      ['200 %', 'kad vas je dvoje'],
      ['300 %', 'kad vas je troje ili više'],
    ],
    incomeNote: 'od prosječne starosne mirovine za 40 i više godina mirovinskog staža.',
    help: 'Što radimo s vama',
    kinds: [
      ['clean', 'Pospremanje', 'kuća čista, rublje oprano'],
      ['shop', 'Nabava', 'namirnice, lijekovi, računi'],
      ['cook', 'Obroci', 'kuhamo ono što volite'],
      ['doctor', 'Odlazak liječniku', 'pratnja na pregled i natrag'],
      ['care', 'Osobna njega', 'kupanje, češljanje, odijevanje'],
      ['talk', 'Društvo', 'razgovor, šetnja, kava'],
    ],
    how: 'Kako se prijaviti',
    steps: [
      ['Ispunite obrazac', 'Uzmite ga kod nas ili na našim stranicama.'],
      ['Priložite dokumente', 'Njihov je popis u obrascu i u javnom pozivu.'],
      ['Donesite ili pošaljite', 'Ne možete sami? Nazovite, dolazimo k vama.'],
    ],
    facts: [
      ['Trajanje', '22. travnja 2024. – 22. travnja 2027. (36 mjeseci)'],
      ['Vrijednost', '891.000,00 €'],
    ],
    fund: 'Sufinancira Europska unija iz Europskog socijalnog fonda plus.',
    emblem: 'Zastava Europske unije',
    responsible: (name) => `Za sadržaj letka odgovara isključivo ${name}.`,
  },
  en: {
    title: 'Zaželi III: project flyer',
    subject: 'Free home help for older people and adults with disabilities',
    project: 'ZAŽELI III',
    headline: 'Stay in your own home. We\u00a0come to help.',
    lead: 'Free home help for people over 65 and adults with disabilities in Šibenik-Knin County.',
    picture:
      'A younger woman and an older woman with a stick walk arm in arm by stone houses, a fig tree and the sea with a sailing boat.',
    call: 'Call us',
    free: 'The help is free.',
    who: 'Who can apply',
    people: [
      'people over 65',
      'people aged 18 or over with a disability of the third or fourth degree',
    ],
    incomeLead: 'The monthly income of the household may be at most:',
    incomes: [
      ['120%', 'if you live alone'],
      ['200%', 'for two people'],
      ['300%', 'for three or more'],
    ],
    incomeNote: 'of the average old-age pension with 40 or more years of service.',
    help: 'What we do with you',
    kinds: [
      ['clean', 'Cleaning', 'a tidy house, clean laundry'],
      ['shop', 'Shopping', 'groceries, medicine, bills'],
      ['cook', 'Meals', 'we cook what you like'],
      ['doctor', 'To the doctor', 'with you there and back'],
      ['care', 'Personal care', 'washing, combing, dressing'],
      ['talk', 'Company', 'a chat, a walk, a coffee'],
    ],
    how: 'How to apply',
    steps: [
      ['Fill in the form', 'Pick it up from us or find it on our website.'],
      ['Add the documents', 'They are listed in the form and in the public call.'],
      ['Bring it or post it', 'Cannot do it yourself? Call us, we will come to you.'],
    ],
    facts: [
      ['Duration', '22 April 2024 – 22 April 2027 (36 months)'],
      ['Value', '€891,000.00'],
    ],
    fund: 'Co-funded by the European Union from the European Social Fund Plus.',
    emblem: 'Flag of the European Union',
    responsible: (name) => `${name} alone is responsible for the content of this flyer.`,
  },
};
