import { Module } from '@nestjs/common';
import { OwnPaths } from './own-paths.js';

@Module({ providers: [OwnPaths], exports: [OwnPaths] })
export class OwnPathsModule {}
