import { Inject, Injectable } from '@nestjs/common';
import { BlogService } from '../blog/blog.service.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import { EventsService } from '../events/events.service.js';
import type { Language } from '../i18n/language.js';
import { MediaService } from '../media/media.service.js';
import { PublicCallsService } from '../public-calls/public-calls.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { blogFeed, FEED_POSTS } from './blog-feed.js';
import { callsFeed, FEED_CALLS } from './calls-feed.js';
import { deadlineCalendar } from './deadline-calendar.js';
import { eventsCalendar } from './events-calendar.js';

@Injectable()
export class FeedsService {
  private readonly site: SiteUrl;

  constructor(
    @Inject(APP_CONFIG) { publicUrl }: Config,
    private readonly blog: BlogService,
    private readonly events: EventsService,
    private readonly calls: PublicCallsService,
    private readonly settings: SettingsService,
    private readonly media: MediaService,
  ) {
    this.site = new SiteUrl(publicUrl);
  }

  /** The latest published posts as an Atom feed (RFC 4287). */
  async posts(language: Language): Promise<string> {
    const [{ rows: posts }, settings] = await Promise.all([
      this.blog.list({ offset: 0, limit: FEED_POSTS, filter: { published: true } }, false),
      this.settings.current(),
    ]);
    const images = await this.media.images(posts.map(({ imageUrl }) => imageUrl ?? ''));
    return blogFeed({ posts, images, settings, language, site: this.site });
  }

  /**
   * The events as a calendar (RFC 5545), including past ones, which calendar programs would
   * otherwise delete.
   */
  async calendar(language: Language): Promise<string> {
    const [events, settings] = await Promise.all([this.events.calendar(), this.settings.current()]);
    return eventsCalendar({ events, settings, language, site: this.site });
  }

  /**
   * A calendar with one event.
   * @throws NotFoundError
   */
  async event(id: number, language: Language): Promise<string> {
    const [event, settings] = await Promise.all([
      this.events.onePublished(id),
      this.settings.current(),
    ]);
    return eventsCalendar({ events: [event], settings, language, site: this.site });
  }

  /** The latest published public calls as an Atom feed. */
  async publicCalls(language: Language): Promise<string> {
    const [{ rows: calls }, settings] = await Promise.all([
      this.calls.list({ offset: 0, limit: FEED_CALLS, filter: {} }, false),
      this.settings.current(),
    ]);
    return callsFeed({ calls, settings, language, site: this.site });
  }

  /**
   * A calendar with the deadline of a public call.
   * @throws NotFoundError when there is no such call, or it has no deadline
   */
  async deadline(id: number, language: Language): Promise<string> {
    const [call, settings] = await Promise.all([
      this.calls.one(String(id), false),
      this.settings.current(),
    ]);
    return deadlineCalendar({ call, settings, language, site: this.site });
  }
}
