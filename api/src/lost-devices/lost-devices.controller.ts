import { Body, Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../access/access.js';
import { ActionEndpoint } from '../endpoints/endpoints.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ApiProblems } from '../openapi/problems.js';
import {
  LostDeviceRequestDto,
  LostDeviceTokenDto,
  RequestLostDeviceDto,
} from './dto/lost-device.dto.js';
import { LostDevicesService } from './lost-devices.service.js';

/** Removing the second factor of a user who lost its device. */
@ApiTags('auth')
@Controller('auth/lost-device')
export class LostDevicesController {
  constructor(private readonly lost: LostDevicesService) {}

  @Public()
  @ActionEndpoint('', LostDeviceRequestDto, {
    summary: 'Say that you lost the device of your second factor',
    description:
      'With the right password, limited as signing in is. A link is mailed to the user, which works after 72 hours, once, for seven days; all other administrators are told. Any sign-in of the user stops it, as do administrators and the link in the mails.',
    answer: 'The link was mailed, unless the site sends no mail.',
    problems: [401, 409, 429],
  })
  request(
    @Body() body: RequestLostDeviceDto,
    @RequestLanguage() language: Language,
    @Req() request: Request,
  ): Promise<LostDeviceRequestDto> {
    return this.lost.request(body, language, request);
  }

  @Public()
  @Post('complete')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Remove the second factor by a mailed link',
    description:
      'And all passkeys. Ends all sessions of the user, who then signs in with the password, and signs nobody in.',
  })
  @ApiNoContentResponse({ description: 'Removed.' })
  @ApiProblems(409, 410, 429)
  complete(
    @Body() { token }: LostDeviceTokenDto,
    @RequestLanguage() language: Language,
    @Ip() ip: string,
  ): Promise<void> {
    return this.lost.complete(token, language, ip);
  }

  @Public()
  @Post('stop')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Stop a request by a mailed link',
    description: 'An unknown token gets the same response as one that was used.',
  })
  @ApiNoContentResponse({ description: 'Stopped.' })
  @ApiProblems(404, 429)
  stop(@Body() { token }: LostDeviceTokenDto, @Ip() ip: string): Promise<void> {
    return this.lost.stop(token, ip);
  }
}
