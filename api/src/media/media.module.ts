import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule } from '../content/content.module.js';
import { MediaFile } from './media-file.entity.js';
import { MediaFilesService } from './media-files.service.js';
import { MediaUsage } from './media-usage.js';
import { MediaController } from './media.controller.js';
import { Media } from './media.entity.js';
import { MediaService } from './media.service.js';
import { PhotoStyles } from './photo-style.js';
import { TextsController } from './texts.controller.js';
import { FormattedTextsInterceptor } from './with-formatted-texts.js';
import { ImagesInterceptor } from './with-images.js';

/** Global, so that the responses of all features can include pictures. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Media, MediaFile]), ContentModule],
  controllers: [MediaController, TextsController],
  providers: [
    MediaService,
    MediaUsage,
    MediaFilesService,
    PhotoStyles,
    FormattedTextsInterceptor,
    ImagesInterceptor,
  ],
  exports: [MediaService, MediaFilesService, PhotoStyles],
})
export class MediaModule {}
