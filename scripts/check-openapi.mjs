// Fails when the committed files that are generated from the API are out of date, or when one of
// two linters reports a problem in the OpenAPI document.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const DOCUMENT = 'api/openapi.json';
/** What `npm run openapi` writes: the document, rules of forms, and who may call what. */
const GENERATED = [DOCUMENT, 'admin/src/api/rules.json', 'docs/access.md'];

/** Changes to the recommended rules: examples must match their schemas. */
const REDOCLY_RULES = {
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
  // The API is not licensed to others.
  'info-license': 'off',
  // An operation without input, such as a health check, has no response for invalid input.
  'operation-4xx-response': 'off',
};

const { 'oas3-valid-schema-example': schemaExample } = rulesets.oas.rules;

/**
 * Changes to Spectral's rules: schemas are compared with their examples and defaults where they are
 * declared, not again wherever an operation refers to one. Redocly compares examples of bodies.
 */
const SPECTRAL_RULES = {
  'oas3-valid-schema-example': {
    ...schemaExample,
    given: schemaExample.given.filter((path) =>
      /^\$\.(?:components\.schemas|\.parameters)/.test(path),
    ),
  },
  'oas3-valid-media-example': 'off',
};

async function redoclyFindings() {
  const config = await createConfig({ extends: ['recommended'], rules: REDOCLY_RULES });
  const problems = await lint({ ref: DOCUMENT, config });
  return problems.map(
    ({ ruleId, message, location: [location] }) =>
      `redocly ${ruleId} ${location?.pointer ?? ''}: ${message}`,
  );
}

async function spectralFindings() {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: rulesets.oas, rules: SPECTRAL_RULES });
  const results = await linter.run(readFileSync(DOCUMENT, 'utf8'));
  return results.map(({ code, message, path }) => `spectral ${code} ${path.join('/')}: ${message}`);
}

const before = GENERATED.map((file) => readFileSync(file, 'utf8'));
// As `npm run openapi`, but with the build that nx keeps for the tests.
for (const [cwd, ...args] of [
  ['.', 'node_modules/nx/dist/bin/nx.js', 'build', 'api', '--output-style=stream'],
  ['api', 'dist/bundle/write-openapi.js'],
]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status === 0) continue;
  console.error(`${stdout}${stderr}`);
  process.exit(1);
}
const drifted = GENERATED.filter((file, i) => readFileSync(file, 'utf8') !== before[i]);
if (drifted.length > 0) {
  console.error(`Out of date and regenerated; commit them: ${drifted.join(', ')}`);
  process.exit(1);
}

const findings = [...(await redoclyFindings()), ...(await spectralFindings())];
if (findings.length > 0) {
  console.error(findings.join('\n'));
  process.exit(1);
}
