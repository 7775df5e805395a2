import type { LocalizedText } from '~/i18n/localized';
import type { Language } from '~/i18n/language';

const english: Partial<Record<string, string>> = {
  'prostorije udruge': 'The association’s premises',
  'šibensko-kninska županija': 'Šibenik-Knin County',
};

/** Places are kept in Croatian; those that are no proper name have an English one here. */
export function placeName(place: string, language: Language): LocalizedText {
  if (language === 'hr') return { text: place };
  const name = english[place.toLocaleLowerCase('hr')];
  return name === undefined ? { text: place, lang: 'hr' } : { text: name };
}
