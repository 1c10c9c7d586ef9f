// Writes openapi/generated/{types,schemas,checks,examples,calls,rights}.ts from the bundled contract; `--check` only compares,
// `--contract=FOLDER` takes another contract.
// Lives apart because both generators need the JS API of TypeScript 5, which TypeScript 7 has not.
// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderCalls } from './calls.mjs';
import { renderAppChecks, renderChecks } from './checks.mjs';
import { renderExamples } from './examples.mjs';
import { renderRights } from './rights.mjs';
import { renderSchemas } from './schemas.mjs';
import { renderTypes } from './types.mjs';

const named = process.argv.find((argument) => argument.startsWith('--contract='));
const contract =
  named?.slice('--contract='.length) ?? join(dirname(fileURLToPath(import.meta.url)), '../../../openapi');
const document = JSON.parse(readFileSync(join(contract, 'generated/openapi.json'), 'utf8'));

const schemas = await renderSchemas(document);

const files = {
  'types.ts': await renderTypes(document),
  'schemas.ts': schemas,
  'checks.ts': renderChecks(document),
  ...renderAppChecks(document, schemas),
  'examples.ts': renderExamples(document),
  'calls.ts': renderCalls(document),
  'rights.ts': renderRights(document),
};

for (const [name, text] of Object.entries(files)) {
  const path = join(contract, 'generated', name);
  if (readOrEmpty(path) === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`openapi/generated/${name} is stale: run \`pnpm generate\``);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** @param {string} path */
function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
