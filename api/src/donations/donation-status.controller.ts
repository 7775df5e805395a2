import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { ApiProblems } from '../openapi/api-docs.js';
import { DonationStatusService } from './donation-status.service.js';
import { DonationStatusDto } from './dto/donation-status.dto.js';
import { StatusTokenDto } from './dto/status-token.dto.js';

/** For donors themselves. The token is in the body, as addresses end up in histories and logs. */
@ApiTags('donations')
@Public()
@Controller('donations/status')
export class DonationStatusController {
  constructor(private readonly donations: DonationStatusService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Read what became of one’s own donation',
    description:
      'By the token of the link in any mail about it. A token that was not made here is answered like one whose donation is gone.',
  })
  @ApiOkResponse({ description: 'The donation.', type: DonationStatusDto })
  @ApiProblems('/api/donations/status', 400, 403, 404, 413, 415)
  status(@Body() { token }: StatusTokenDto): Promise<DonationStatusDto> {
    return this.donations.read(token);
  }
}
