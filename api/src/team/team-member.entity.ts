import { Entity } from 'typeorm';
import { KeptInTrash } from '../content/kept-in-trash.js';
import { VisibleContent } from '../content/visible-content.js';
import { OptionalEmail } from '../fields/emails.js';
import { ImageUrl } from '../fields/links.js';
import { CreatedAt, Id, RowVersion, UpdatedAt } from '../fields/row-columns.js';
import { NetworkLinks, type SocialLinks } from '../fields/social-links.js';
import { Line, OptionalParagraphs } from '../fields/texts.js';
import { Order } from '../fields/values.js';
import { bilingual } from '../i18n/language.js';

@VisibleContent()
@KeptInTrash('team', { title: 'name', titleEn: 'name' })
@Entity('team_members')
export class TeamMember {
  @Id({ example: 2 })
  id: number;

  @Line(120, {
    missing: bilingual('Ime i prezime su obavezni', 'Name is required'),
    searched: true,
    example: 'Ana Horvat',
  })
  name: string;

  @Line(120, {
    missing: bilingual('Funkcija je obavezna', 'Position is required'),
    searched: true,
    example: 'Predsjednica',
  })
  position: string;

  @Line(120, {
    missing: bilingual('Funkcija na engleskom je obavezna', 'English position is required'),
    example: 'President',
  })
  positionEn: string;

  @OptionalParagraphs(5000, { searched: true, example: 'Psihologinja.' })
  bio: string | null;

  @OptionalParagraphs(5000, { example: 'Psychologist.' })
  bioEn: string | null;

  @OptionalEmail({ example: 'ana.horvat@udruga.example' })
  email: string | null;

  @ImageUrl({ example: '/images/ana-horvat.svg' })
  imageUrl: string | null;

  @NetworkLinks()
  socialLinks: SocialLinks;

  @Order()
  order: number;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @RowVersion()
  version: number;
}
