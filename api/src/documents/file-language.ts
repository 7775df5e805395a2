import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { LANGUAGES, type Language } from '../i18n/language.js';
import { InvalidInputError } from '../problems/domain-errors.js';

/** Parameter decorator: the language of a file, by default Croatian. */
export const FileLanguage = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { language = 'hr' } = context.switchToHttp().getRequest<Request>().query;
  const known: Language | undefined = LANGUAGES.find((one) => one === language);
  if (known) return known;
  throw InvalidInputError.of('language', {
    hr: 'Jezik mora biti hr ili en',
    en: 'Language must be hr or en',
  });
});
