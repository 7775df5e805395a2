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
    .addServer('/', 'The origin of this document.')
    .addTag('auth', 'Signing in and out.')
    .addTag('blog', 'Posts of the blog.')
    .addTag('projects', 'Projects of the association.')
    .addTag('events', 'Events of the association.')
    .addTag('public-calls', 'Calls to the public to apply, with their deadlines and results.')
    .addTag('team', 'Team members of the association.')
    .addTag('partners', 'Partners and funders.')
    .addTag('documents', 'Documents of the Zaželi project, and their files.')
    .addTag('newsletter', 'Subscribers of the newsletter.')
    .addTag('issues', 'Issues of the newsletter and their delivery.')
    .addTag('mails', 'Outgoing e-mails and their state.')
    .addTag('settings', 'The association’s data and contact details.')
    .addTag('redirects', 'Former addresses of pages and redirects.')
    .addTag('page-texts', 'Texts of pages that administrators may change.')
    .addTag('pages', 'Pages that administrators add.')
    .addTag('draft-links', 'Links that show drafts to people who do not sign in.')
    .addTag('trash', 'Deleted content, which can be restored for 30 days.')
    .addTag('autosaves', 'Your unsaved work in forms of the panel.')
    .addTag('open-forms', 'Which forms of the panel are open.')
    .addTag('media', 'Pictures, served under /media.')
    .addTag('texts', 'Formatted texts.')
    .addTag('search', 'The search of the whole site.')
    .addTag('feeds', 'Feed of the blog and calendar of the events.')
    .addTag('contact', 'Messages from the contact form, and replies to them.')
    .addTag('saved-replies', 'Texts for replies to messages.')
    .addTag('donations', 'Donations, pledged and received.')
    .addTag('bank-payments', 'Payments from bank statements, and the donations they belong to.')
    .addTag('privacy', 'Data stored about an e-mail address, their export and erasure.')
    .addTag('users', 'Accounts that can sign in.')
    .addTag('api-tokens', 'Tokens by which programs of integrators use the API.')
    .addTag('audit-log', 'Who did what.')
    .addTag('dashboard', 'What waits, and what happened last, for the panel.')
    .addTag('backups', 'Backups of all that the site stores, and restoring them.')
    .addTag('health', 'Health checks for monitoring.')
    .addCookieAuth(SESSION, {
      type: 'apiKey',
      in: 'cookie',
      name: SESSION,
      description:
        'Set by signing in; called `__Host-session` over https. Changes are accepted only from the site’s own pages.',
    })
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The `accessToken` that signing in returns with `token: true`.',
    })
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'kz_…',
        description: [
          'A token that an administrator created for a program, for at most a year: `Authorization: Bearer kz_3yFlYdVw…`. Each operation names the scopes of which the token needs one:',
          '- `content:read`: content, with drafts; `events:read`: events only',
          '- `content:write`: add, change and delete content',
          '- `donations:read`: donations and payments',
          '- `statements:import`: import bank statements',
          '- `metrics:read`: the metrics for Prometheus, on the port of their own where it is reached from other machines',
          'Example: `curl -H "Authorization: Bearer $TOKEN" https://www.udruga.example/api/events`. Public operations answer a token without their scope as they answer visitors.',
        ].join('\n'),
      },
      'token',
    )
    .build();
  const document = SwaggerModule.createDocument(app, base, {
    operationIdFactory: operationId,
    extraModels: [ProblemDto],
  });
  return describeNull(shareProblems(describeOperations(describeUploads(document))));
}
