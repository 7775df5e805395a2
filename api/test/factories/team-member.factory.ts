import type { DataSource } from 'typeorm';
import { TeamMember } from '../../src/team/team-member.entity.js';

/** The body that creates a team member. */
export function teamMemberBody(fields: object = {}) {
  return { name: 'Ana Horvat', position: 'Predsjednica', positionEn: 'President', ...fields };
}

/** A team member in the database. */
export async function createTeamMember(
  dataSource: DataSource,
  fields: Partial<TeamMember> = {},
): Promise<TeamMember> {
  const members = dataSource.getRepository(TeamMember);
  const member = members.create({ ...teamMemberBody(), ...fields });
  await members.insert(member);
  return members.findOneByOrFail({ id: member.id });
}
