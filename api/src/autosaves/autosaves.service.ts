import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { isContent, trashDeclarationOf } from '../content/kept-in-trash.js';
import { readId } from '../fields/id.pipe.js';
import { NotFoundError } from '../problems/domain-errors.js';
import { Autosave } from './autosave.entity.js';
import type {
  AutosaveDto,
  AutosavedDto,
  DeletedAutosaveDto,
  StoreAutosaveDto,
} from './dto/autosave.dto.js';

/** A user's form of a record, or of a new one. */
export type UserForm = Pick<Autosave, 'userId' | 'resource' | 'record'>;

const summaryOf = ({ resource, record, version, savedAt }: Autosave): AutosaveDto => ({
  resource,
  record,
  version,
  savedAt,
});

/** Unsaved work of users in forms of content. Forms with personal data of others have none. */
@Injectable()
export class AutosavesService {
  private readonly resources: ReadonlySet<string>;

  constructor(@InjectRepository(Autosave) private readonly autosaves: Repository<Autosave>) {
    const entities = autosaves.manager.connection.entityMetadatas;
    this.resources = new Set(
      entities.flatMap(({ target }) => {
        const declared = trashDeclarationOf(target);
        return declared && isContent(declared) ? declared.resource : [];
      }),
    );
  }

  /** The forms in which a user has unsaved work, the latest first. */
  async list(userId: number): Promise<AutosaveDto[]> {
    const rows = await this.autosaves.find({
      where: { userId },
      select: { id: true, resource: true, record: true, version: true, savedAt: true },
      order: { savedAt: 'DESC', id: 'DESC' },
    });
    return rows.map(summaryOf);
  }

  /** @throws NotFoundError when nothing is stored */
  async one(form: UserForm): Promise<AutosavedDto> {
    const row = await this.autosaves.findOneBy(this.checked(form));
    if (!row) throw this.unknown();
    return { ...summaryOf(row), changed: row.changed };
  }

  /** @throws NotFoundError when there is no such form */
  async store(form: UserForm, { changed, version }: StoreAutosaveDto): Promise<AutosaveDto> {
    const row = { ...this.checked(form), changed, version: version ?? null, savedAt: new Date() };
    await this.autosaves
      .createQueryBuilder()
      .insert()
      .values(row)
      .orUpdate(['changed', 'version', 'saved_at'], ['user_id', 'resource', 'record'])
      .execute();
    const { resource, record, savedAt } = row;
    return { resource, record, version: row.version, savedAt };
  }

  /** @throws NotFoundError when there is no such form */
  async remove(form: UserForm): Promise<DeletedAutosaveDto> {
    const { affected } = await this.autosaves.delete(this.checked(form));
    return { deleted: affected === 1 };
  }

  private checked(form: UserForm): UserForm {
    const isRecord = form.record === 'new' || readId(form.record) > 0;
    if (!isRecord || !this.resources.has(form.resource)) throw this.unknown();
    return form;
  }

  private unknown(): NotFoundError {
    return new NotFoundError({
      hr: 'Za ovaj obrazac nije sačuvano ništa.',
      en: 'Nothing is stored for this form.',
    });
  }
}
