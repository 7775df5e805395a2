// The API and its job runner as a separate process, which tests kill. It runs the build, which
// `npm test` makes first.
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import { AppModule } from '../../../dist/app.module.js';
import { readConfig } from '../../../dist/config/config.js';
import { configureApp } from '../../../dist/configure-app.js';
import { createDataSource } from '../../../dist/database/data-source.js';
import { JobRunnerService } from '../../../dist/jobs/job-runner.service.js';
import { MailDeliveryService } from '../../../dist/mail/mail-delivery.service.js';

const config = readConfig(process.env);
const dataSource = createDataSource(config.databaseUrl);
await dataSource.initialize();
const app = await NestFactory.create(
  AppModule.forRoot(config, dataSource, 'a key that only the tests sign sessions with'),
  { bodyParser: false, logger: false },
);
configureApp(app, config);
await app.listen(0, '127.0.0.1');
await app.get(JobRunnerService).start(config.databaseUrl, pino({ level: 'silent' }));
await app.get(MailDeliveryService).recover(0);
process.send({ port: app.getHttpServer().address().port });
async function stop() {
  await app.get(JobRunnerService).stop();
  await app.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
