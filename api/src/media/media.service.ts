import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isoDate } from 'shared/croatian-time';
import type { Repository } from 'typeorm';
import { removeToTrash } from '../content/move-to-trash.js';
import type { Upload } from '../http/bodies/upload.js';
import type { Language, Text } from '../i18n/language.js';
import { isolated } from '../isolation/isolated.js';
import { SerialQueue } from '../limits/serial-queue.js';
import { readList, type Page } from '../lists/page.js';
import { ConflictError, InvalidInputError } from '../problems/domain-errors.js';
import { readRows } from '../reads/read-rows.js';
import type { PictureBlock } from '../rich-text/blocks.js';
import { findRow, lockRow } from '../rows/rows.js';
import { conflictOn } from '../rows/unique-violation.js';
import type { ChangeMediaDto } from './dto/change-media.dto.js';
import { toImage, type ImageDto } from './dto/image.dto.js';
import type { MediaTextsDto } from './dto/media-texts.dto.js';
import type { MediaUseDto, UsingResource } from './dto/media-use.dto.js';
import { toMedia, type MediaDto } from './dto/media.dto.js';
import { cleanFileName } from './file-name.js';
import { readImageUrl } from './image-url.js';
import { MediaFile } from './media-file.entity.js';
import { MediaUsage } from './media-usage.js';
import { Media } from './media.entity.js';
import { MEDIA, type MediaRequest } from './media.resource.js';
import { PhotoStyles } from './photo-style.js';
import type { encodePicture, Picture, readPicture } from './picture.js';
import { DEFAULT_TONE, type Tone } from './tones.js';

const TAKEN = { hash: { hr: 'Slika već postoji', en: 'The image is already there' } };

const KINDS: Record<UsingResource, Text> = {
  blog: { hr: 'članak', en: 'post' },
  projects: { hr: 'projekt', en: 'project' },
  events: { hr: 'događaj', en: 'event' },
  team: { hr: 'član tima', en: 'team member' },
  partners: { hr: 'partner', en: 'partner' },
  pages: { hr: 'stranica', en: 'page' },
  'public-calls': { hr: 'javni poziv', en: 'public call' },
  issues: { hr: 'broj newslettera', en: 'newsletter issue' },
  settings: { hr: 'postavka', en: 'setting' },
};

const PICTURE = new URL('./picture.js', import.meta.url);
/** Decoding an AVIF of 48 megapixels takes 1.2 GB. */
const LIMITS = { seconds: 60, megabytes: 1536, heapMegabytes: 256 };
const read = isolated<typeof readPicture>(PICTURE, 'readPicture', LIMITS);
const encode = isolated<typeof encodePicture>(PICTURE, 'encodePicture', LIMITS);

/** The picture with a URL as pages show it; null where it is none of the site. */
export type Images = (url: string | null, tone?: Tone) => ImageDto | null;

/** A picture in a text, and the tone of the page that shows it. */
export interface TonedPicture {
  picture: PictureBlock;
  tone?: Tone;
  /** Of the text; Croatian by default. */
  language?: Language;
}

/** Maximum number of rows that an error names; the others are only counted. */
const MAX_NAMED = 5;

