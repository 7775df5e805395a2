import { ApiProperty } from '@nestjs/swagger';
import { ApiBlockList, ApiBlockModels } from '../../media/dto/blocks.dto.js';
import type { Block } from '../../rich-text/blocks.js';

class CallPartTextDto {
  @ApiProperty({ example: 'Tko se može prijaviti' })
  heading: string;

  @ApiProperty({ example: 'Who can apply' })
  headingEn: string;

  @ApiBlockList()
  blocks: Block[];

  @ApiBlockList()
  blocksEn: Block[];
}

/** The formatted texts of a call as blocks. */
@ApiBlockModels()
export class CallTextsDto {
  @ApiBlockList('Placeholders such as {{name}} stay as they are written.')
  lead: Block[];

  @ApiBlockList()
  leadEn: Block[];

  @ApiProperty({ type: [CallPartTextDto] })
  parts: CallPartTextDto[];

  @ApiBlockList('Empty before the results are published.')
  results: Block[];

  @ApiBlockList()
  resultsEn: Block[];
}
