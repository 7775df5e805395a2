import { ApiProperty } from '@nestjs/swagger';
import { MailedToken } from '../../fields/mailed-token.js';

/** A change of the account for donations that has not come into force. */
export class AccountChangeDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null where it does not change; so are the others.',
    example: 'HR1723600001101234565',
  })
  iban: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  bankRecipient: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: null })
  accountChangeHours: number | null;

  @ApiProperty({ format: 'date-time', example: '2026-05-01T09:30:00.000Z' })
  requestedAt: Date;

  @ApiProperty({ format: 'date-time', example: '2026-05-02T09:30:00.000Z' })
  holdsAt: Date;
}

export class StopTokenDto {
  @MailedToken()
  token: string;
}
