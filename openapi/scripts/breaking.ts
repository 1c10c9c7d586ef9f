/**
 * Compares the contract with baseline.json, the last published contract. `node scripts/breaking.ts` fails on an
 * unapproved break; `--accept` makes today's contract the baseline.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, bundle } from './bundle.ts';
import { approvedChanges, breakingChanges } from './compare.ts';
import { isRecord } from './source.ts';
import type { JsonRecord } from './source.ts';

const BASELINE = join(ROOT, 'baseline.json');

/** The committed baseline. @throws when it is no JSON object. */
export function readBaseline(): JsonRecord {
  const parsed: unknown = JSON.parse(readFileSync(BASELINE, 'utf8'));
  if (!isRecord(parsed)) throw new Error('baseline.json must be an object');
  return parsed;
}

/** Breaks against the baseline that no line of approved-changes.txt allows. */
export function unapprovedChanges(): string[] {
  const approved = approvedChanges(readFileSync(join(ROOT, 'approved-changes.txt'), 'utf8'));
  return breakingChanges(readBaseline(), bundle()).filter((finding) => !approved.has(finding));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--accept')) {
    writeFileSync(BASELINE, `${JSON.stringify(bundle(), null, 1)}\n`);
  } else {
    const found = unapprovedChanges();
    for (const finding of found) console.error(finding);
    if (found.length > 0) {
      console.error(
        'Approve a line with its reason in openapi/approved-changes.txt ("finding # reason") or undo the change.',
      );
      process.exitCode = 1;
    }
  }
}
