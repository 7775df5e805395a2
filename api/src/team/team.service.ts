import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { removeToTrash } from '../content/move-to-trash.js';
import { SearchGroups } from '../content/search-groups.js';
import { readList, type Page } from '../lists/page.js';
import { checkConsent } from '../media/published-pictures.js';
import type { RepeatableRequest } from '../rows/idempotency-key.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow, createRow, findRow } from '../rows/rows.js';
import type { CreateTeamMemberDto, UpdateTeamMemberDto } from './dto/team-member.dto.js';
import { TeamMember } from './team-member.entity.js';
import { TEAM, type TeamRequest } from './team.resource.js';

@Injectable()
export class TeamService {
  constructor(
    @InjectRepository(TeamMember) private readonly members: Repository<TeamMember>,
    search: SearchGroups,
  ) {
    search.register({
      name: 'team',
      rows: () => this.members.createQueryBuilder('member'),
      pages: (rows) =>
        rows.map(({ name, position, positionEn, bio, bioEn }) => ({
          path: '/about#team',
          pathEn: null,
          title: name,
          titleEn: name,
          text: [position, bio].filter(Boolean).join('. '),
          textEn: [positionEn, bioEn].filter(Boolean).join('. '),
          date: null,
        })),
    });
  }

  /** The members that match the request, by default in their `order`. */
  list(request: TeamRequest): Promise<Page<TeamMember>> {
    return readList(this.members, TEAM, request);
  }

  /** @throws NotFoundError */
  one(id: number): Promise<TeamMember> {
    return findRow(this.members, TEAM, { id });
  }

  /**
   * @param request with the idempotency key
   * @throws InvalidInputError when the portrait has no consent
   */
  create(fields: CreateTeamMemberDto, request?: RepeatableRequest): Promise<TeamMember> {
    const member = this.members.create(fields);
    return createRow(this.members, TEAM, member, request, (row, manager) =>
      checkConsent(manager, TeamMember, row),
    );
  }

  /**
   * Changes the given fields; links are replaced as a whole.
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   * @throws InvalidInputError when a new portrait has no consent
   */
  update(
    id: number,
    fields: UpdateTeamMemberDto,
    expected?: ExpectedVersions,
  ): Promise<TeamMember> {
    return changeRow(this.members, TEAM, id, expected, async (member, manager) => {
      const before = { ...member };
      this.members.merge(member, fields);
      await checkConsent(manager, TeamMember, member, before);
    });
  }

  /**
   * Moves a member to the trash and returns it.
   * @param by the full name of who deletes it
   * @throws NotFoundError
   */
  remove(id: number, by: string): Promise<TeamMember> {
    return removeToTrash(this.members, TEAM, id, by);
  }
}
