import { applyDecorators, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../access/access.js';
import { IdPipe } from '../fields/id.pipe.js';
import { ApiProblems } from '../openapi/problems.js';
import { NotFoundError } from '../problems/domain-errors.js';
import type { User } from '../users/user.entity.js';
import { ClosedFormDto, OtherOpenFormDto } from './dto/open-form.dto.js';
import { OpenFormsService } from './open-forms.service.js';

const TAB = ':resource/:record/:tab';
const RESOURCE = /^[a-z-]{1,40}$/;
const TAB_ID = /^[0-9a-f]{32}$/;

/** Documents the form that an operation is about. */
const ApiTab = (): MethodDecorator =>
  applyDecorators(
    ApiParam({ name: 'resource', description: 'A resource of the panel.', example: 'blog' }),
    ApiParam({ name: 'record', description: 'The id of a record.', schema: { type: 'integer' } }),
    ApiParam({
      name: 'tab',
      description: 'Identifies the tab: 32 random hexadecimal digits that it has chosen.',
      example: '0f8fad5bd9cb469fa16570867728950e',
    }),
    ApiProblems(404),
  );

/** @throws NotFoundError when a path names no form */
function checkPath(resource: string, tab: string): void {
  if (RESOURCE.test(resource) && TAB_ID.test(tab)) return;
  throw new NotFoundError({ hr: 'Nema takva obrasca.', en: 'There is no such form.' });
}

/** Which forms administrators have open. */
@ApiTags('open-forms')
@Roles('editor', 'accountant')
@Controller('open-forms')
export class OpenFormsController {
  constructor(private readonly forms: OpenFormsService) {}

  @Put(TAB)
  @ApiOperation({
    summary: 'Report that you have the form of a record open, and read who else has',
    description: 'To be repeated every 30 seconds: after 90 seconds it no longer counts as open.',
  })
  @ApiOkResponse({ description: 'Who has it open in other tabs.', type: [OtherOpenFormDto] })
  @ApiTab()
  report(
    @Param('resource') resource: string,
    @Param('record', IdPipe) record: number,
    @Param('tab') tab: string,
    @CurrentUser() { id: userId }: User,
  ): Promise<OtherOpenFormDto[]> {
    checkPath(resource, tab);
    return this.forms.report({ resource, record, tab, userId });
  }

  @Delete(TAB)
  @ApiOperation({ summary: 'Report that you have closed the form of a record' })
  @ApiOkResponse({ description: 'Whether it was open.', type: ClosedFormDto })
  @ApiTab()
  close(
    @Param('resource') resource: string,
    @Param('record', IdPipe) record: number,
    @Param('tab') tab: string,
    @CurrentUser() { id: userId }: User,
  ): Promise<ClosedFormDto> {
    checkPath(resource, tab);
    return this.forms.close({ resource, record, tab, userId });
  }
}
