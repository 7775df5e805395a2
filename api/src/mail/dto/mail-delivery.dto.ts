import { ApiProperty } from '@nestjs/swagger';

export const DELIVERY_METHODS = ['smtp', 'files'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export class MailDeliveryDto {
  @ApiProperty({
    enum: DELIVERY_METHODS,
    description:
      '`smtp`: to the server of SMTP_URL. `files`: none is set, and mails are written to files in DATA_DIR/outbox, which nobody receives.',
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
      'Since when mails wait because no process is sending any; null while they are being sent.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
  })
  standingStillSince: Date | null;
}
