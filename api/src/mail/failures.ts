import type { Text } from '../i18n/language.js';

/** Causes of failed attempts, in texts for administrators. */
export const FAILURES = {
  connection: {
    hr: 'S poslužiteljem e-pošte nije se moglo povezati.',
    en: 'The mail server could not be reached.',
  },
  refused: {
    hr: 'Poslužitelj e-pošte odbio je vezu: ne radi, ili broj priključka (porta) u postavci SMTP_URL nije ispravan.',
    en: 'The mail server refused the connection: it is not running, or the port in SMTP_URL is wrong.',
  },
  'unknown-host': {
    hr: 'Poslužitelj e-pošte s imenom iz postavke SMTP_URL ne postoji.',
    en: 'There is no mail server with the name in SMTP_URL.',
  },
  timeout: {
    hr: 'Poslužitelj e-pošte ne odgovara.',
    en: 'The mail server does not respond.',
  },
  certificate: {
    hr: 'Certifikat poslužitelja e-pošte nije valjan ili ne pripada imenu iz postavke SMTP_URL.',
    en: 'The certificate of the mail server is not valid, or is not for the name in SMTP_URL.',
  },
  encryption: {
    hr: 'Sigurna veza s poslužiteljem e-pošte nije uspostavljena.',
    en: 'No secure connection to the mail server could be made.',
  },
  'sign-in': {
    hr: 'Poslužitelj e-pošte nije prihvatio korisničko ime ili lozinku iz postavke SMTP_URL.',
    en: 'The mail server did not accept the user name or password in SMTP_URL.',
  },
  later: {
    hr: 'Poslužitelj e-pošte zamolio je da se pokuša kasnije.',
    en: 'The mail server asked to be tried again later.',
  },
  recipient: {
    hr: 'Poslužitelj e-pošte odbio je adresu primatelja.',
    en: 'The mail server refused the recipient’s address.',
  },
  stopped: {
    hr: 'Poslužitelj e-pošte dvaput je odbio ovu adresu, pa joj se pošta više ne šalje.',
    en: 'The mail server refused this address twice, so it is sent no more mail.',
  },
  withdrawn: {
    hr: 'Primatelj se u međuvremenu odjavio ili mu adrese više nema na popisu, pa mu se ta poruka ne šalje.',
    en: 'The recipient has unsubscribed since, or is no longer on the list, so the mail is not sent to them.',
  },
  sender: {
    hr: 'Poslužitelj e-pošte odbio je pošiljatelja iz postavke MAIL_FROM.',
    en: 'The mail server refused the sender in MAIL_FROM.',
  },
  message: {
    hr: 'Poslužitelj e-pošte odbio je poruku.',
    en: 'The mail server refused the message.',
  },
  'no-answer': {
    hr: 'Veza se prekinula dok je poslužitelj preuzimao poruku: ne zna se je li ju primio.',
    en: 'The connection broke while the server was taking the message: it may have it or not.',
  },
  interrupted: {
    hr: 'Program je prekinut usred slanja: ne zna se je li poruka otišla.',
    en: 'The program ended while it was sending: the message may have gone out or not.',
  },
  file: {
    hr: 'Poruku nije bilo moguće spremiti u datoteku na poslužitelju stranice.',
    en: 'The message could not be stored in a file on the site’s server.',
  },
  attachment: {
    hr: 'Prilog poruke nije se mogao izraditi.',
    en: 'The file that goes with the message could not be made.',
  },
  unexpected: {
    hr: 'Slanje nije uspjelo zbog neočekivane pogreške.',
    en: 'Sending failed for an unexpected reason.',
  },
} satisfies Record<string, Text>;

export type Failure = keyof typeof FAILURES;

/** How an attempt to send a mail ended. */
export type Outcome =
  | { sent: true }
  | {
      sent: false;
      failure: Failure;
      /** Whether a retry would fail as well. */
      permanent: boolean;
      /** Whether the mail may have been accepted nevertheless. */
      unknown: boolean;
      serverAnswer: string | null;
    };
