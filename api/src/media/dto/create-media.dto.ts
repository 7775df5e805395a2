import { ApiProperty } from '@nestjs/swagger';
import { MediaTextsDto } from './media-texts.dto.js';

export class CreateMediaDto extends MediaTextsDto {
  /** Only documented here: the upload interceptor reads it. */
  @ApiProperty({
    oneOf: [
      { type: 'string', format: 'binary', description: 'In a form: the file.' },
      { type: 'string', description: 'In JSON: a data URL in base64.' },
      {
        type: 'object',
        description: 'In JSON, in the form that react-admin uses for files.',
        required: ['src'],
        properties: {
          src: { type: 'string', description: 'A data URL in base64.' },
          title: { type: 'string', description: 'The name of the file.' },
        },
      },
    ],
    example: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQ',
  })
  file: unknown;
}
