import { PartialType } from '@nestjs/swagger';
import { ApiBaseVersion } from '../../rows/row-version.js';
import { CreateDocumentDto } from './create-document.dto.js';

/** Fields that are left out stay as they are. */
export class UpdateDocumentDto extends PartialType(CreateDocumentDto, {
  skipNullProperties: false,
}) {
  @ApiBaseVersion()
  version?: number;
}
