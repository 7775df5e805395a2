import { ApiProperty } from '@nestjs/swagger';

export const DELIVERY_METHODS = ['smtp', 'files'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export class MailDeliveryDto {
  @ApiProperty({
    enum: DELIVERY_METHODS,
    description:
      '`smtp`: by the server of SMTP_URL. `files`: SMTP_URL is unset, and mails are written to files in DATA_DIR/outbox, which nobody receives.',
    example: 'smtp',
  })
  way: DeliveryMethod;

  @ApiProperty({
    description: 'The sender, MAIL_FROM.',
    example: 'Udruga Kvaliteta življenja <info@kvaliteta-zivljenja.example>',
  })
  from: string;

  @ApiProperty({
    description:
      'Since when mails have been waiting because no process sends them; null while they are being sent.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
  })
  standingStillSince: Date | null;

  @ApiProperty({
    type: 'integer',
    description: 'Mails that were written to files, as no server was configured; nobody got them.',
    example: 0,
  })
  written: number;

  @ApiProperty({
    type: 'integer',
    description: 'Mails that wait for another attempt after a failed one.',
    example: 0,
  })
  failing: number;

  @ApiProperty({
    type: 'integer',
    description: 'Mails that are no longer retried (`failed`, `uncertain`).',
    example: 1,
  })
  givenUp: number;
}
