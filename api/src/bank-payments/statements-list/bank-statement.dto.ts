import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf } from '../../fields/bodies.js';
import { BankStatement } from './bank-statement.entity.js';

export class BankStatementDto extends AnswerOf(BankStatement) {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'The closing balance of the statement before it, in hundredths; null where there is none. If it differs from `openingCents`, a statement is missing between the two.',
    example: 125_050,
  })
  previousCents: number | null;
}
