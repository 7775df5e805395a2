import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { Autosave } from './autosave.entity.js';
import { AutosavesPersonalDataService } from './autosaves-personal-data.service.js';
import { AutosavesController } from './autosaves.controller.js';
import { AutosavesService } from './autosaves.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Autosave]), PersonalDataModule],
  controllers: [AutosavesController],
  providers: [AutosavesService, AutosavesPersonalDataService],
})
export class AutosavesModule {}
