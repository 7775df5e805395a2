import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { ActionEndpoint } from '../endpoints/endpoints.js';
import { DonationStatusService } from './donation-status.service.js';
import { DonationStatusDto } from './dto/donation-status.dto.js';
import { StatusTokenDto } from './dto/status-token.dto.js';

/** For donors. The token is in the body, as URLs are stored in browser histories and logs. */
@ApiTags('donations')
@Public()
@Controller('donations/status')
export class DonationStatusController {
  constructor(private readonly donations: DonationStatusService) {}

  @ActionEndpoint('', DonationStatusDto, {
    summary: 'Read what became of one’s own donation',
    description:
      'By the token of the link in any mail about it. A token that was not made here is answered like one whose donation is gone.',
    answer: 'The donation.',
    problems: [404],
  })
  status(@Body() { token }: StatusTokenDto): Promise<DonationStatusDto> {
    return this.donations.read(token);
  }
}
