import type { EmergencyNumberDto } from './dto/emergency-number.dto.js';

/** The numbers of a new installation, in the order in which most people need them. */
export const EMERGENCY_NUMBERS: EmergencyNumberDto[] = [
  {
    number: '112',
    name: 'Neposredna opasnost',
    nameEn: 'Immediate danger',
    note: null,
    noteEn: null,
  },
  { number: '192', name: 'Policija', nameEn: 'Police', note: null, noteEn: null },
  {
    number: '116 006',
    name: 'Nacionalni pozivni centar za žrtve',
    nameEn: 'National Call Centre for Victims',
    note: 'besplatno i anonimno, u svako doba',
    noteEn: 'free and anonymous, at any hour',
  },
  {
    number: '116 111',
    name: 'Hrabri telefon za djecu',
    nameEn: 'Hrabri telefon, for children',
    note: 'besplatno i anonimno, radnim danom od 9 do 20 sati',
    noteEn: 'free and anonymous, on weekdays from 9 am to 8 pm',
  },
];
