import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { removeToTrash } from '../content/move-to-trash.js';
import { SearchGroups } from '../content/search-groups.js';
import { readList, type Page } from '../lists/page.js';
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
      tables: ['team_members'],
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

  /** @param request with the idempotency key */
  create(fields: CreateTeamMemberDto, request?: RepeatableRequest): Promise<TeamMember> {
    return createRow(this.members, TEAM, this.members.create(fields), request);
  }

  /**
   * Changes the given fields; links are replaced as a whole.
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   */
  update(
    id: number,
    fields: UpdateTeamMemberDto,
    expected?: ExpectedVersions,
  ): Promise<TeamMember> {
    return changeRow(this.members, TEAM, id, expected, (member) => {
      this.members.merge(member, fields);
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
