import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../access/access.js';
import { GetEndpoint } from '../endpoints/endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ApiProblems } from '../openapi/problems.js';
import { Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import type { User } from '../users/user.entity.js';
import { ContactRepliesService } from './contact-replies.service.js';
import { ContactReplyDto, SendReplyDto } from './dto/contact-reply.dto.js';

const ApiMessageId = () => ApiParam({ name: 'id', type: 'integer', example: 4 });

@ApiTags('contact')
@Controller('contact/:id/replies')
export class ContactRepliesController {
  constructor(private readonly replies: ContactRepliesService) {}

  @GetEndpoint('', [ContactReplyDto], {
    summary: 'List the replies to a message, oldest first',
    answer: 'The replies.',
    problems: [404],
  })
  @ApiMessageId()
  list(
    @Param('id', IdPipe) id: number,
    @RequestLanguage() language: Language,
  ): Promise<ContactReplyDto[]> {
    return this.replies.list(id, language);
  }

  @Post()
  @ApiOperation({
    summary: 'Reply to a message by e-mail',
    description:
      'Queues a mail to the sender, which quotes the message unless its sender wanted no receipt, and marks the message as answered, unless no mail server is set. The mail is sent after 20 seconds; until then the reply can be deleted.',
  })
  @ApiMessageId()
  @ApiCreatedResponse({ description: 'The reply.', type: ContactReplyDto })
  @ApiProblems(404)
  async send(
    @Param('id', IdPipe) id: number,
    @Body() reply: SendReplyDto,
    @CurrentUser() { fullName: author }: User,
    @ExpectedVersion() expected: ExpectedVersions,
    @Repeatable() request: RepeatableRequest | undefined,
    @RequestLanguage() language: Language,
  ): Promise<ContactReplyDto> {
    const replyId = await this.replies.send(id, reply, { author, expected, request });
    return this.replies.one(id, replyId, language);
  }

  @Delete(':replyId')
  @ApiOperation({
    summary: 'Withdraw a reply',
    description: 'For a reply that is not sent yet.',
  })
  @ApiMessageId()
  @ApiParam({ name: 'replyId', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The deleted reply.', type: ContactReplyDto })
  @ApiProblems(404, 409)
  withdraw(
    @Param('id', IdPipe) id: number,
    @Param('replyId', IdPipe) replyId: number,
    @RequestLanguage() language: Language,
  ): Promise<ContactReplyDto> {
    return this.replies.withdraw(id, replyId, language);
  }
}
