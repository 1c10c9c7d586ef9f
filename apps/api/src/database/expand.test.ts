/**
 * Migrations expand first and contract a release later: while an upgrade runs, the previous release serves on the new tables
 * (docs/how-to.md, "Write a migration"). What takes something away from it stands in a file with the line
 * `-- contract: unused since <release>`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, 'migrations');
const CONTRACT = /^-- contract: unused since \d+\.\d+\.\d+/mu;

/** What the previous release cannot live with, and why. */
const TAKEN: readonly (readonly [RegExp, string])[] = [
  [/\bdrop (?:table|column)\b/iu, 'drops what it may read'],
  [/\brename\b/iu, 'renames what it may read'],
  [/\balter column \S+ (?:set data )?type\b/iu, 'changes a type'],
  [/\balter column \S+ set not null\b/iu, 'wants a value that it may not give'],
  [/\balter column \S+ drop default\b/iu, 'wants a value that it may not give'],
  [/\badd column (?!.*\b(?:default|generated)\b).*\bnot null\b/isu, 'wants a value that it does not give'],
];

/** The findings of one file. A column that becomes NOT NULL where the same file gives it a default is none. */
function takenBy(sql: string): string[] {
  if (CONTRACT.test(sql)) return [];
  const statements = sql
    .replaceAll(/^--(?!> statement-breakpoint).*$/gmu, '')
    .split(/--> statement-breakpoint|;\s*$/mu)
    .map((statement) => statement.trim());
  const hasDefault = (statement: string): boolean => {
    const column = /alter table (\S+) alter column (\S+) set not null/iu.exec(statement);
    const wanted = `alter table ${column?.[1]} alter column ${column?.[2]} set default`.toLowerCase();
    return column !== null && statements.some((other) => other.toLowerCase().startsWith(wanted));
  };
  return statements.flatMap((statement) => {
    const [, why] = TAKEN.find(([pattern]) => pattern.test(statement)) ?? [];
    return why === undefined || hasDefault(statement) ? [] : [`${why}: ${statement}`];
  });
}

const later = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .slice(1);

describe('migrations after the first leave the previous release what it uses', () => {
  it('all of them', () => {
    const findings = later.flatMap((name) =>
      takenBy(readFileSync(join(FOLDER, name), 'utf8')).map((finding) => `${name} ${finding}`),
    );
    expect(findings).toEqual([]);
  });

  it.each([
    ['a column dropped', 'ALTER TABLE "turma" DROP COLUMN "turno";'],
    ['a table dropped', 'DROP TABLE "turma" CASCADE;'],
    ['a column renamed', 'ALTER TABLE "turma" RENAME COLUMN "turno" TO "periodo";'],
    ['a table renamed', 'ALTER TABLE "turma" RENAME TO "classe";'],
    ['another type', 'ALTER TABLE "turma" ALTER COLUMN "turno" SET DATA TYPE text;'],
    ['not null', 'ALTER TABLE "turma" ALTER COLUMN "turno" SET NOT NULL;'],
    ['no default any more', 'ALTER TABLE "turma" ALTER COLUMN "turno" DROP DEFAULT;'],
    ['a new column that is not null', 'ALTER TABLE "turma" ADD COLUMN "cor" text NOT NULL;'],
  ])('planted: %s is found, and allowed to a file that names the release', (_what, sql) => {
    expect(takenBy(`CREATE TABLE "x" ("a" text NOT NULL);--> statement-breakpoint\n${sql}`)).toHaveLength(1);
    expect(takenBy(`-- contract: unused since 1.4.0\n${sql}`)).toEqual([]);
  });

  it.each([
    ['a new table', 'CREATE TABLE "cor" ("nome" text NOT NULL);'],
    ['a column without a value', 'ALTER TABLE "turma" ADD COLUMN "cor" text;'],
    ['a column with a default', `ALTER TABLE "turma" ADD COLUMN "cor" text DEFAULT 'azul' NOT NULL;`],
    [
      'not null with a default',
      `ALTER TABLE "turma" ALTER COLUMN "turno" SET DEFAULT 1;--> statement-breakpoint\nALTER TABLE "turma" ALTER COLUMN "turno" SET NOT NULL;`,
    ],
  ])('%s takes nothing away', (_what, sql) => {
    expect(takenBy(sql)).toEqual([]);
  });
});
