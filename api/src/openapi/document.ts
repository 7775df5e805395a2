import type { INestApplicationContext, INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { sessionCookieName } from '../http/cookies.js';
import { ProblemDto } from '../problems/problem.dto.js';
import { describeOperations } from './describe-operations.js';
import { describeUploads } from './describe-uploads.js';
import { describeNull } from './json-schema-null.js';
import { shareProblems } from './share-problems.js';

const SESSION = sessionCookieName('http:');

/** The id of a controller's operation in the document. */
export function operationId(controller: string, method: string): string {
  return `${controller.replace(/Controller$/, '').toLowerCase()}_${method}`;
}

/** Creates the OpenAPI document from the controllers and DTOs. */
export function createDocument(app: INestApplication & INestApplicationContext): OpenAPIObject {
  const base = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Kvaliteta življenja')
    .setDescription(
      'Public content and administration of the association’s website. Errors are RFC 9457 problems, in Croatian or English by `?lang`, the language cookie or Accept-Language.',
    )
    .setVersion('1')
    .addServer('/', 'The site itself, wherever it runs.')
    .addTag('auth', 'Signing in and out.')
    .addTag('blog', 'Posts of the blog.')
    .addTag('projects', 'Projects of the association.')
    .addTag('events', 'What the association invites people to.')
    .addTag('team', 'The people of the association.')
    .addTag('partners', 'Partners and funders.')
    .addTag('documents', 'Documents of the Zaželi project, and their files.')
    .addTag('newsletter', 'Subscribers of the newsletter.')
    .addTag('issues', 'Issues of the newsletter, and how far their sending has got.')
    .addTag('mails', 'Outgoing emails, and what became of each.')
    .addTag('settings', 'What the association is and how it is reached.')
    .addTag('media', 'Pictures, which are served at /media.')
    .addTag('feeds', 'The blog and the events for programs that follow them.')
    .addTag('contact', 'Messages from the contact form.')
    .addTag('donations', 'Donations, pledged and received.')
    .addTag('bank-payments', 'Payments from bank statements, and the donations they belong to.')
    .addTag('privacy', 'What is kept about one address, a copy of it, and its erasure.')
    .addTag('users', 'People who may sign in.')
    .addTag('health', 'For whoever watches over the process.')
    .addCookieAuth(SESSION, {
      type: 'apiKey',
      in: 'cookie',
      name: SESSION,
      description:
        'Set by signing in; called `__Host-session` where the site is visited by https. Changes are accepted only from our own pages.',
    })
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The `accessToken` that signing in answers with `token: true`.',
    })
    .build();
  const document = SwaggerModule.createDocument(app, base, {
    operationIdFactory: operationId,
    extraModels: [ProblemDto],
  });
  return describeNull(shareProblems(describeOperations(describeUploads(document))));
}
