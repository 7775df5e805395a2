import { Inject, Injectable } from '@nestjs/common';
import { asShown } from 'shared/as-shown';
import { DataSource, IsNull, Not } from 'typeorm';
import { APP_CONFIG } from '../../config/app-config.js';
import type { Config } from '../../config/config.js';
import { readImageUrl } from '../../media/image-url.js';
import { MediaService } from '../../media/media.service.js';
import { NotFoundError } from '../../problems/domain-errors.js';
import { picturesOf } from '../../rich-text/blocks.js';
import { withContactLinks } from '../../rich-text/contact-links.js';
import { Issue } from '../issues/issue.entity.js';
import { archiveBlocks, withoutPictures } from './archive-blocks.js';
import type { ArchivedIssueDto, ArchivedIssueTextDto } from './archived-issue.dto.js';

/** More than a hundred years of a monthly newsletter would have. */
const MAX_ISSUES = 2_000;
const PUBLIC = { inArchive: true, startedAt: Not(IsNull()) };

/** The public archive of issues: what was sent to all, without anything about a recipient. */
@Injectable()
export class IssueArchiveService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    @Inject(APP_CONFIG) private readonly config: Config,
  ) {}

  /** The issues of the archive, newest first. */
  async list(): Promise<ArchivedIssueDto[]> {
    const issues = await this.dataSource.manager.find(Issue, {
      where: { ...PUBLIC, archiveSlug: Not(IsNull()) },
      order: { startedAt: 'DESC', id: 'DESC' },
      take: MAX_ISSUES,
    });
    return issues.map(summary);
  }

  /** @throws NotFoundError also when it is not in the archive */
  async one(slug: string): Promise<ArchivedIssueTextDto> {
    const issue = await this.dataSource.manager.findOneBy(Issue, { ...PUBLIC, archiveSlug: slug });
    if (!issue?.content) {
      throw new NotFoundError({
        hr: 'Ovaj broj newslettera nije u arhivi.',
        en: 'This issue of the newsletter is not in the archive.',
      });
    }
    const blocksOf = async (language: 'hr' | 'en') => {
      const sent = archiveBlocks(issue.content?.[language].blocks ?? [], this.config.publicUrl);
      const blocks = withContactLinks(sent);
      const pictures = picturesOf(blocks);
      const images = await this.media.images(pictures.map(({ address }) => address));
      await this.media.addImages(pictures.map((picture) => ({ picture })));
      // Those that were deleted when it was not in the archive.
      return withoutPictures(blocks, ({ address }) => {
        const hash = readImageUrl(address)?.hash;
        return hash !== undefined && images(address) === null;
      });
    };
    const euFunded = issue.content.hr.blocks.some((block) => 'euFunding' in block);
    const [blocks, blocksEn] = [await blocksOf('hr'), await blocksOf('en')];
    return { ...summary(issue), euFunded, blocks, blocksEn };
  }
}

function summary(issue: Issue): ArchivedIssueDto {
  const { archiveSlug, title, titleEn, startedAt, createdAt } = asShown(issue);
  return { slug: archiveSlug ?? '', title, titleEn, sentAt: startedAt ?? createdAt };
}
