import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { en } from '../i18n/en/en';
import { hr } from '../i18n/hr/hr';
import { createI18nProvider } from '../providers/i18n-provider';
import type { Language } from '../providers/language';
import type { Issue } from './issue';
import { IssueProgress } from './issue-progress';

const progress = {
  recipients: 3,
  waiting: 0,
  delivered: 2,
  written: 0,
  failed: 1,
  uncertain: 0,
  withdrawn: 0,
  cancelled: 0,
};
const sent: Issue = {
  id: 5,
  title: 'Vijesti u svibnju',
  titleEn: 'News in May',
  text: null,
  textEn: null,
  postIds: [1],
  eventIds: [],
  projectId: null,
  inArchive: true,
  archiveSlug: '2026-05-01',
  sendAt: null,
  startedAt: '2026-05-01T09:30:00.000Z',
  createdAt: '2026-05-01T09:00:00.000Z',
  version: 3,
  state: 'sent',
  progress,
};

function renderProgress(language: Language, issue: Issue): void {
  render(
    <AdminContext i18nProvider={createI18nProvider(language, { hr, en }[language])}>
      <IssueProgress issue={issue} />
    </AdminContext>,
  );
}

describe('The progress of an issue', () => {
  test.each([
    ['hr', 'Slanje broja Vijesti u svibnju', /isporučeno: 2 · nije isporučeno: 1/],
    ['en', 'Sending the issue News in May', /2 delivered · 1 not delivered/],
  ] as const)('names it and its outcomes in the language of the panel (%s)', (...row) => {
    const [language, name, outcomes] = row;
    renderProgress(language, sent);
    expect(screen.getByRole('progressbar', { name })).toBeInTheDocument();
    expect(screen.getByText(outcomes)).toBeInTheDocument();
  });

  test('names an issue with a title in the other language only', () => {
    renderProgress('en', { ...sent, titleEn: '' });
    expect(screen.getByRole('progressbar')).toHaveAccessibleName(
      'Sending the issue Vijesti u svibnju',
    );
  });
});
