import type { Text } from '../i18n/language.js';

/** What went wrong, in both languages, and the HTTP status it means; the problem filter answers it. */
export abstract class DomainError extends Error {
  abstract readonly status: number;

  constructor(
    readonly text: Text,
    readonly errors?: Record<string, Text>,
  ) {
    super(text.en);
  }
}

/** The request breaks a rule; `errors` names the fields. */
export class InvalidInputError extends DomainError {
  override readonly status = 400;

  static of(field: string, text: Text): InvalidInputError {
    return new InvalidInputError(text, { [field]: text });
  }
}

/** Nobody is signed in, or the credentials are wrong. */
export class UnauthenticatedError extends DomainError {
  override readonly status = 401;
}

/** Somebody is signed in, or the request comes from elsewhere, and may not do this. */
export class ForbiddenError extends DomainError {
  override readonly status = 403;
}

/** There is no such thing, or the requester may not see it. */
export class NotFoundError extends DomainError {
  override readonly status = 404;
}

/** The state of the data does not allow this. */
export class ConflictError extends DomainError {
  override readonly status = 409;

  static of(field: string, text: Text): ConflictError {
    return new ConflictError(text, { [field]: text });
  }
}

/** The row that is asked for was there, and was deleted. */
export class GoneError extends DomainError {
  override readonly status = 410;
}

/** The row was changed since the version that the change was made from. */
export class OutdatedError extends DomainError {
  override readonly status = 412;
}

/** What is sent is larger than allowed. */
export class TooLargeError extends DomainError {
  override readonly status = 413;

  static of(field: string, text: Text): TooLargeError {
    return new TooLargeError(text, { [field]: text });
  }
}

/** The body is not in a format the API reads. */
export class UnsupportedMediaTypeError extends DomainError {
  override readonly status = 415;
}

/**
 * An earlier request under the same `Idempotency-Key` had other content; `earlier` is its row's id.
 */
export class KeyReusedError extends DomainError {
  override readonly status = 422;

  constructor(readonly earlier: number) {
    super({
      hr: 'Ovo je već spremljeno s drukčijim sadržajem. Otvorite spremljeni zapis i promijenite ga.',
      en: 'This was saved already, with other content. Open the saved record and change it.',
    });
  }
}

/** Too many attempts; `retryAfter` is in seconds. */
export class TooManyRequestsError extends DomainError {
  override readonly status = 429;

  constructor(
    text: Text,
    readonly retryAfter: number,
  ) {
    super(text);
  }
}

/** Something that the answer needs cannot be reached now. */
export class UnavailableError extends DomainError {
  override readonly status = 503;
}
