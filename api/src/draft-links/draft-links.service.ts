import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { endOfDay } from 'shared/croatian-time';
import { MoreThan, type DataSource } from 'typeorm';
import { LinkSignerService } from '../auth/link-signer.service.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import { ConflictError, GoneError, NotFoundError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';
import { readDraftedRow, type DraftedRow } from './draft-kinds.js';
import { DraftLink } from './draft-link.entity.js';
import type { DraftLinkDto, OpenedDraftDto } from './dto/draft-link.dto.js';

const PURPOSE = 'draft link';
const KEY_BYTES = 16;
const DAY_MS = 86_400_000;
/** How long a link works, in days; it ends with the last of them, in Croatian time. */
export const DRAFT_LINK_DAYS = 14;

/** Format of a token: the key of the link, a full stop and its signature. */
export const DRAFT_TOKEN = /^[\w-]{22}\.[\w-]{43}$/;

const INVALID_LINK = {
  hr: 'Ova poveznica ne vrijedi. Provjerite je li kopirana cijela.',
  en: 'This link is not valid. Check that the whole of it was copied.',
};
const ENDED_LINK = {
  hr: 'Ova poveznica više ne vrijedi: istekla je, povučena je ili je skica objavljena ili obrisana.',
  en: 'This link no longer works: it expired or was withdrawn, or the draft was published or deleted.',
};
const ALREADY_PUBLIC = {
  hr: 'Ovo je već objavljeno. Pošaljite adresu stranice.',
  en: 'This is published already. Send the address of its page.',
};

const NO_LINK: DraftLinkDto = { url: null, expiresAt: null };

function expiry(): Date {
  const lastDay = Date.now() + DRAFT_LINK_DAYS * DAY_MS;
  return new Date(endOfDay(lastDay).getTime() - 1000);
}

/**
 * Links that show a draft to people who do not sign in. The key of a link is signed, so that forged
 * ones are refused without a query, and those in a backup open nothing without the secret.
 */
@Injectable()
export class DraftLinksService {
  private readonly site: SiteUrl;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly signer: LinkSignerService,
    @Inject(APP_CONFIG) config: Config,
  ) {
    this.site = new SiteUrl(config.publicUrl);
  }

  /**
   * The link of a draft, if there is one that works.
   * @throws NotFoundError when there is no such row
   */
  async current(resource: string, id: number, language: Language): Promise<DraftLinkDto> {
    await this.row(resource, id);
    const link = await this.links.findOneBy({
      resource,
      rowId: id,
      ended: false,
      expiresAt: MoreThan(new Date()),
    });
    return link ? this.shown(link, language) : NO_LINK;
  }

  /**
   * Makes a link of a draft; the one it has works longer instead.
   * @throws NotFoundError when there is no such row
   * @throws ConflictError when visitors see it already
   */
  async create(resource: string, id: number, language: Language): Promise<DraftLinkDto> {
    const { isPublic } = await this.row(resource, id);
    if (isPublic) throw new ConflictError(ALREADY_PUBLIC);
    await this.dataSource.query(
      `DELETE FROM draft_links
       WHERE expires_at <= now() OR ended AND resource = $1 AND row_id = $2`,
      [resource, id],
    );
    await this.dataSource.query(
      `INSERT INTO draft_links (key, resource, row_id, expires_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (resource, row_id) DO UPDATE SET expires_at = EXCLUDED.expires_at`,
      [randomBytes(KEY_BYTES).toString('base64url'), resource, id, expiry()],
    );
    return this.current(resource, id, language);
  }

  /**
   * Ends the link of a draft; another one is another link.
   * @throws NotFoundError when there is no such row
   */
  async withdraw(resource: string, id: number): Promise<DraftLinkDto> {
    await this.row(resource, id);
    await this.links.delete({ resource, rowId: id });
    return NO_LINK;
  }

  /**
   * What a link shows.
   * @throws NotFoundError when the token is forged
   * @throws GoneError when the link has expired or was withdrawn, or the row was deleted, or
   *   published and taken back
   */
  async open(token: string): Promise<OpenedDraftDto> {
    if (!this.isSigned(token)) throw new NotFoundError(INVALID_LINK);
    const link = await this.find(token);
    const row = link && (await readDraftedRow(this.dataSource, link.resource, link.rowId));
    if (!link || !row || (link.ended && !row.isPublic)) throw new GoneError(ENDED_LINK);
    const { resource, rowId: id, expiresAt } = link;
    return { resource, id, expiresAt, ...row };
  }

  /** Whether a token opens the draft of a row. */
  async opens(token: string, resource: string, id: string): Promise<boolean> {
    const link = this.isSigned(token) ? await this.find(token) : null;
    if (!link || link.ended) return false;
    return link.resource === resource && String(link.rowId) === id;
  }

  private get links() {
    return this.dataSource.getRepository(DraftLink);
  }

  private async row(resource: string, id: number): Promise<DraftedRow> {
    const row = await readDraftedRow(this.dataSource, resource, id);
    if (!row) throw new NotFoundError(DETAILS[404]);
    return row;
  }

  private find(token: string): Promise<DraftLink | null> {
    const [key = ''] = token.split('.');
    return this.links.findOneBy({ key, expiresAt: MoreThan(new Date()) });
  }

  private isSigned(token: string): boolean {
    const [key = '', signature = ''] = token.split('.');
    return DRAFT_TOKEN.test(token) && this.signer.isSigned(PURPOSE, key, signature);
  }

  private shown({ key, resource, rowId, expiresAt }: DraftLink, language: Language): DraftLinkDto {
    const url = new URL(this.site.page(`/preview/${resource}/shared/${rowId}`, language));
    url.searchParams.set('token', `${key}.${this.signer.sign(PURPOSE, key)}`);
    return { url: url.href, expiresAt };
  }
}
