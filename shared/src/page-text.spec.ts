import { describe, expect, test } from '@jest/globals';
import { PAGE_TEXT_LENGTHS, pageTextProblem } from './page-text.js';

const YEAR = 'Udrugu su {{year}}. osnovali ljudi.';
const CALL = 'U opasnosti nazovite <call>112</call>.';

describe('a changed text of a page', () => {
  test('is accepted in other words', () => {
    expect(pageTextProblem('line', 'Čime se bavimo', 'Što radimo: A < B i B > C')).toBeUndefined();
    expect(pageTextProblem('paragraph', YEAR, 'Od {{year}} do danas.')).toBeUndefined();
    expect(pageTextProblem('paragraph', CALL, 'Zovite <call>hitnu 194</call>.')).toBeUndefined();
  });

  test.each([
    ['', { problem: 'empty' }],
    [' \u00a0 ', { problem: 'empty' }],
    ['prvi\ndrugi', { problem: 'lines' }],
    ['prvi\u2028drugi', { problem: 'lines' }],
    ['Bez oznaka', { problem: 'missing', part: '<call>…</call>' }],
    ['<call>112', { problem: 'missing', part: '<call>…</call>' }],
    ['<call>1</call><call>2</call>', { problem: 'repeated', part: '<call>…</call>' }],
    ['<call>1</call> <mail>2</mail>', { problem: 'unknown' }],
    ['<call>1</call> {{year}}', { problem: 'unknown' }],
    ['<call>1</call> {{', { problem: 'unknown' }],
    ['<call>1</call> <b>', { problem: 'unknown' }],
    ['<call> </call>', { problem: 'unknown' }],
  ])('%j is refused', (text, problem) => {
    expect(pageTextProblem('paragraph', CALL, text)).toEqual(problem);
  });

  test('needs its placeholders as they are', () => {
    const missing = { problem: 'missing', part: '{{year}}' };
    expect(pageTextProblem('paragraph', YEAR, 'Od {{ year }}.')).toEqual(missing);
    expect(pageTextProblem('paragraph', YEAR, 'Od {{Year}}.')).toEqual(missing);
  });

  test.each(['line', 'description', 'paragraph'] as const)('of kind %s has a limit', (kind) => {
    const max = PAGE_TEXT_LENGTHS[kind];
    expect(pageTextProblem(kind, 'a', '🙂'.repeat(max))).toBeUndefined();
    expect(pageTextProblem(kind, 'a', 'a'.repeat(max + 1))).toEqual({ problem: 'long', max });
  });

  test('is checked in time however long it is', () => {
    for (const piece of ['<a>', '{{', '<call>', '</call>', '<call></call>']) {
      const start = Date.now();
      pageTextProblem('paragraph', CALL, piece.repeat(400));
      // A pattern that backtracks takes minutes; a busy machine may stop the process for a while.
      expect(Date.now() - start).toBeLessThan(2_000);
    }
  });
});
