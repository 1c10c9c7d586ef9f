/**
 * Compares the contract with that of the last release, out of git: of the newest tag, or, before the first release, of the place
 * where this branch left `main`. `node scripts/breaking.ts` fails on a break that approved-changes.txt does not allow.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, bundle } from './bundle.ts';
import { approvedChanges, breakingChanges } from './compare.ts';
import { isRecord } from './source.ts';
import type { JsonRecord } from './source.ts';

/** What git prints; undefined when it fails. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 27 });
  return status === 0 ? stdout.trim() : undefined;
}

/** The contract of the last release. Undefined where there is no history to take it from: no git, a shallow clone. */
export function releasedContract(): JsonRecord | undefined {
  const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';
  const branch = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== undefined);
  const ref =
    git('describe', '--tags', '--abbrev=0') ??
    (isWhole && branch !== undefined ? git('merge-base', branch, 'HEAD') : undefined);
  const found = ref === undefined ? undefined : git('show', `${ref}:openapi/generated/openapi.json`);
  const parsed: unknown = found === undefined ? undefined : JSON.parse(found);
  return isRecord(parsed) ? parsed : undefined;
}

/** Breaks against `before` that no line of approved-changes.txt allows. */
export function unapprovedChanges(before: JsonRecord): string[] {
  const approved = approvedChanges(readFileSync(join(ROOT, 'approved-changes.txt'), 'utf8'));
  return breakingChanges(before, bundle()).filter((finding) => !approved.has(finding));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const before = releasedContract();
  if (before === undefined) console.log('Skipped: git has no earlier contract to compare with (a shallow clone?).');
  const found = before === undefined ? [] : unapprovedChanges(before);
  for (const finding of found) console.error(finding);
  if (found.length > 0) {
    console.error(
      'Approve a line with its reason in openapi/approved-changes.txt ("finding # reason") or undo the change.',
    );
    process.exitCode = 1;
  }
}
