import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { readList, type Page } from '../lists/page.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { createOnce, type RepeatableRequest } from '../rows/idempotency-key.js';
import { findRow, removeRow } from '../rows/rows.js';
import { conflictOn } from '../rows/unique-violation.js';
import { OwnPaths } from '../web/own-paths.js';
import type { CreateRedirectDto } from './dto/redirect.dto.js';
import { pathState, canonicalPath } from './paths.js';
import { Redirect } from './redirect.entity.js';
import { REDIRECTS, type RedirectsRequest } from './redirects.resource.js';

const OCCUPIED = {
  hr: 'Na ovoj adresi već je stranica ili skica. Preusmjeriti se može samo adresa na kojoj nema ničega.',
  en: 'There is already a page or a draft at this address. Only an address with nothing at it can be redirected.',
};
const NO_PAGE = {
  hr: 'Na ovoj adresi nema stranice. Upišite adresu stranice koja postoji.',
  en: 'There is no page at this address. Enter the address of a page that exists.',
};
const NOT_PUBLISHED = {
  hr: 'Stranica na ovoj adresi nije objavljena.',
  en: 'The page at this address is not published.',
};
const LOOP = {
  hr: 'Ova adresa vodi natrag na staru adresu.',
  en: 'This address leads back to the old address.',
};

/** Redirects that the database wrote, and those that administrators add. */
@Injectable()
export class RedirectsService {
  private readonly origin: string;

  constructor(
    @InjectRepository(Redirect) private readonly redirects: Repository<Redirect>,
    private readonly ownPaths: OwnPaths,
    @Inject(APP_CONFIG) { publicUrl }: Config,
  ) {
    this.origin = new URL(publicUrl).origin;
  }

  /** The redirects that match the request, by default the newest first. */
  list(request: RedirectsRequest): Promise<Page<Redirect>> {
    return readList(this.redirects, REDIRECTS, request);
  }

  /** @throws NotFoundError */
  one(id: number): Promise<Redirect> {
    return findRow(this.redirects, REDIRECTS, { id });
  }

  /**
   * Adds a redirect. Where its target leads on itself, the new redirect leads to the end; so do
   * those that led to its source. It replaces the note that the content at its source was deleted.
   * @param request with the idempotency key
   * @throws InvalidInputError when something is at the source, or nothing at the target
   * @throws ConflictError when the source leads elsewhere already
   */
  async create(fields: CreateRedirectDto, request?: RepeatableRequest): Promise<Redirect> {
    const source = canonicalPath(fields.source);
    const write = () =>
      createOnce(this.redirects.manager, Redirect, request, async (manager) => {
        await manager.query('SELECT lock_addresses()');
        await this.checkSource(manager, source);
        const target = await this.endOf(manager, this.canonicalTarget(fields.target), source);
        await manager.query('DELETE FROM redirects WHERE source = $1 AND target IS NULL', [source]);
        await manager.query('SELECT retarget_redirects($1, $2)', [source, target]);
        const redirect = this.redirects.create({ source, target, manual: true });
        await manager.insert(Redirect, redirect);
        return redirect.id;
      });
    return this.one(await conflictOn(REDIRECTS.taken, write));
  }

  /**
   * Deletes a redirect and returns it.
   * @throws NotFoundError
   */
  remove(id: number): Promise<Redirect> {
    return removeRow(this.redirects, REDIRECTS, id);
  }

  private async checkSource(manager: EntityManager, source: string): Promise<void> {
    const state = await pathState(manager, source);
    const occupied = state === undefined ? this.ownPaths.has(source) : state !== 'free';
    if (occupied) throw InvalidInputError.of('source', OCCUPIED);
  }

  /** A target in the spelling of the site's URLs; an https address of the site becomes its path. */
  private canonicalTarget(target: string): string {
    const url = new URL(target, this.origin);
    return url.origin === this.origin ? canonicalPath(url.pathname) + url.hash : target;
  }

  /** The address at which a redirect to `target` ends. */
  private async endOf(manager: EntityManager, target: string, source: string): Promise<string> {
    if (!target.startsWith('/')) return target;
    const path = target.replace(/#.*/s, '');
    if (path === source) throw InvalidInputError.of('target', LOOP);
    const state = await pathState(manager, path);
    if (state === 'visible') {
      // What led on from here before this page was published is out of date.
      await manager.delete(Redirect, { source: path });
      return target;
    }
    const next = await manager.findOneBy(Redirect, { source: path });
    if (next) {
      if (next.target === null) throw InvalidInputError.of('target', NO_PAGE);
      if (next.target.replace(/#.*/s, '') === source) throw InvalidInputError.of('target', LOOP);
      return next.target;
    }
    if (state === 'hidden') throw InvalidInputError.of('target', NOT_PUBLISHED);
    const served = state === undefined && this.ownPaths.has(path) !== false;
    if (!served) throw InvalidInputError.of('target', NO_PAGE);
    return target;
  }
}
