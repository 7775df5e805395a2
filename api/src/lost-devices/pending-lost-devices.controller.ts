import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { GetEndpoint } from '../endpoints/endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import { ApiProblems } from '../openapi/problems.js';
import { LostDeviceDto } from './dto/lost-device.dto.js';
import { LostDevicesService } from './lost-devices.service.js';

/** What administrators see of the requests to remove second factors, and how they stop them. */
@ApiTags('users')
@Controller('lost-devices')
export class PendingLostDevicesController {
  constructor(private readonly lost: LostDevicesService) {}

  @GetEndpoint('', [LostDeviceDto], {
    summary: 'List the requests to remove second factors',
    description: 'Of users who said that they lost their device.',
    answer: 'The requests that can be stopped, the oldest first.',
  })
  list(): Promise<LostDeviceDto[]> {
    return this.lost.list();
  }

  @Post(':id/cancel')
  @HttpCode(204)
  @ApiOperation({ summary: 'Stop the request of a user' })
  @ApiParam({ name: 'id', type: 'integer', description: 'Of the user.', example: 2 })
  @ApiNoContentResponse({ description: 'Stopped.' })
  @ApiProblems(404)
  cancel(@Param('id', IdPipe) id: number): Promise<void> {
    return this.lost.cancel(id);
  }
}
