import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { asShown } from 'shared/as-shown';
import type { EntityManager, Repository } from 'typeorm';
import { checkProject } from '../content/check-project.js';
import { ContentChanges, millisecondsUntil } from '../content/content-changes.js';
import { ContentList } from '../content/content-list.js';
import { settleDraft } from '../content/drafts.js';
import { removeToTrash } from '../content/move-to-trash.js';
import { SearchGroups } from '../content/search-groups.js';
import { readIdOrSlug } from '../fields/slug.js';
import { rowsThatFit, type Page } from '../lists/page.js';
import { MediaService } from '../media/media.service.js';
import { checkPicturesInTexts } from '../media/published-pictures.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { picturesOf, type Block, type PictureBlock } from '../rich-text/blocks.js';
import { withContactLinks } from '../rich-text/contact-links.js';
import { blocksOf } from '../rich-text/rich-text.js';
import type { RepeatableRequest } from '../rows/idempotency-key.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow, createRow, findRow, notFound } from '../rows/rows.js';
import { CHANGES_AT } from './call-state.js';
import { correctionOf } from './corrections.js';
import type { CallTextsDto } from './dto/call-texts.dto.js';
import { filledPart } from './dto/public-call-part.dto.js';
import type { CreatePublicCallDto, UpdatePublicCallDto } from './dto/public-call.dto.js';
import { PublicCall } from './public-call.entity.js';
import { PUBLIC_CALLS, type PublicCallsRequest } from './public-calls.resource.js';

function checkDates({ opensAt, deadline, resultsAt }: PublicCall): void {
  if (deadline && opensAt && deadline <= opensAt) {
    throw InvalidInputError.of('deadline', {
      hr: 'Rok mora biti nakon otvaranja poziva',
      en: 'The deadline must be after the call opens',
    });
  }
  if (resultsAt && !deadline) {
    throw InvalidInputError.of('resultsAt', {
      hr: 'Rezultati se objavljuju nakon roka: upišite i rok',
      en: 'Results come after the deadline: enter the deadline, too',
    });
  }
  if (resultsAt && deadline && resultsAt < deadline) {
    throw InvalidInputError.of('resultsAt', {
      hr: 'Rezultati se ne mogu objaviti prije roka',
      en: 'Results cannot be published before the deadline',
    });
  }
}

/** The formatted texts of a call, by the names of their fields. */
function formattedTexts(call: PublicCall) {
  const { lead, leadEn, results, resultsEn, parts } = asShown(call);
  const ofParts = parts.flatMap(({ text, textEn }, index): [string, string][] => [
    [`parts.${index}.text`, text],
    [`parts.${index}.textEn`, textEn],
  ]);
  return { lead, leadEn, results, resultsEn, ...Object.fromEntries(ofParts) };
}

/** Checks a call before it is stored, and completes a draft. */
async function settle(
  manager: EntityManager,
  call: PublicCall,
  before?: PublicCall,
): Promise<void> {
  await settleDraft(manager, PublicCall, call, { before });
  call.parts = call.parts.map(filledPart);
  checkDates(call);
  await checkProject(manager, call);
  if (!call.isPublished) return;
  const isSeen = before?.isPublished && before.croatianOnly === call.croatianOnly;
  const seen = isSeen ? formattedTexts(before) : {};
  await checkPicturesInTexts(manager, call, formattedTexts(call), seen);
}

/** The call as visitors see it: results are published at their time. */
function withoutEarlyResults(call: PublicCall): PublicCall {
  if (call.state === 'results') return call;
  return { ...call, results: null, resultsEn: null, resultDocumentIds: [] };
}

@Injectable()
export class PublicCallsService {
  private readonly pages: ContentList<PublicCall>;

  constructor(
    @InjectRepository(PublicCall) private readonly calls: Repository<PublicCall>,
    private readonly media: MediaService,
    changes: ContentChanges,
    search: SearchGroups,
  ) {
    this.pages = new ContentList(PUBLIC_CALLS, this.calls, changes);
    changes.registerNextChange('public-calls', () => this.nextChangeOfState());
    search.register({
      name: 'public-calls',
      rows: () => this.calls.createQueryBuilder('call').where('call.isPublished'),
      pages: (rows) =>
        rows.map(({ slug, title, titleEn, summary, summaryEn, opensAt }) => ({
          path: `/javni-poziv/${slug}`,
          pathEn: null,
          title,
          titleEn,
          text: summary,
          textEn: summaryEn,
          date: opensAt,
        })),
    });
  }

