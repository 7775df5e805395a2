import type { Language } from '../../i18n/language.js';
import type { GeneratedKind } from '../document.entity.js';
import type { Contacts } from './contacts.js';
import { drawFlyer } from './flyer.js';
import { drawForm } from './form.js';

const DRAWINGS: Record<GeneratedKind, (contacts: Contacts, language: Language) => Promise<Buffer>> =
  {
    flyer: drawFlyer,
    form: drawForm,
  };

export function drawDocument(
  kind: GeneratedKind,
  contacts: Contacts,
  language: Language,
): Promise<Buffer> {
  return DRAWINGS[kind](contacts, language);
}
