import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_CONFIG } from './app-config.js';
import type { Config } from './config.js';

/** Provides the validated environment. */
@Global()
@Module({})
export class ConfigModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: APP_CONFIG, useValue: config }],
      exports: [APP_CONFIG],
    };
  }
}
