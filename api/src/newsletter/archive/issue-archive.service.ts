import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { APP_CONFIG } from '../../config/app-config.js';
import type { Config } from '../../config/config.js';
import { NotFoundError } from '../../problems/domain-errors.js';
import { Issue } from '../issues/issue.entity.js';
import { archiveBlocks } from './archive-blocks.js';
import type { ArchivedIssueDto, ArchivedIssueTextDto } from './archived-issue.dto.js';

/** More than a hundred years of a monthly newsletter would have. */
const MAX_ISSUES = 2_000;
const PUBLIC = { inArchive: true, startedAt: Not(IsNull()) };

/** The public archive of issues: what was sent to all, without anything about a recipient. */
@Injectable()
export class IssueArchiveService {
  constructor(
    private readonly dataSource: DataSource,
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
    const blocksOf = (language: 'hr' | 'en') =>
      archiveBlocks(issue.content?.[language].blocks ?? [], this.config.publicUrl);
    return { ...summary(issue), blocks: blocksOf('hr'), blocksEn: blocksOf('en') };
  }
}

function summary({ archiveSlug, title, titleEn, startedAt, createdAt }: Issue): ArchivedIssueDto {
  return { slug: archiveSlug ?? '', title, titleEn, sentAt: startedAt ?? createdAt };
}
