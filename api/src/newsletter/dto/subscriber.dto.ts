import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { AnswerOf, PartialBodyOf } from '../../fields/bodies.js';
import { PublicForm } from '../../fields/public-form.js';
import { Subscriber } from '../subscriber.entity.js';

/** What a visitor sends by the form. */
export class SubscribeDto extends IntersectionType(
  PartialBodyOf(Subscriber, ['email']),
  PublicForm,
) {}

/** What an administrator enters; the owner of the address still has to confirm it. */
export class CreateSubscriberDto extends PartialBodyOf(Subscriber, ['email', 'language'], {
  defaulted: ['language'],
}) {}

/** What an administrator may change; the subscriber decides on the rest. */
export class UpdateSubscriberDto extends PartialBodyOf(Subscriber, ['isActive'], {
  defaulted: ['isActive'],
}) {}

export class SubscriberDto extends AnswerOf(Subscriber) {
  @ApiProperty({
    description: 'Whether the mail server refuses the address for good: no mail is sent to it.',
    example: false,
  })
  isStopped: boolean;
}

/** What subscribers see of their own subscription. */
export class PreferencesDto extends PickType(SubscriberDto, ['email', 'language', 'isActive']) {}
