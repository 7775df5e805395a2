import type { Text } from '../i18n/language.js';

/** The titles of the problems, by HTTP status. */
export const TITLES = {
  400: { hr: 'Neispravan zahtjev', en: 'Bad request' },
  401: { hr: 'Potrebna je prijava', en: 'Sign-in required' },
  403: { hr: 'Pristup nije dopušten', en: 'Access not allowed' },
  404: { hr: 'Nije pronađeno', en: 'Not found' },
  405: { hr: 'Metoda nije podržana', en: 'Method not allowed' },
  408: { hr: 'Zahtjev je predugo trajao', en: 'Request timeout' },
  409: { hr: 'Sukob podataka', en: 'Conflict' },
  410: { hr: 'Obrisano', en: 'Gone' },
  412: { hr: 'Zapis je u međuvremenu promijenjen', en: 'Changed in the meantime' },
  413: { hr: 'Zahtjev je prevelik', en: 'Request too large' },
  415: { hr: 'Vrsta sadržaja nije podržana', en: 'Unsupported media type' },
  422: { hr: 'Zahtjev se ne može provesti', en: 'Unprocessable content' },
  429: { hr: 'Previše pokušaja', en: 'Too many attempts' },
  500: { hr: 'Pogreška na poslužitelju', en: 'Server error' },
  503: { hr: 'Usluga trenutno nije dostupna', en: 'Service unavailable' },
} satisfies Record<number, Text>;

/** The general messages, by HTTP status. */
export const DETAILS = {
  400: { hr: 'Zahtjev nije ispravan.', en: 'The request is not valid.' },
  401: { hr: 'Prijavite se pa pokušajte ponovno.', en: 'Please sign in and try again.' },
  403: { hr: 'Nemate ovlasti za ovu radnju.', en: 'You are not allowed to do this.' },
  404: { hr: 'Traženi sadržaj ne postoji.', en: 'There is nothing at this address.' },
  405: { hr: 'Ova metoda ovdje nije podržana.', en: 'This method is not supported here.' },
  408: { hr: 'Zahtjev nije stigao na vrijeme.', en: 'The request did not arrive in time.' },
  409: { hr: 'Podaci se kose s postojećima.', en: 'The data conflicts with existing data.' },
  410: { hr: 'Ovo je obrisano.', en: 'This was deleted.' },
  412: {
    hr: 'Netko je u međuvremenu promijenio ovaj zapis. Učitajte ga ponovno pa unesite svoje izmjene.',
    en: 'Someone has changed this record in the meantime. Load it again, then make your changes.',
  },
  413: {
    hr: 'Zahtjev je veći nego što ovdje smije biti.',
    en: 'The request is larger than it may be here.',
  },
  415: { hr: 'Sadržaj mora biti u formatu JSON.', en: 'The content must be JSON.' },
  422: { hr: 'Zahtjev se ne može provesti.', en: 'The request cannot be carried out.' },
  429: { hr: 'Previše pokušaja. Pokušajte kasnije.', en: 'Too many attempts. Try again later.' },
  500: {
    hr: 'Dogodila se neočekivana pogreška. Pokušajte ponovno.',
    en: 'An unexpected error occurred. Please try again.',
  },
  503: {
    hr: 'Usluga trenutno nije dostupna. Pokušajte ponovno za nekoliko trenutaka.',
    en: 'The service is temporarily unavailable. Please try again in a few moments.',
  },
} satisfies Record<number, Text>;

const titles: Record<number, Text | undefined> = TITLES;
const details: Record<number, Text | undefined> = DETAILS;

/** The title for a status, by default that of its class. */
export function titleOf(status: number): Text {
  return titles[status] ?? (status < 500 ? TITLES[400] : TITLES[500]);
}

/** The general message for a status, by default that of its class. */
export function detailOf(status: number): Text {
  return details[status] ?? (status < 500 ? DETAILS[400] : DETAILS[500]);
}
