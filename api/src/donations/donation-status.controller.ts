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
    summary: 'Read the status of the donation of a token',
    description:
      'By the token of the link in any mail about the donation. An invalid token gets the same response as that of a deleted donation.',
    answer: 'The donation.',
    problems: [404],
  })
  status(@Body() { token }: StatusTokenDto): Promise<DonationStatusDto> {
    return this.donations.read(token);
  }
}
