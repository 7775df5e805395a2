import { ApiProperty } from '@nestjs/swagger';

/** Problems in the setup of the server. */
export class SetupDto {
  @ApiProperty({
    description:
      'This request came by a proxy (`X-Forwarded-For`), but none is trusted (`TRUST_PROXY`): all visitors count as one against the limits.',
    example: false,
  })
  untrustedProxy: boolean;
}
