import { PartialType } from '@nestjs/swagger';
import { ApiBaseVersion } from '../../rows/row-version.js';
import { CreateProjectDto } from './create-project.dto.js';

/** Fields that are left out stay as they are. */
export class UpdateProjectDto extends PartialType(CreateProjectDto, {
  skipNullProperties: false,
}) {
  @ApiBaseVersion()
  version?: number;
}
