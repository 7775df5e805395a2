import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { User } from './user.entity.js';
import { UsersPersonalDataService } from './users-personal-data.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User]), PersonalDataModule],
  controllers: [UsersController],
  providers: [UsersService, UsersPersonalDataService],
  exports: [UsersService, TypeOrmModule],
})
export class UsersModule {}
