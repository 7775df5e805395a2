import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { fieldsOf } from 'shared/is-record';
import type { Language } from '../../i18n/language.js';
import { isolated } from '../../isolation/isolated.js';
import { imageUrl, readImageUrl } from '../../media/image-url.js';
import { MediaFilesService } from '../../media/media-files.service.js';
import { MediaService } from '../../media/media.service.js';
import { ConflictError } from '../../problems/domain-errors.js';
import { picturesOf, type PictureBlock } from '../../rich-text/blocks.js';
import { MailAttachmentsService } from '../mail-attachments.service.js';
import type { Mail } from '../mail.entity.js';
import { EU_EMBLEM } from '../template/eu-funding.js';
import { CID_URL, PICTURE_MAKER, smallKey, type MailPicture } from '../template/mail-picture.js';
import type { MailContent } from '../template/render-mail.js';
import type { EncodedPicture, encodeForMail } from './encode-picture.js';
import { readDrawing } from './read-drawing.js';

const ENCODER = new URL('./encode-picture.js', import.meta.url);
const LIMITS = { seconds: 30, megabytes: 512, heapMegabytes: 128 };
const encode = isolated<typeof encodeForMail>(ENCODER, 'encodeForMail', LIMITS);

const UNREADABLE = {
  hr: 'Jednu od slika nije moguće pripremiti za e-poštu. Zamijenite je drugom.',
  en: 'One of the pictures cannot be prepared for mail. Please use another one.',
};

/** Bytes of encoded pictures kept in memory: an issue is sent to thousands of recipients. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Pictures of the library in the mails that show them. */
@Injectable()
export class MailPicturesService implements OnModuleInit {
  private readonly encoded = new LRUCache<string, EncodedPicture>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 256,
  });

  constructor(
    private readonly media: MediaService,
    private readonly files: MediaFilesService,
    private readonly attachments: MailAttachmentsService,
  ) {}

  onModuleInit(): void {
    this.attachments.define(PICTURE_MAKER, async (input) => {
      const { hash, small } = fieldsOf(input);
      const picture = await (typeof small === 'string'
        ? this.readSmall(small)
        : this.read(String(hash)));
      if (!picture) throw new Error(`There is no picture ${String(small ?? hash)}.`);
      return picture.bytes;
    });
  }

  /** Adds to a mail the pictures that its blocks show, and the descriptions of the library. */
  async addTo(content: MailContent, language: Language): Promise<MailContent> {
    const shown = content.blocks.flatMap((block) =>
      'formatted' in block ? picturesOf(block.formatted) : [],
    );
    const small = content.blocks.filter((block) => 'picture' in block);
    const emblems = content.blocks.flatMap((block) =>
      'euFunding' in block ? [block.euFunding] : [],
    );
    if (shown.length + small.length + emblems.length === 0) return content;
    await this.describe(shown, language);
    const pictures: Record<string, MailPicture> = {};
    const images = await this.media.images(small.map(({ picture }) => picture));
    for (const block of small) {
      const image = images(block.picture);
      block.alt ||= (language === 'en' ? image?.altEn : image?.alt) ?? '';
    }
    for (const url of [...small.map((block) => block.picture), ...emblems]) {
      const picture = await this.readSmall(url);
      if (!picture) continue;
      const { format, width, height } = picture;
      const hash = createHash('md5').update(url).digest('hex');
      pictures[smallKey(url)] = { hash, format, width, height, small: url };
    }
    for (const { address } of shown) {
      const hash = readImageUrl(address)?.hash ?? '';
      const picture = await this.read(hash);
      if (!picture) continue;
      const { format, width, height } = picture;
      pictures[address] = { hash, format, width, height };
    }
    return { ...content, pictures };
  }

  /**
   * The HTML of a mail with its pictures in it, to be shown outside the mail.
   * @param attachments of the mail
   */
  async shownIn(html: string, attachments: Mail['attachments'] = []): Promise<string> {
    const sources = (attachments ?? []).map((file) => fieldsOf('of' in file ? file.of : undefined));
    const small = new Map(sources.map(({ hash, small: url }) => [hash, url]));
    const hashes = new Set([...html.matchAll(CID_URL)].map(([, hash = '']) => hash));
    const urls = new Map<string, string>();
    for (const hash of hashes) {
      const url = small.get(hash);
      const picture = await (typeof url === 'string' ? this.readSmall(url) : this.read(hash));
      if (!picture) continue;
      const { format, bytes } = picture;
      urls.set(hash, `data:image/${format};base64,${bytes.toString('base64')}`);
    }
    return html.replace(CID_URL, (cid, hash: string) => urls.get(hash) ?? cid);
  }

  private async describe(pictures: readonly PictureBlock[], language: Language): Promise<void> {
    const images = await this.media.images(pictures.map(({ address }) => address));
    for (const picture of pictures) {
      const image = images(picture.address);
      picture.alt ||= (language === 'en' ? image?.altEn : image?.alt) ?? '';
    }
  }

  /** A small picture of the library, or of the site's own drawings. */
  private async readSmall(source: string): Promise<EncodedPicture | undefined> {
    const image = (await this.media.images([source]))(source);
    const url = image?.url ?? source;
    const focus = image ? { x: image.focalX, y: image.focalY } : undefined;
    const key = [smallKey(url), focus?.x, focus?.y].join(' ');
    const known = this.encoded.get(key);
    if (known) return known;
    const stored = readImageUrl(url);
    const file = stored ? (await this.files.read(stored))?.bytes : await readDrawing(url);
    // A mail does without a small picture that cannot be shown.
    const use = url === EU_EMBLEM ? 'emblem' : 'small';
    const picture = file && (await encode(file, use, focus).catch(() => undefined));
    if (picture) this.encoded.set(key, picture);
    return picture;
  }

  /** The URL of the file of a picture as the site shows it. */
  private async urlOf(hash: string): Promise<string | undefined> {
    const images = await this.media.images([imageUrl(hash)]);
    return images(imageUrl(hash))?.url;
  }

  /**
   * The picture as the site shows it. Undefined when the library has no such picture.
   * @throws ConflictError when it cannot be encoded
   */
  private async read(hash: string): Promise<EncodedPicture | undefined> {
    if (hash === '') return undefined;
    const url = (await this.urlOf(hash)) ?? '';
    const known = this.encoded.get(url);
    if (known) return known;
    const stored = readImageUrl(url);
    const file = stored && (await this.files.read(stored));
    if (!file) return undefined;
    const picture = await encode(file.bytes, 'whole').catch(() => {
      throw new ConflictError(UNREADABLE);
    });
    this.encoded.set(url, picture);
    return picture;
  }
}
