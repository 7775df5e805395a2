import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { User } from './user.entity.js';
import { UsersPersonalData } from './users-personal-data.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User]), PersonalDataModule],
  controllers: [UsersController],
  providers: [UsersService, UsersPersonalData],
  exports: [UsersService, TypeOrmModule],
})
export class UsersModule {}
