import { expect, test } from '@jest/globals';
import { catalogue as en } from './en';
import { catalogue as hr } from './hr';

/** Browser tests follow the catalogues; these texts are the specification's, byte for byte. */
const specified: [string, string][] = [
  [hr.common.language.changing, 'Promjena jezika na hrvatski...'],
  [en.common.language.changing, 'Changing language to English...'],
  [hr.home.partners.fundersTitle, 'Izvori financiranja'],
  [hr.documents.help.button, 'Kontaktirajte nas'],
  [hr.donate.bank.contact, 'Kontaktirajte nas'],
  [hr.projects.action.button, 'Kontaktirajte nas'],
  [hr.events.tabs.upcoming, 'Nadolazeći događaji'],
  [hr.events.tabs.past, 'Održani događaji'],
  [hr.events.empty.upcoming, 'Trenutno nema nadolazećih događaja.'],
  [hr.events.informed.title, 'Budite informirani'],
  [hr.events.informed.button, 'Pretplatite se na Newsletter'],
  [hr.newsletter.submit, 'Pretplatite se'],
  [en.common.notFound.title, '404 Page Not Found'],
  [en.common.notFound.text, 'Did you forget to add the page to the router?'],
  [en.blog.search.placeholder, 'Search articles...'],
  [en.blog.empty, 'No blog posts found. Please try a different search term or category.'],
  [en.blog.notFound.title, 'Blog Post Not Found'],
  [en.blog.notFound.text, "The blog post you're looking for doesn't exist or has been removed."],
  [en.contact.topics.volunteer.title, 'Volunteer Opportunities'],
  [en.contact.topics.partnership.title, 'Partnership Inquiry'],
  [en.contact.topics.project.title, 'Project Information'],
  [
    en.contact.form.success,
    'Message sent successfully. We will respond to you as soon as possible.',
  ],
  [en.contact.form.error, 'An error occurred when sending the message. Please try again.'],
  [en.donate.form.error, 'There was an error processing your donation. Please try again.'],
  [en.donate.thanks.title, 'Thank you for your donation!'],
  [en.projects.notFound.title, 'Project Not Found'],
  [en.projects.notFound.text, "The project you're looking for doesn't exist or has been removed."],
  [en.newsletter.invalidEmail, 'Please enter a valid email address.'],
  [en.newsletter.successTitle, 'Subscription Successful'],
  [en.newsletter.success, 'Thank you for subscribing to our newsletter!'],
  [en.newsletter.failureTitle, 'Subscription Failed'],
  [en.newsletter.failure, 'Failed to subscribe. Please try again.'],
];

test.each(specified)('%s', (text, words) => {
  expect(text).toBe(words);
});
