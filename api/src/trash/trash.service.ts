import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { fieldsOf } from 'shared/is-record';
import { In, type EntityManager, type Repository } from 'typeorm';
import type { Role } from '../access/roles.js';
import { ContentChanges } from '../content/content-changes.js';
import { mayRestore, trashDeclarationOf } from '../content/kept-in-trash.js';
import { trashedRows } from '../content/trashed-rows.js';
import { changeEach } from '../endpoints/bulk-endpoint.js';
import type { Language, Text } from '../i18n/language.js';
import { readPage, rowsThatFit, type Page } from '../lists/page.js';
import { ConflictError } from '../problems/domain-errors.js';
import { findRow, lockRow } from '../rows/rows.js';
import { conflictOn } from '../rows/unique-violation.js';
import type { BulkTrashResultDto, EmptiedTrashDto } from './dto/trash.dto.js';
import { restoreRows } from './restore-rows.js';
import { TrashItem } from './trash-item.entity.js';
import { TRASH, type TrashRequest } from './trash.resource.js';
import { itemsShowing, picturesShownBy } from './trashed-pictures.js';

const PATH_TAKEN = {
  hr: 'Adresu ove stavke u međuvremenu je dobilo nešto drugo. Promijenite tamo adresu, pa vratite ovo.',
  en: 'Something else has taken this item’s address since. Change the address there, then restore this.',
};

/** What is said when a unique value of a deleted row is taken, by field. */
const TAKEN: Record<string, Text> = {
  slug: PATH_TAKEN,
  path: PATH_TAKEN,
  transactionId: {
    hr: 'Broj transakcije ove donacije u međuvremenu je upisan uz drugu donaciju. Uklonite ga ondje, pa vratite ovu.',
    en: 'Another donation has this donation’s transaction number since. Remove it there, then restore this one.',
  },
  hash: {
    hr: 'Ista je slika već ponovno u zbirci.',
    en: 'The same picture is in the library again already.',
  },
};

/** What was deleted: it can be restored until it is deleted for good. */
@Injectable()
export class TrashService {
  constructor(
    @InjectRepository(TrashItem) private readonly items: Repository<TrashItem>,
    private readonly changes: ContentChanges,
  ) {}

  /**
   * The items that match the request, by default the one that was deleted last first.
   * @param role of who asks, and sees only what the role may delete
   */
  async list(request: TrashRequest, role: Role): Promise<Page<TrashItem>> {
    const items = rowsThatFit(this.items, TRASH, request);
    items.andWhere('item.resource = ANY(:seen)', { seen: this.seenBy(role) });
    const page = await readPage(items, TRASH, request);
    await this.setTitles(page.rows);
    return page;
  }

  /** @throws NotFoundError */
  async one(id: number, role: Role): Promise<TrashItem> {
    const item = await findRow(this.items, TRASH, { id, resource: In(this.seenBy(role)) });
    await this.setTitles([item]);
    return item;
  }

  /** Sets the titles of data of visitors, which are not stored. */
  private async setTitles(items: readonly TrashItem[]): Promise<void> {
    const { manager } = this.items;
    for (const { target } of manager.connection.entityMetadatas) {
      const declared = trashDeclarationOf(target);
      const ofKind = items.filter(({ resource }) => resource === declared?.resource);
      if (!declared?.titleOf || ofKind.length === 0) continue;
      const rows = await trashedRows(
        manager,
        target,
        ofKind.map(({ id }) => id),
      );
      for (const item of ofKind) {
        const row = rows.find(({ id }) => id === item.rowId);
        if (!row) continue;
        item.title = declared.titleOf(row, 'hr');
        item.titleEn = declared.titleOf(row, 'en');
      }
    }
  }

  private seenBy(role: Role): string[] {
    return this.items.manager.connection.entityMetadatas.flatMap(({ target }) => {
      const declaration = trashDeclarationOf(target);
      return declaration && mayRestore(role, declaration) ? declaration.resource : [];
    });
  }

