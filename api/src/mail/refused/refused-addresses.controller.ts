import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DeleteEndpoint, ListEndpoint, ReadEndpoint } from '../../endpoints/resource-endpoints.js';
import { IdPipe } from '../../fields/id.pipe.js';
import { ListQuery } from '../../lists/list-query.js';
import type { Page } from '../../lists/page.js';
import { RefusedAddressDto } from './refused-address.dto.js';
import { REFUSED_ADDRESSES, type RefusedAddressesRequest } from './refused-addresses.resource.js';
import { RefusedAddressesService } from './refused-addresses.service.js';

@ApiTags('mails')
@Controller('refused-addresses')
export class RefusedAddressesController {
  constructor(private readonly addresses: RefusedAddressesService) {}

  @ListEndpoint(REFUSED_ADDRESSES, RefusedAddressDto, {
    summary: 'List e-mail addresses that the mail server refused for good',
    description:
      'After the second refusal no mail is sent to an address. Temporary failures are not counted, nor are answers that concern the sender or the text.',
  })
  list(
    @ListQuery(REFUSED_ADDRESSES) request: RefusedAddressesRequest,
  ): Promise<Page<RefusedAddressDto>> {
    return this.addresses.list(request);
  }

  @ReadEndpoint(REFUSED_ADDRESSES, RefusedAddressDto)
  one(@Param('id', IdPipe) id: number): Promise<RefusedAddressDto> {
    return this.addresses.one(id);
  }

  @DeleteEndpoint(REFUSED_ADDRESSES, RefusedAddressDto, {
    summary: 'Send mails to an address again',
    description: 'Its refusals are forgotten.',
  })
  remove(@Param('id', IdPipe) id: number): Promise<RefusedAddressDto> {
    return this.addresses.remove(id);
  }
}
