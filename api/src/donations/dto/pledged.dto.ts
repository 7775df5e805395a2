import { ApiProperty } from '@nestjs/swagger';

/** The details of the payment of a pledge. */
export class PaymentDto {
  @ApiProperty({ example: 'Udruga Kvaliteta življenja' })
  recipient: string;

  @ApiProperty({ example: 'HR1210010051863000160' })
  iban: string;

  @ApiProperty({ example: 'HR00' })
  model: string;

  @ApiProperty({ example: '2026-00128' })
  reference: string;

  @ApiProperty({ example: 'Donacija' })
  purpose: string;
}

export class PledgedDto {
  @ApiProperty({ description: 'The reference number of the payment.', example: '2026-00128' })
  reference: string;

  @ApiProperty({ type: 'integer', description: 'Whole euros.', example: 50 })
  amount: number;

  @ApiProperty({ example: 'EUR' })
  currency: string;

  @ApiProperty({ example: 'Hvala vam na donaciji!' })
  title: string;

  @ApiProperty({
    description: 'Thanks, in the language of the request.',
    example: 'Vaša donacija pomaže nam ostvariti ciljeve i kvalitetniju budućnost za sve.',
  })
  message: string;

  @ApiProperty({ type: PaymentDto })
  payment: PaymentDto;
}
