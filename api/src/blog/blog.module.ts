import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.module.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogNeighboursService } from './blog-neighbours.service.js';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BlogPost]), UsersModule],
  controllers: [BlogController],
  providers: [BlogService, BlogNeighboursService],
  exports: [BlogService],
})
export class BlogModule {}