  /**
   * Stores what was deleted where it was, with the deleted pictures that it shows.
   * @returns the item, which is no longer in the trash
   * @throws NotFoundError
   * @throws ConflictError when its address is taken
   */
  async restore(id: number, role: Role): Promise<TrashItem> {
    await this.one(id, role);
    const { item } = await this.restoreWithPictures(id);
    return item;
  }

  /** Restores items one after the other; those that cannot be restored stay in the trash. */
  async restoreEach(
    ids: readonly number[],
    language: Language,
    role: Role,
  ): Promise<BulkTrashResultDto> {
    const restored = new Map<number, TrashItem>();
    const result = await changeEach(ids, language, async (id) => {
      // A picture comes back with the first item that shows it.
      if (restored.has(id)) return;
      await this.one(id, role);
      const { item, pictures } = await this.restoreWithPictures(id);
      for (const one of [...pictures, item]) restored.set(one.id, one);
    });
    return { ...result, items: [...restored.values()] };
  }

  /**
   * Deletes an item for good and returns it.
   * @throws NotFoundError
   * @throws ConflictError for a picture that other deleted content shows
   */
  async remove(id: number): Promise<TrashItem> {
    const item = await this.one(id, 'admin');
    const shown = await itemsShowing(this.items.manager, id);
    if (shown.length > 0) {
      const hr = shown.map(({ title }) => `„${title}”`).join(', ');
      const en = shown.map(({ titleEn }) => `“${titleEn}”`).join(', ');
      throw new ConflictError({
        hr: `Sliku prikazuje i ovo u košu: ${hr}. Najprije vratite ili trajno obrišite to.`,
        en: `Other items in the bin show this picture: ${en}. Restore those or delete them for good first.`,
      });
    }
    await this.items.delete({ id });
    return item;
  }

  /** Deletes all items for good. */
  async empty(): Promise<EmptiedTrashDto> {
    const { affected } = await this.items.createQueryBuilder().delete().execute();
    return { deleted: affected ?? 0 };
  }

  private async restoreWithPictures(
    id: number,
  ): Promise<{ item: TrashItem; pictures: TrashItem[] }> {
    const restored = await conflictOn(TAKEN, () =>
      this.items.manager.transaction(async (manager) => {
        const pictures: TrashItem[] = [];
        for (const picture of await picturesShownBy(manager, id)) {
          pictures.push(await this.restoreItem(manager, picture));
        }
        return { item: await this.restoreItem(manager, id), pictures };
      }),
    );
    this.changes.changed();
    return restored;
  }

  /** @throws ConflictError that names what has the address of an item by now */
  private async checkAddress(manager: EntityManager, { id, resource }: TrashItem): Promise<void> {
    const kind = manager.connection.entityMetadatas.find(
      ({ target }) => trashDeclarationOf(target)?.resource === resource,
    );
    if (!kind?.columns.some(({ propertyName }) => propertyName === 'slug')) return;
    const [row] = await trashedRows(manager, kind.target, [id]);
    const slug = fieldsOf(row).slug;
    const other = fieldsOf(slug && (await manager.findOneBy(kind.target, { slug })));
    const [title, titleEn] = [other.title || other.titleEn, other.titleEn || other.title].map(
      String,
    );
    if (!other.id) return;
    throw new ConflictError({
      hr: `Adresu ove stavke sada ima „${title}”. Promijenite je ondje, pa vratite ovo.`,
      en: `“${titleEn}” has this item’s address now. Change it there, then restore this.`,
    });
  }

  private async restoreItem(manager: EntityManager, id: number): Promise<TrashItem> {
    const item = await lockRow(manager, TrashItem, TRASH, id);
    await this.setTitles([item]);
    await this.checkAddress(manager, item);
    await restoreRows(manager, id);
    await manager.delete(TrashItem, { id });
    return item;
  }
}
