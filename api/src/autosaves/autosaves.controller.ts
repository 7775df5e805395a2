import { applyDecorators, Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../access/access.js';
import { GetEndpoint } from '../endpoints/endpoints.js';
import { ARTICLE_BYTES, TakesJson } from '../http/bodies/takes-json.js';
import { ApiProblems } from '../openapi/problems.js';
import type { User } from '../users/user.entity.js';
import { AutosavesService } from './autosaves.service.js';
import {
  AutosaveDto,
  AutosavedDto,
  DeletedAutosaveDto,
  StoreAutosaveDto,
} from './dto/autosave.dto.js';

const FORM = ':resource/:record';

/** Documents the form that an operation is about. */
const ApiForm = (): MethodDecorator =>
  applyDecorators(
    ApiParam({ name: 'resource', description: 'A resource with content.', example: 'blog' }),
    ApiParam({ name: 'record', description: 'The id of a record, or `new`.', example: 'new' }),
    ApiProblems(404),
  );

/** What the signed-in administrator typed in forms and has not saved; nobody else can read it. */
@ApiTags('autosaves')
@Roles('editor', 'accountant')
@Controller('autosaves')
export class AutosavesController {
  constructor(private readonly autosaves: AutosavesService) {}

  @GetEndpoint('', [AutosaveDto], {
    summary: 'List your forms with unsaved work, the latest first',
    answer: 'The forms, without what was typed.',
  })
  list(@CurrentUser() { id }: User): Promise<AutosaveDto[]> {
    return this.autosaves.list(id);
  }

  @GetEndpoint(FORM, AutosavedDto, {
    summary: 'Read your unsaved work in a form',
    answer: 'What was typed.',
  })
  @ApiForm()
  one(
    @Param('resource') resource: string,
    @Param('record') record: string,
    @CurrentUser() { id }: User,
  ): Promise<AutosavedDto> {
    return this.autosaves.one({ userId: id, resource, record });
  }

  @Put(FORM)
  @TakesJson(ARTICLE_BYTES)
  @ApiOperation({
    summary: 'Store your unsaved work in a form',
    description: 'Replaces what was stored. It is kept for 60 days, or until it is deleted.',
  })
  @ApiOkResponse({ description: 'When it was stored.', type: AutosaveDto })
  @ApiForm()
  store(
    @Param('resource') resource: string,
    @Param('record') record: string,
    @Body() body: StoreAutosaveDto,
    @CurrentUser() { id }: User,
  ): Promise<AutosaveDto> {
    return this.autosaves.store({ userId: id, resource, record }, body);
  }

  @Delete(FORM)
  @ApiOperation({ summary: 'Delete your unsaved work in a form' })
  @ApiOkResponse({ description: 'Whether there was any.', type: DeletedAutosaveDto })
  @ApiForm()
  remove(
    @Param('resource') resource: string,
    @Param('record') record: string,
    @CurrentUser() { id }: User,
  ): Promise<DeletedAutosaveDto> {
    return this.autosaves.remove({ userId: id, resource, record });
  }
}