  /**
   * The calls that match the request, by default the one that opens last first; results of a
   * search by relevance.
   * @param admin whether drafts, and results before their time, are included
   */
  async list(request: PublicCallsRequest, admin: boolean): Promise<Page<PublicCall>> {
    const query = rowsThatFit(this.calls, PUBLIC_CALLS, request);
    if (!admin) query.andWhere('call.isPublished');
    const page = await this.pages.readPage(query, request, { all: admin });
    return admin ? page : page.map(withoutEarlyResults);
  }

  /**
   * One call, by id or slug.
   * @param admin whether drafts, and results before their time, are included
   * @throws NotFoundError
   */
  async one(idOrSlug: string, admin: boolean): Promise<PublicCall> {
    const call = await findRow(this.calls, PUBLIC_CALLS, readIdOrSlug(idOrSlug));
    if (admin) return call;
    return call.isPublished ? withoutEarlyResults(call) : notFound(PUBLIC_CALLS);
  }

  /**
   * The formatted texts of one call, by id or slug, as blocks.
   * @param admin whether drafts, and results before their time, are included
   * @throws NotFoundError
   */
  async texts(idOrSlug: string, admin: boolean): Promise<CallTextsDto> {
    const call = asShown(await this.one(idOrSlug, admin));
    const pictures: PictureBlock[] = [];
    const blocks = (text: string | null): Block[] => {
      const parsed = withContactLinks(blocksOf(text ?? '', 'markdown'));
      pictures.push(...picturesOf(parsed));
      return parsed;
    };
    const texts = {
      lead: blocks(call.lead),
      leadEn: blocks(call.leadEn),
      parts: call.parts.map(({ heading, headingEn, text, textEn }) => ({
        heading,
        headingEn,
        blocks: blocks(text),
        blocksEn: blocks(textEn),
      })),
      results: blocks(call.results),
      resultsEn: blocks(call.resultsEn),
    };
    await this.media.addImages(pictures.map((picture) => ({ picture })));
    return texts;
  }

  /**
   * @param request with the idempotency key
   * @throws InvalidInputError when it lacks something that publishing needs, or any title, the
   *   dates are in a wrong order, or the project does not exist
   * @throws ConflictError when the slug is taken
   */
  async create(fields: CreatePublicCallDto, request?: RepeatableRequest): Promise<PublicCall> {
    const call = this.calls.create({ projectId: null, ...fields });
    return createRow(this.calls, PUBLIC_CALLS, call, request, (row, manager) =>
      settle(manager, row),
    );
  }

  /**
   * Changes the given fields. Once the call has been opened, a change of what applicants rely on
   * becomes a correction with its reason.
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   * @throws InvalidInputError as `create`, and when a reason is missing, or an open call would
   *   become a draft or open later
   * @throws ConflictError when the slug is taken
   */
  update(
    id: number,
    { reason, reasonEn, ...fields }: UpdatePublicCallDto,
    expected?: ExpectedVersions,
  ): Promise<PublicCall> {
    return changeRow(this.calls, PUBLIC_CALLS, id, expected, async (call, manager) => {
      const before = { ...call };
      await settle(manager, Object.assign(call, fields), before);
      const correction = correctionOf(before, call, { reason, reasonEn });
      if (correction) call.corrections = [...call.corrections, correction];
    });
  }

  /**
   * Moves a call to the trash and returns it.
   * @param by the full name of who deletes it
   * @throws NotFoundError
   */
  remove(id: number, by: string): Promise<PublicCall> {
    return removeToTrash(this.calls, PUBLIC_CALLS, id, by);
  }

  private async nextChangeOfState(): Promise<number | null> {
    const row = await this.calls
      .createQueryBuilder('call')
      .select(millisecondsUntil(`min(${CHANGES_AT})`), 'wait')
      .where('call.isPublished')
      .getRawOne<{ wait: number | null }>();
    return row?.wait ?? null;
  }
}
