import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { ChangePasswordDto } from '../auth/dto/change-password.dto.js';
import { LoginDto } from '../auth/dto/login.dto.js';
import { CreateBlogPostDto } from '../blog/dto/blog-post.dto.js';
import { UpdateBlogPostDto } from '../blog/dto/blog-post.dto.js';
import { SendMessageDto } from '../contact/dto/send-message.dto.js';
import { UpdateMessageDto } from '../contact/dto/update-message.dto.js';
import { CreateDocumentDto } from '../documents/dto/document.dto.js';
import { UpdateDocumentDto } from '../documents/dto/document.dto.js';
import { PledgeDto } from '../donations/dto/pledge.dto.js';
import { RecordDonationDto } from '../donations/dto/record-donation.dto.js';
import { UpdateDonationDto } from '../donations/dto/update-donation.dto.js';
import { CreateEventDto } from '../events/dto/event.dto.js';
import { UpdateEventDto } from '../events/dto/event.dto.js';
import { CreateMediaDto } from '../media/dto/create-media.dto.js';
import { MediaTextsDto } from '../media/dto/media-texts.dto.js';
import { CreateSubscriberDto } from '../newsletter/dto/create-subscriber.dto.js';
import { SubscribeDto } from '../newsletter/dto/subscribe.dto.js';
import { UpdateSubscriberDto } from '../newsletter/dto/update-subscriber.dto.js';
import { CreatePartnerDto } from '../partners/dto/partner.dto.js';
import { UpdatePartnerDto } from '../partners/dto/partner.dto.js';
import { ProjectDocumentDto } from '../projects/dto/project-document.dto.js';
import { CreateProjectDto } from '../projects/dto/project.dto.js';
import { UpdateProjectDto } from '../projects/dto/project.dto.js';
import { UpdateSettingsDto } from '../settings/dto/settings.dto.js';
import { CreateTeamMemberDto } from '../team/dto/team-member.dto.js';
import { UpdateTeamMemberDto } from '../team/dto/team-member.dto.js';
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
  CreateDocumentDto,
  UpdateDocumentDto,
  CreateMediaDto,
  MediaTextsDto,
  UpdateSettingsDto,
  SubscribeDto,
  CreateSubscriberDto,
  UpdateSubscriberDto,
  SendMessageDto,
  UpdateMessageDto,
  PledgeDto,
  RecordDonationDto,
  UpdateDonationDto,
];

describe('every rule of a body', () => {
  it.each(BODIES.map((body) => ({ name: body.name, body })))(
    'speaks both languages: $name',
    ({ body }) => {
      const rules = getMetadataStorage()
        .getTargetValidationMetadatas(body, '', false, false)
        .filter(({ type }) => !['conditionalValidation', 'whitelistValidation'].includes(type));
      expect(rules).not.toHaveLength(0);
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
