// Fails when the committed OpenAPI document has drifted from the API, or when one of two linters
// finds a mistake in it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const DOCUMENT = 'api/openapi.json';

/** Beyond what is recommended: examples must fit, and what has no answer of its kind may say so. */
const REDOCLY_RULES = {
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
  // The API is under no licence that others could use.
  'info-license': 'off',
  // What takes no input, such as the state of health, has no answer for wrong input.
  'operation-4xx-response': 'off',
};

async function redoclyFindings() {
  const config = await createConfig({ extends: ['recommended'], rules: REDOCLY_RULES });
  const problems = await lint({ ref: DOCUMENT, config });
  return problems.map(
    ({ ruleId, message, location: [place] }) =>
      `redocly ${ruleId} ${place?.pointer ?? ''}: ${message}`,
  );
}

async function spectralFindings() {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: rulesets.oas });
  const results = await linter.run(readFileSync(DOCUMENT, 'utf8'));
  return results.map(({ code, message, path }) => `spectral ${code} ${path.join('/')}: ${message}`);
}

const before = readFileSync(DOCUMENT, 'utf8');
const made = spawnSync('npm', ['run', 'openapi'], { encoding: 'utf8', shell: true });
if (made.status !== 0) {
  console.error(`${made.stdout}${made.stderr}`);
  process.exit(1);
}
if (readFileSync(DOCUMENT, 'utf8') !== before) {
  console.error(`${DOCUMENT} was out of date and has been written again: commit it.`);
  process.exit(1);
}

const findings = [...(await redoclyFindings()), ...(await spectralFindings())];
if (findings.length > 0) {
  console.error(findings.join('\n'));
  process.exit(1);
}
