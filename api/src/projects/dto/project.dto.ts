import { AnswerOf, BodyOf, ChangeOf } from '../../fields/bodies.js';
import { ApiBlocks, type ShownBlocks } from '../../media/dto/blocks.dto.js';
import type { ImageDto } from '../../media/dto/image.dto.js';
import { ApiImage } from '../../media/with-images.js';
import { Project } from '../project.entity.js';

export class CreateProjectDto extends BodyOf(Project, {
  defaulted: [
    'contentFormat',
    'icon',
    'quickExit',
    'status',
    'euFunded',
    'documents',
    'isPublished',
  ],
}) {}

export class UpdateProjectDto extends ChangeOf(CreateProjectDto) {}

export class ProjectDto extends AnswerOf(Project) {
  @ApiImage()
  image?: ImageDto | null;

  @ApiBlocks()
  blocks?: ShownBlocks;
}
