import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { givenLinks } from '../fields/social-links.js';
import { readList, type Page } from '../lists/page.js';
import { NotFoundError } from '../problems/domain-errors.js';
import { createOnce, type RepeatableRequest } from '../rows/idempotency-key.js';
import { lockRow, type ExpectedVersions } from '../rows/row-version.js';
import type { CreateTeamMemberDto } from './dto/create-team-member.dto.js';
import type { UpdateTeamMemberDto } from './dto/update-team-member.dto.js';
import { TeamMember } from './team-member.entity.js';
import { TEAM, type TeamRequest } from './team.resource.js';

@Injectable()
export class TeamService {
  constructor(@InjectRepository(TeamMember) private readonly members: Repository<TeamMember>) {}

  /** The members that fit the request, by `order` unless it says otherwise. */
  list(request: TeamRequest): Promise<Page<TeamMember>> {
    return readList(this.members, TEAM, request);
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<TeamMember> {
    return (await this.members.findOneBy({ id })) ?? this.missing();
  }

  /** @param request by which its repeat is known */
  async create(
    { socialLinks, ...fields }: CreateTeamMemberDto,
    request?: RepeatableRequest,
  ): Promise<TeamMember> {
    const member = this.members.create(fields);
    if (socialLinks) member.socialLinks = givenLinks(socialLinks);
    const id = await createOnce(this.members.manager, TeamMember, request, async (manager) => {
      await manager.insert(TeamMember, member);
      return member.id;
    });
    return this.one(id);
  }

  /**
   * Changes the given fields; links are given as a whole.
   * @throws NotFoundError
   * @throws OutdatedError when it has a version that was not expected
   */
  async update(
    id: number,
    { socialLinks, ...fields }: UpdateTeamMemberDto,
    expected?: ExpectedVersions,
  ): Promise<TeamMember> {
    await this.members.manager.transaction(async (manager) => {
      const member = (await lockRow(manager, TeamMember, { id }, expected)) ?? this.missing();
      manager.merge(TeamMember, member, fields);
      if (socialLinks) member.socialLinks = givenLinks(socialLinks);
      await manager.save(member);
    });
    return this.one(id);
  }

  /**
   * Deletes a member and answers what the row held.
   * @throws NotFoundError
   */
  async remove(id: number): Promise<TeamMember> {
    const member = await this.one(id);
    return { ...(await this.members.remove(member)), id };
  }

  private missing(): never {
    throw new NotFoundError({ hr: 'Član tima ne postoji.', en: 'There is no such team member.' });
  }
}
