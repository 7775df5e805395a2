import { AnswerOf } from '../../fields/bodies.js';
import { RefusedEmail } from './refused-email.entity.js';

export class RefusedAddressDto extends AnswerOf(RefusedEmail) {}
