import { Module } from '@nestjs/common';
import { PersonalDataRegistry } from './personal-data-registry.js';

@Module({ providers: [PersonalDataRegistry], exports: [PersonalDataRegistry] })
export class PersonalDataModule {}
