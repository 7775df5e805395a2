import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LANGUAGES, type Language } from '../../i18n/language.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { GeneratedKind } from '../document.entity.js';
import { contactsOf, type Contacts } from './contacts.js';
import { drawFlyer } from './flyer.js';
import { drawForm } from './form.js';

export interface GeneratedPdf {
  bytes: Buffer;
  /** SHA-256 of the bytes, base64url. */
  digest: string;
}

const DRAWERS: Record<GeneratedKind, (contacts: Contacts, language: Language) => Promise<Buffer>> =
  {
    flyer: drawFlyer,
    form: drawForm,
  };

const KINDS: readonly GeneratedKind[] = ['flyer', 'form'];

/** The PDFs that are generated from content: cached as long as that content stays the same. */
@Injectable()
export class GeneratedDocumentsService {
  private readonly drawn = new Map<string, { contactsKey: string; pdf: Promise<GeneratedPdf> }>();

  constructor(private readonly settings: SettingsService) {}

  /** Generates all of them before the first request. */
  async prepare(): Promise<void> {
    for (const kind of KINDS) {
      for (const language of LANGUAGES) await this.pdf(kind, language);
    }
  }

  /** The PDF as the content is now; the same content gives the same bytes in every process. */
  async pdf(kind: GeneratedKind, language: Language): Promise<GeneratedPdf> {
    const contacts = contactsOf(await this.settings.current(), language);
    const contactsKey = JSON.stringify(contacts);
    const key = `${kind} ${language}`;
    const cached = this.drawn.get(key);
    if (cached?.contactsKey === contactsKey) return cached.pdf;
    const drawing = { contactsKey, pdf: draw(kind, contacts, language) };
    this.drawn.set(key, drawing);
    drawing.pdf.catch(() => {
      if (this.drawn.get(key) === drawing) this.drawn.delete(key);
    });
    return drawing.pdf;
  }
}

async function draw(
  kind: GeneratedKind,
  contacts: Contacts,
  language: Language,
): Promise<GeneratedPdf> {
  const bytes = await DRAWERS[kind](contacts, language);
  return { bytes, digest: createHash('sha256').update(bytes).digest('base64url') };
}
