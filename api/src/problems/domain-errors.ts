import type { Text } from '../i18n/language.js';

/** An error with a message in both languages and its HTTP status, sent by the problem filter. */
export abstract class DomainError extends Error {
  abstract readonly status: number;
  /** The problem type and its title, where the status alone does not tell clients what to do. */
  readonly kind?: { type: string; title: Text };

  constructor(
    readonly text: Text,
    readonly errors?: Record<string, Text>,
  ) {
    super(text.en);
  }
}

/** The request is invalid; `errors` names the fields. */
export class InvalidInputError extends DomainError {
  override readonly status = 400;

  static of(field: string, text: Text): InvalidInputError {
    return new InvalidInputError(text, { [field]: text });
  }
}

/** The client is not signed in, or the credentials are wrong. */
export class UnauthenticatedError extends DomainError {
  override readonly status = 401;
}

/** The user's role does not allow this, or the request comes from another site. */
export class ForbiddenError extends DomainError {
  override readonly status = 403;
}

/** The resource does not exist, or the client may not see it. */
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

/** The requested row existed and was deleted. */
export class GoneError extends DomainError {
  override readonly status = 410;
}

/** The row was changed since the version on which the change is based. */
export class OutdatedError extends DomainError {
  override readonly status = 412;

  /** Full name of who made that change, where it is known. */
  changedBy?: string;

  /** @param changedAt when the row was last changed, where it is known */
  constructor(
    text: Text,
    readonly changedAt?: Date,
  ) {
    super(text);
  }
}

/** The body, or a file in it, is larger than allowed. */
export class TooLargeError extends DomainError {
  override readonly status = 413;

  static of(field: string, text: Text): TooLargeError {
    return new TooLargeError(text, { [field]: text });
  }
}

/** The body is not in a format that the operation accepts. */
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

/** Something that the response depends on is temporarily unavailable. */
export class UnavailableError extends DomainError {
  override readonly status = 503;
}
