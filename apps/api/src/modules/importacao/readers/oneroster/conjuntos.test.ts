/** The public test sets of OneRoster as other systems publish them. They stay beside the checkout and are never copied. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openZip } from '@luneta/domain/zip';

import { readOneRoster, type LeituraOneRoster } from './read.ts';

const folder = fileURLToPath(new URL('../../../../../../../../shared/data/oneroster', import.meta.url));
const available = existsSync(folder);
const note = available ? '' : ' (skipped: ../shared/data/oneroster is not beside the checkout)';
const read = (name: string, aulasSaoTurmas = false): LeituraOneRoster =>
  readOneRoster(
    openZip(readFileSync(`${folder}/${name}`), () => true),
    { hoje: '2026-11-28', aulasSaoTurmas },
  );
const found = ({ achados }: LeituraOneRoster) =>
  achados.map(({ arquivo, linha, codigo, gravidade }) => `${gravidade} ${arquivo}:${linha} ${codigo}`);
const people = ({ linhas }: LeituraOneRoster) =>
  linhas.map(({ perfil, lidos }) => [perfil, lidos.nome, lidos.turma ?? lidos.turmas ?? null]);

describe.skipIf(!available)(`[PIM-11] the public sets give their recorded verdicts${note}`, () => {
  it('version 1.1: a lesson of pupils with a homeroom, a parent, and a kind of class in another spelling', () => {
    const lido = read('minimal-1.1.zip');
    expect(lido).toMatchObject({ versao: '1.1', modo: 'bulk', anos: [2023], perguntaAulas: false });
    expect(found(lido)).toEqual([
      'aviso users.csv:0 senha_ignorada',
      'aviso classes.csv:2 valor_com_outra_caixa',
      'aviso users.csv:4 responsavel_nao_lido',
    ]);
    expect(people(lido)).toEqual([
      ['professor', 'John Doe', 'History - 2'],
      ['aluno', 'Mary Jones', null],
      // A teacher who is enrolled as a pupil stays a teacher.
      ['professor', 'Jim Smith', null],
      ['aluno', 'mmichel Jones', 'History - 2'],
      ['aluno', 'Anna Brown', null],
    ]);
    expect(JSON.stringify(lido)).not.toContain('Password1-');
  });

  it('version 1.2: a delta with lessons alone, which are the classes once a person says so', () => {
    const asked = read('test-1.2.zip');
    expect(asked).toMatchObject({ versao: '1.2', modo: 'delta', anos: [2023], perguntaAulas: true });
    expect(found(asked)).toEqual([
      'aviso demographics.csv:0 nunca_lido',
      'aviso users.csv:0 senha_ignorada',
      'erro classes.csv:0 so_aulas',
    ]);
    expect(people(asked)).toEqual([['aluno', 'Bruce Wayne', null]]);
    const said = read('test-1.2.zip', true);
    expect(found(said).filter((text) => text.startsWith('erro'))).toEqual([]);
    expect(people(said)).toEqual([['aluno', 'Bruce Wayne', 'Basic Detection']]);
    expect(JSON.stringify(said)).not.toContain('Batman.Ru1ez');
  });
});
