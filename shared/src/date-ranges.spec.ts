import { describe, expect, test } from '@jest/globals';
import { formatDays, formatPeriod, formatTimes } from './date-ranges.js';
import { plainSpaces } from './plain-spaces.js';

describe('the days of a range', () => {
  test.each([
    ['2023-10-12T08:00Z', '2023-10-13T08:00Z', '12. – 13. listopada 2023.', '12 – 13 October 2023'],
    ['2023-10-12T08:00Z', '2023-10-12T20:00Z', '12. listopada 2023.', '12 October 2023'],
    [
      '2025-06-03T08:00Z',
      '2025-07-05T08:00Z',
      '3. lipnja – 5. srpnja 2025.',
      '3 June – 5 July 2025',
    ],
    [
      '2024-12-12T16:00Z',
      '2025-04-30T17:00Z',
      '12. prosinca 2024. – 30. travnja 2025.',
      '12 December 2024 – 30 April 2025',
    ],
    // Before and after midnight in Croatia.
    ['2025-06-03T21:30Z', '2025-06-03T22:30Z', '3. – 4. lipnja 2025.', '3 – 4 June 2025'],
  ])('from %s to %s are each part once', (start, end, croatian, english) => {
    expect(plainSpaces(formatDays(start, end, 'hr'))).toBe(croatian);
    expect(plainSpaces(formatDays(start, end, 'en'))).toBe(english);
  });
});

test('only the dash of a range ends a line', () => {
  expect(formatDays('2023-10-12T08:00Z', '2023-10-13T08:00Z', 'hr')).toBe(
    '12.\u00a0– 13.\u00a0listopada\u00a02023.',
  );
});

describe('a period', () => {
  test.each([
    ['2023-10-01', '2023-12-31', 'listopad – prosinac 2023.', 'October – December 2023'],
    ['2022-03-01', '2023-02-28', 'ožujak 2022. – veljača 2023.', 'March 2022 – February 2023'],
    ['2024-02-01', '2024-02-29', 'veljača 2024.', 'February 2024'],
    ['2024-02-01', '2024-02-28', '1. – 28. veljače 2024.', '1 – 28 February 2024'],
    ['2023-10-12', '2023-10-31', '12. – 31. listopada 2023.', '12 – 31 October 2023'],
    ['2023-10-12', '2023-10-13', '12. – 13. listopada 2023.', '12 – 13 October 2023'],
    [
      '2024-04-22',
      '2027-04-22',
      '22. travnja 2024. – 22. travnja 2027.',
      '22 April 2024 – 22 April 2027',
    ],
  ])('from %s to %s has each part once, and whole months without days', (start, end, hr, en) => {
    expect(plainSpaces(formatPeriod(start, end, 'hr'))).toBe(hr);
    expect(plainSpaces(formatPeriod(start, end, 'en'))).toBe(en);
  });

  test('ends a line only after its dash', () => {
    expect(formatPeriod('2022-03-01', '2023-02-28', 'hr')).toBe(
      'ožujak\u00a02022.\u00a0– veljača\u00a02023.',
    );
  });
});

describe('the times of a range', () => {
  const at = (time: string) => `2024-01-15T${time}+01:00`;
  test.each([
    ['18:00', '20:00', 'od 18 do 20 sati', '18:00 to 20:00'],
    ['09:00', '12:30', 'od 9 do 12.30 sati', '09:00 to 12:30'],
    ['19:00', '21:00', 'od 19 do 21 sat', '19:00 to 21:00'],
    ['20:00', '22:00', 'od 20 do 22 sata', '20:00 to 22:00'],
    ['18:00', null, 'u 18 sati', 'at 18:00'],
    ['00:00', null, 'u 0 sati', 'at 00:00'],
    ['01:00', null, 'u 1 sat', 'at 01:00'],
    ['09:05', null, 'u 9.05 sati', 'at 09:05'],
  ])('from %s to %s are hours, with minutes where they have some', (start, end, hr, en) => {
    const instants = [at(start), end && at(end)] as const;
    expect(plainSpaces(formatTimes(...instants, 'hr'))).toBe(hr);
    expect(plainSpaces(formatTimes(...instants, 'en'))).toBe(en);
  });
});
