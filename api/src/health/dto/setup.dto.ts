import { ApiProperty } from '@nestjs/swagger';

/** Problems in the setup of the server. */
export class SetupDto {
  @ApiProperty({
    description:
      'This request came through a proxy (`X-Forwarded-For`), but none is trusted (`TRUST_PROXY`): all visitors share one rate limit.',
    example: false,
  })
  untrustedProxy: boolean;
}
