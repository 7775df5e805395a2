import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { ChangePasswordDto } from '../auth/dto/change-password.dto.js';
import { LoginDto } from '../auth/dto/login.dto.js';
import { CreateBlogPostDto } from '../blog/dto/create-blog-post.dto.js';
import { UpdateBlogPostDto } from '../blog/dto/update-blog-post.dto.js';
import { CreateEventDto } from '../events/dto/create-event.dto.js';
import { UpdateEventDto } from '../events/dto/update-event.dto.js';
import { CreatePartnerDto } from '../partners/dto/create-partner.dto.js';
import { UpdatePartnerDto } from '../partners/dto/update-partner.dto.js';
import { CreateProjectDto, ProjectDocumentDto } from '../projects/dto/create-project.dto.js';
import { UpdateProjectDto } from '../projects/dto/update-project.dto.js';
import { CreateTeamMemberDto } from '../team/dto/create-team-member.dto.js';
import { UpdateTeamMemberDto } from '../team/dto/update-team-member.dto.js';
import { CreateUserDto } from '../users/dto/create-user.dto.js';
import { UpdateUserDto } from '../users/dto/update-user.dto.js';
import { SocialLinksDto } from './social-links.js';

const BODIES = [
  LoginDto,
  ChangePasswordDto,
  CreateBlogPostDto,
  UpdateBlogPostDto,
  CreateProjectDto,
  ProjectDocumentDto,
  UpdateProjectDto,
  CreateEventDto,
  UpdateEventDto,
  CreateTeamMemberDto,
  SocialLinksDto,
  UpdateTeamMemberDto,
  CreatePartnerDto,
  UpdatePartnerDto,
  CreateUserDto,
  UpdateUserDto,
];

describe('every rule of a body', () => {
  it.each(BODIES.map((body) => ({ name: body.name, body })))(
    'speaks both languages: $name',
    ({ body }) => {
      const rules = getMetadataStorage()
        .getTargetValidationMetadatas(body, '', false, false)
        .filter(({ type }) => type !== 'conditionalValidation');
      expect(rules.length).toBeGreaterThan(2);
      for (const { propertyName, type, name, context } of rules) {
        const where = `${propertyName} ${name ?? type}`;
        expect([where, context]).toEqual([
          where,
          { hr: expect.stringMatching(/\p{L}/u), en: expect.stringMatching(/\p{L}/u) },
        ]);
        expect(context.hr).not.toBe(context.en);
      }
    },
  );
});
