import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DeleteEndpoint, ListEndpoint, ReadEndpoint } from '../../endpoints/resource-endpoints.js';
import { IdPipe } from '../../fields/id.pipe.js';
import { ListQuery } from '../../lists/list-query.js';
import type { Page } from '../../lists/page.js';
import { RefusedAddressDto } from './refused-email.dto.js';
import { REFUSED_EMAILS, type RefusedEmailsRequest } from './refused-emails.resource.js';
import { RefusedEmailsService } from './refused-emails.service.js';

@ApiTags('mails')
@Controller('refused-addresses')
export class RefusedAddressesController {
  constructor(private readonly refused: RefusedEmailsService) {}

  @ListEndpoint(REFUSED_EMAILS, RefusedAddressDto, {
    summary: 'List e-mail addresses that the mail server refused for good',
    description:
      'After the second refusal no mail is sent to an address. Temporary failures are not counted, nor are answers that concern the sender or the text.',
  })
  list(@ListQuery(REFUSED_EMAILS) request: RefusedEmailsRequest): Promise<Page<RefusedAddressDto>> {
    return this.refused.list(request);
  }

  @ReadEndpoint(REFUSED_EMAILS, RefusedAddressDto)
  one(@Param('id', IdPipe) id: number): Promise<RefusedAddressDto> {
    return this.refused.one(id);
  }

  @DeleteEndpoint(REFUSED_EMAILS, RefusedAddressDto, {
    summary: 'Send mails to an address again',
    description: 'Its refusals are forgotten.',
  })
  remove(@Param('id', IdPipe) id: number): Promise<RefusedAddressDto> {
    return this.refused.remove(id);
  }
}
