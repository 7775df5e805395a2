import type { Text } from '../i18n/language.js';

const NO_SPACE: Text = {
  hr: 'Kopija nije izrađena: na disku poslužitelja nema dovoljno mjesta. Prijašnje su kopije nepromijenjene. Javite se osobi koja održava poslužitelj.',
  en: 'The backup was not made: there is not enough space on the disk of the server. Earlier ones are unchanged. Tell whoever looks after the server.',
};

const FAILED: Text = {
  hr: 'Kopija nije izrađena zbog greške na poslužitelju. Prijašnje su kopije nepromijenjene. Pokušajte ponovno; ako se ponovi, javite se osobi koja održava poslužitelj.',
  en: 'The backup was not made because of an error of the server. Earlier ones are unchanged. Try again; if it fails again, tell whoever looks after the server.',
};

/**
 * Why no backup was made, in words.
 * @param error the message of the tool
 */
export const describeFailure = (error: string): Text =>
  /ENOSPC|no space left/i.test(error) ? NO_SPACE : FAILED;
