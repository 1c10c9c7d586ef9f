/** Reads openapi/roles.yaml line by line, one row a line, without the code of the bundler. Tests only. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export type RoleRow = {
  readonly perfis: readonly string[];
  readonly alvo: string;
  readonly escrita: string | null;
  readonly forcado: boolean;
};

const STAFF = ['professor', 'coordenador', 'gestao_vida', 'admin', 'gestao_escola', 'diretor', 'supervisor'];
const NAMED: Readonly<Record<string, readonly string[]>> = { todos: ['aluno', ...STAFF], equipe: STAFF };

const field = (text: string, name: string) => new RegExp(`\\b${name}: (\\[[^\\]]*\\]|\\w+)`).exec(text)?.[1] ?? null;

function rowOf(text: string): RoleRow {
  const perfis = field(text, 'perfis') ?? '';
  const listed = perfis.startsWith('[') ? perfis.slice(1, -1).split(/, */) : [perfis];
  return {
    perfis: NAMED[perfis] ?? listed,
    alvo: field(text, 'alvo') ?? '',
    escrita: field(text, 'escrita'),
    forcado: field(text, 'forcado') === 'true',
  };
}

/** Rows by operation. @throws for a line that is neither a row nor a comment */
export function readRoles(): ReadonlyMap<string, RoleRow> {
  const folder = join(createRequire(import.meta.url).resolve('@luneta/openapi/document.json'), '../..');
  const lines = readFileSync(join(folder, 'roles.yaml'), 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => {
        const match = /^(\w+): \{ (.+) \}$/.exec(line);
        if (!match?.[1] || !match[2]) throw new Error(`no row of the matrix: ${line}`);
        return [match[1], rowOf(match[2])];
      }),
  );
}
