import { AnswerOf } from '../../fields/bodies.js';
import { RefusedAddress } from './refused-address.entity.js';

export class RefusedAddressDto extends AnswerOf(RefusedAddress) {}
