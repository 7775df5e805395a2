import { PartialType } from '@nestjs/swagger';
import { ApiBaseVersion } from '../../rows/row-version.js';
import { CreateIssueDto } from './create-issue.dto.js';

/** Fields that are left out stay as they are. */
export class UpdateIssueDto extends PartialType(CreateIssueDto, { skipNullProperties: false }) {
  @ApiBaseVersion()
  version?: number;
}
