import { AnswerOf, BodyOf, ChangeOf } from '../../fields/bodies.js';
import { SavedReply } from '../saved-reply.entity.js';

export class CreateSavedReplyDto extends BodyOf(SavedReply) {}

export class UpdateSavedReplyDto extends ChangeOf(CreateSavedReplyDto) {}

export class SavedReplyDto extends AnswerOf(SavedReply) {}