@Injectable()
export class MediaService {
  /** Decodes one picture at a time, as each takes hundreds of megabytes. */
  private readonly queue = new SerialQueue();

  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly usage: MediaUsage,
    private readonly styles: PhotoStyles,
  ) {}

  /** The pictures that match the request, by default newest first. */
  async list(request: MediaRequest): Promise<Page<MediaDto>> {
    const page = await readList(this.media, MEDIA, request);
    const uses = await this.usage.of(page.rows.map(({ hash }) => hash));
    const toneOf = await this.tones();
    return page.map((media) => toMedia(media, uses.get(media.hash) ?? [], toneOf(media)));
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<MediaDto> {
    return this.present(await findRow(this.media, MEDIA, { id }));
  }

  /**
   * Stores a picture. One that is stored already is returned instead, with its missing texts added.
   * @returns the picture, and whether it is new
   * @throws InvalidInputError naming `file` when it is missing, damaged, or also of another format
   * @throws UnsupportedMediaTypeError when it is no JPEG, PNG, WebP or AVIF, or is animated
   */
  async add(
    upload: Upload | undefined,
    { name, alt = null, altEn = null }: MediaTextsDto,
  ): Promise<{ media: MediaDto; isNew: boolean }> {
    if (!upload?.bytes.length) {
      throw InvalidInputError.of('file', { hr: 'Odaberite sliku.', en: 'Choose an image.' });
    }
    const fields = { name: cleanFileName(name ?? upload.name), alt, altEn };
    return this.queue.run(async () => {
      const picture = await read(upload.bytes);
      const added = await this.insert(picture, fields);
      const media = added ?? (await this.addMissingTexts(picture.hash, fields));
      return { media: await this.present(media), isNew: added !== undefined };
    });
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   * @throws InvalidInputError when the day of consent is to come
   * @throws ConflictError when consent is withdrawn, naming the content that shows the picture
   */
  async update(id: number, { name, ...fields }: ChangeMediaDto): Promise<MediaDto> {
    const changes = name === undefined ? fields : { ...fields, name: cleanFileName(name) };
    await this.media.manager.transaction(async (manager) => {
      const media = await lockRow(manager, Media, MEDIA, id);
      const hadConsent = media.consentDate !== null;
      manager.merge(Media, media, changes);
      checkConsentDay(media);
      if (hadConsent && media.showsPeople && media.consentDate === null) {
        const uses = (await this.usage.of([media.hash], manager)).get(media.hash) ?? [];
        if (uses.length > 0) throw ConflictError.of('consentDate', inUse(uses));
      }
      await manager.save(media);
    });
    return this.one(id);
  }

  /**
   * Moves a picture with its files to the trash and returns it.
   * @param by the full name of who deletes it
   * @throws NotFoundError
   * @throws ConflictError naming the content that shows it
   */
  async remove(id: number, by: string): Promise<MediaDto> {
    const { usedBy } = await this.one(id);
    if (usedBy.length > 0) throw ConflictError.of('url', inUse(usedBy));
    const toneOf = await this.tones();
    const media = await removeToTrash(this.media, MEDIA, id, by);
    return toMedia(media, usedBy, toneOf(media));
  }

  /**
   * Finds the pictures of the site among the given URLs; without any it runs no query.
   * @returns a picture as pages show it, if photos are shown in two colours in the given tone, or
   *   else in that of the URL
   */
  async images(urls: readonly string[]): Promise<Images> {
    const hashes = new Set(urls.flatMap((url) => readImageUrl(url)?.hash ?? []));
    if (hashes.size === 0) return () => null;
    const rows = await readRows(
      this.media.createQueryBuilder('media').where('media.hash = ANY(:hashes)', {
        hashes: [...hashes],
      }),
      { byKey: true },
    );
    const pictures = new Map(rows.map((row) => [row.hash, row]));
    const toneOf = await this.tones();
    return (url, tone) => {
      const named = readImageUrl(url ?? '');
      const media = pictures.get(named?.hash ?? '');
      const wanted = tone ?? (named?.tone === 'colour' ? undefined : named?.tone);
      return media ? toImage(media, toneOf(media, wanted)) : null;
    };
  }

  /** Adds to the pictures of blocks their sizes, where they are pictures of the library. */
  async addImages(pictures: readonly TonedPicture[]): Promise<void> {
    const images = await this.images(pictures.map(({ picture }) => picture.address));
    for (const { picture, tone, language = 'hr' } of pictures) {
      const image = images(picture.address, tone);
      const { caption = null, captionEn = null } = image ?? {};
      picture.caption ??= language === 'en' ? (captionEn ?? caption) : caption;
      Object.assign(picture, { image });
    }
  }

  /** Returns undefined when the picture is stored already, perhaps by a concurrent request. */
  private async insert(
    picture: Picture,
    texts: Pick<Media, 'name' | 'alt' | 'altEn'>,
  ): Promise<Media | undefined> {
    const { hash, width, height, placeholder, isDrawing, master } = picture;
    if (await this.media.existsBy({ hash })) return undefined;
    const files = await encode(picture);
    const size = master.length;
    const variants = files.map(({ format, width, height, size }) => ({
      format,
      width,
      height,
      size,
    }));
    const mimeType = 'image/webp';
    try {
      return await conflictOn(TAKEN, () =>
        this.media.manager.transaction(async (manager) => {
          const media = manager.create(Media, {
            hash,
            mimeType,
            width,
            height,
            size,
            placeholder,
            fullColour: isDrawing,
            variants,
            ...texts,
          });
          await manager.insert(Media, media);
          await manager.insert(
            MediaFile,
            files.map(({ format, width, bytes }) => ({ mediaId: media.id, format, width, bytes })),
          );
          return manager.findOneByOrFail(Media, { id: media.id });
        }),
      );
    } catch (error) {
      if (error instanceof ConflictError) return undefined;
      throw error;
    }
  }

  private async addMissingTexts(hash: string, texts: Pick<Media, 'alt' | 'altEn'>): Promise<Media> {
    return this.media.manager.transaction(async (manager) => {
      const media = await manager.findOneOrFail(Media, {
        where: { hash },
        lock: { mode: 'pessimistic_write' },
      });
      media.alt ??= texts.alt;
      media.altEn ??= texts.altEn;
      return manager.save(media);
    });
  }

  private async present(media: Media): Promise<MediaDto> {
    const uses = await this.usage.of([media.hash]);
    const toneOf = await this.tones();
    return toMedia(media, uses.get(media.hash) ?? [], toneOf(media));
  }

  /** The tone in which pages show a picture, of the one that is wanted. */
  private async tones(): Promise<(media: Media, tone?: Tone) => Tone> {
    const style = await this.styles.current();
    return ({ fullColour }, tone = DEFAULT_TONE) =>
      style === 'colour' || fullColour ? 'colour' : tone;
  }
}

/** @throws InvalidInputError when it is to come */
function checkConsentDay({ consentDate }: Media): void {
  if (consentDate === null || consentDate <= isoDate(new Date())) return;
  throw InvalidInputError.of('consentDate', {
    hr: 'Dan pristanka ne može biti u budućnosti.',
    en: 'The day of consent cannot be in the future.',
  });
}

function inUse(uses: MediaUseDto[]): Text {
  const more = uses.length - MAX_NAMED;
  const named = uses.slice(0, MAX_NAMED);
  const hr = named.map(({ resource, title }) => `${KINDS[resource].hr} „${title}”`).join(', ');
  const en = named.map(({ resource, titleEn }) => `${KINDS[resource].en} “${titleEn}”`).join(', ');
  return {
    hr: `Sliku koriste: ${hr}${more > 0 ? ` i još ${more}` : ''}. Najprije je ondje uklonite.`,
    en: `The image is used by: ${en}${more > 0 ? ` and ${more} more` : ''}. Remove it there first.`,
  };
}
