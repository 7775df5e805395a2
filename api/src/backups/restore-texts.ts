import { formatDateTime } from 'shared/croatian-time';
import type { Language, Text } from '../i18n/language.js';
import { formatCount, type CountedNoun } from '../personal-data/counted.js';
import type { Restore, RestoreStep } from './restore.entity.js';

const STEPS: Record<RestoreStep, Text> = {
  preparing: {
    hr: 'Kopija se provjerava i priprema. Stranica dotle radi kao i inače.',
    en: 'The backup is being checked and prepared. The site works as usual meanwhile.',
  },
  saving: {
    hr: 'Sprema se kopija sadašnjeg stanja. Stranica se može čitati, ali se ništa ne može promijeniti ni poslati.',
    en: 'The present state is being saved in a backup. The site can be read, but nothing can be changed or sent.',
  },
  replacing: {
    hr: 'Sadašnji podaci zamjenjuju se podacima iz kopije.',
    en: 'The present data are being replaced by those of the backup.',
  },
};

const ERASED: CountedNoun = {
  hr: {
    one: 'Ponovno su obrisani podaci # osobe, koji su bili obrisani nakon te kopije.',
    few: 'Ponovno su obrisani podaci # osobe, koji su bili obrisani nakon te kopije.',
    other: 'Ponovno su obrisani podaci # osoba, koji su bili obrisani nakon te kopije.',
  },
  en: {
    one: 'The data of # person, which had been erased after that backup, were erased again.',
    other: 'The data of # people, which had been erased after that backup, were erased again.',
  },
};

/** That a backup needs a newer version of the site. */
export const newerText = (version: string | null | undefined): Text => ({
  hr: `Ova kopija je iz novije inačice stranice. Najprije ažurirajte stranicu ${version ? `na inačicu ${version} ili noviju` : 'na najnoviju inačicu'}, a zatim vratite kopiju. Ništa nije promijenjeno.`,
  en: `This backup is of a newer version of the site. First update the site to ${version ? `version ${version} or later` : 'the latest version'}, and then restore the backup. Nothing was changed.`,
});

export const DAMAGED: Text = {
  hr: 'Ova datoteka nije ispravna kopija: oštećena je, nepotpuna ili nije sigurnosna kopija ove stranice. Ništa nije promijenjeno. Odaberite drugu kopiju.',
  en: 'This file is not a valid backup: it is damaged, incomplete, or no backup of this site. Nothing was changed. Choose another one.',
};

export const FOREIGN: Text = {
  hr: 'Ova kopija ne nosi potpis ove stranice: izradila ju je druga stranica ili ranija inačica, ili uz drugi JWT_SECRET. U panelu se vraćaju samo kopije ove stranice; ovu može vratiti osoba koja održava poslužitelj, naredbom npm run restore. Ništa nije promijenjeno.',
  en: 'This backup does not carry the signature of this site: it was made by another site or an earlier version, or with another JWT_SECRET. The panel restores only backups of this site; whoever maintains the server can restore this one with the command npm run restore. Nothing was changed.',
};

export const ENCRYPTED: Text = {
  hr: 'Ova je kopija šifrirana, a poslužitelj nema njezin ključ. Dešifrirajte je na računalu na kojem je ključ i prenesite dobivenu datoteku. Ništa nije promijenjeno.',
  en: 'This backup is encrypted, and the server does not have its key. Decrypt it on the computer that has the key, and upload the resulting file. Nothing was changed.',
};

export const BUSY: Text = {
  hr: 'Upravo se izrađuje ili vraća druga kopija. Pričekajte da završi, a zatim pokušajte ponovno. Ništa nije promijenjeno.',
  en: 'Another backup is being made or restored. Wait until it is finished, and then try again. Nothing was changed.',
};

const PROBLEMS: Record<string, Text> = {
  damaged: DAMAGED,
  busy: BUSY,
  foreign: FOREIGN,
  invalid: {
    hr: 'Postavke u ovoj kopiji nisu ispravne: broj računa za donacije ili adresa e-pošte Udruge nije valjana. Ništa nije promijenjeno.',
    en: 'The settings in this backup are not valid: the account number for donations or the email address of the association is not valid. Nothing was changed.',
  },
  erasures: {
    hr: 'Nakon te kopije netko je tražio brisanje podataka, a na ovom poslužitelju nema ključa po kojem bi se ono ponovilo. Postavite JWT_SECRET, ili datoteku jwt-secret u mapu podataka, kakvi su bili na prijašnjem poslužitelju. Ništa nije promijenjeno.',
    en: 'Somebody asked for erasure after that backup was made, and this server lacks the key by which it would be repeated. Set JWT_SECRET, or put the file jwt-secret into the data folder, as on the former server. Nothing was changed.',
  },
  interrupted: {
    hr: 'Vraćanje je prekinuto, primjerice jer se poslužitelj ponovno pokrenuo. Ništa nije promijenjeno. Pokušajte ponovno.',
    en: 'The restore was interrupted, for example because the server was restarted. Nothing was changed. Try again.',
  },
};

const FAILED: Text = {
  hr: 'Vraćanje nije uspjelo zbog greške na poslužitelju. Ništa nije promijenjeno. Pokušajte ponovno; ako se ponovi, javite se osobi koja održava poslužitelj.',
  en: 'The restore failed because of an error of the server. Nothing was changed. Try again; if it fails again, tell whoever looks after the server.',
};

/** What a restore does, or how it ended, in words. */
export function describeRestore(restore: Restore, language: Language): string {
  const { state, step, madeAt, erased, problem, version } = restore;
  if (state === 'running') return STEPS[step][language];
  if (state === 'failed') {
    const text = problem === 'newer' ? newerText(version) : PROBLEMS[problem ?? ''];
    return (text ?? FAILED)[language];
  }
  const time = formatDateTime(madeAt.toISOString(), language);
  const done =
    language === 'en' ? `The state of ${time} was restored.` : `Vraćeno je stanje od ${time}.`;
  return erased > 0 ? `${done} ${formatCount(ERASED, erased, language)}` : done;
}
