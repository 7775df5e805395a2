import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import type { MailDto } from '../mail/dto/mail.dto.js';
import { MailQueueService } from '../mail/mail-queue.service.js';
import { MailsService } from '../mail/mails.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { testMail } from './test-mail.js';

@Injectable()
export class TestMailsService {
  private readonly site: SiteUrl;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: MailQueueService,
    private readonly mails: MailsService,
    private readonly settings: SettingsService,
    @Inject(APP_CONFIG) { publicUrl }: Config,
  ) {
    this.site = new SiteUrl(publicUrl);
  }

  /** Queues a test mail; its row tells what became of it. */
  async send(email: string, language: Language): Promise<MailDto> {
    const settings = await this.settings.current();
    const mail = testMail(email, language, settings, this.site);
    const { id } = await this.dataSource.transaction((manager) => this.queue.add(manager, mail));
    return this.mails.one(id, language);
  }
}
