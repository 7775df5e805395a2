import { Entity } from 'typeorm';
import { KeptInTrash } from '../content/kept-in-trash.js';
import { CreatedAt, Id, RowVersion, UpdatedAt } from '../fields/row-columns.js';
import { VisitorLine, VisitorText } from '../fields/visitor-fields.js';
import { bilingual } from '../i18n/language.js';

/** A text for replies to messages, in both languages. */
@KeptInTrash('saved-replies', { title: 'name', titleEn: 'name', role: 'admin' })
@Entity('saved_replies')
export class SavedReply {
  @Id({ example: 1 })
  id: number;

  @VisitorLine(100, bilingual('Upišite naziv.', 'Please enter a name.'), {
    description: 'By which administrators find it; never sent.',
    example: 'Volontiranje',
  })
  name: string;

  @VisitorText(5000, bilingual('Upišite tekst.', 'Please enter a text.'), {
    example: 'Poštovani,\n\nhvala Vam što želite volontirati s nama.',
  })
  text: string;

  @VisitorText(5000, bilingual('Upišite engleski tekst.', 'Please enter an English text.'), {
    example: 'Hello,\n\nthank you for wanting to volunteer with us.',
  })
  textEn: string;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @RowVersion()
  version: number;
}
