import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DocumentFile } from './document-file.entity.js';
import { DocumentFilesService } from './document-files.service.js';
import { DocumentTextsService } from './document-texts.service.js';
import { Document } from './document.entity.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import { GeneratedDocumentsService } from './generated/generated-documents.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Document, DocumentFile]), SettingsModule, JobsModule],
  controllers: [DocumentsController],
  providers: [
    DocumentsService,
    DocumentFilesService,
    DocumentTextsService,
    GeneratedDocumentsService,
  ],
  exports: [DocumentsService],
})
export class DocumentsModule {}
