import { ApiProperty } from '@nestjs/swagger';

/** What about the setup of the server somebody should see to. */
export class SetupDto {
  @ApiProperty({
    description:
      'This request came by a proxy (`X-Forwarded-For`), but none is trusted (`TRUST_PROXY`): all visitors count as one against the limits.',
    example: false,
  })
  untrustedProxy: boolean;
}
