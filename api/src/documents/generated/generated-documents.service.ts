import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../../content/content-changes.js';
import { LANGUAGES, type Language } from '../../i18n/language.js';
import { isolated } from '../../isolation/isolated.js';
import { BusyError } from '../../limits/work-gate.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { GeneratedKind } from '../document.entity.js';
import { contactsOf, type Contacts } from './contacts.js';
import type { drawDocument } from './draw-document.js';

export interface GeneratedPdf {
  bytes: Buffer;
  /** SHA-256 of the bytes, base64url. */
  digest: string;
}

/**
 * Drawing the four PDFs takes 0.4 s of CPU time, and the fonts and libraries for it 20 MB, so it
 * happens in a child process.
 */
const drawInProcess = isolated<typeof drawDocument>(
  new URL('./draw-document.js', import.meta.url),
  'drawDocument',
  { seconds: 30, megabytes: 384, heapMegabytes: 192 },
  () => new BusyError(),
);

/** How long a list waits for the size of a PDF: less than a request may wait for its turn. */
const SIZE_WAIT_MS = 3_000;

const KINDS: readonly GeneratedKind[] = ['flyer', 'form'];

/** Generates PDFs from the settings, and caches them until the settings change. */
@Injectable()
export class GeneratedDocumentsService {
  private readonly cache = new Map<string, { contactsKey: string; pdf: Promise<GeneratedPdf> }>();
  /** The PDFs that lists were answered without. */
  private readonly missed = new Set<string>();

  constructor(
    private readonly settings: SettingsService,
    private readonly changes: ContentChanges,
  ) {}

  /** Generates all of them before the first request. */
  async prepare(): Promise<void> {
    for (const kind of KINDS) {
      for (const language of LANGUAGES) await this.pdf(kind, language);
    }
  }

  /**
   * The size of the PDF in bytes; null while it is still being drawn on a busy server. Lists that
   * were answered without it become stale as soon as it is known.
   */
  async size(kind: GeneratedKind, language: Language): Promise<number | null> {
    const drawn = this.pdf(kind, language).catch(() => null);
    const pdf = await Promise.race([drawn, wait(SIZE_WAIT_MS, null, { ref: false })]);
    if (pdf === null) this.missed.add(keyOf(kind, language));
    return pdf?.bytes.length ?? null;
  }

  /** The PDF with the present settings; equal settings give equal bytes in every process. */
  async pdf(kind: GeneratedKind, language: Language): Promise<GeneratedPdf> {
    const contacts = contactsOf(await this.settings.current(), language);
    const contactsKey = JSON.stringify(contacts);
    const key = keyOf(kind, language);
    const cached = this.cache.get(key);
    if (cached?.contactsKey === contactsKey) return cached.pdf;
    const drawing = { contactsKey, pdf: draw(kind, contacts, language) };
    this.cache.set(key, drawing);
    drawing.pdf.then(
      () => {
        if (this.missed.delete(key)) this.changes.changed(['documents']);
      },
      () => {
        if (this.cache.get(key) === drawing) this.cache.delete(key);
      },
    );
    return drawing.pdf;
  }
}

const keyOf = (kind: GeneratedKind, language: Language): string => `${kind} ${language}`;

async function draw(
  kind: GeneratedKind,
  contacts: Contacts,
  language: Language,
): Promise<GeneratedPdf> {
  const bytes = await drawInProcess(kind, contacts, language);
  return { bytes, digest: createHash('sha256').update(bytes).digest('base64url') };
}
