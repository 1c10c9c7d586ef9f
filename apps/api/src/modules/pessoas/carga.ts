/** Writes many rows at once, for a school that is made by a program: the demo. It checks nothing that its caller can know. */
import { insertStatement, loader, type NewRow } from '../../database/insert.ts';
import type { pessoa, supervisor_escola, turma_professor } from '../../database/schema/index.ts';

const PESSOA = [
  'nome',
  'nome_social',
  'data_nascimento',
  'avatar_code',
  'perfil',
  'email',
  'conta_teste',
  'senha_inicial',
  'base_legal',
  'base_legal_em',
] as const;
/** A person as a program makes it. */
export type NewPessoa = Required<Pick<typeof pessoa.$inferInsert, (typeof PESSOA)[number]>>;

export const loadPessoas = loader(
  insertStatement<NewPessoa & { senha_hash: string; criada_em: Date }, { id: number }>(
    'load_pessoas',
    'pessoa',
    [...PESSOA, 'senha_hash', 'criada_em'],
    'returning id',
  ),
);

export const loadLogins = loader(
  insertStatement<{ login: string; pessoa_id: number }>('load_logins', 'diretorio_login', ['login', 'pessoa_id']),
);

export const loadProfessores = loader(
  insertStatement<NewRow<typeof turma_professor>>('load_professores', 'turma_professor', ['turma_id', 'pessoa_id']),
);

export const loadSupervisor = loader(
  insertStatement<NewRow<typeof supervisor_escola>>('load_supervisor', 'supervisor_escola', [
    'pessoa_id',
    'outra_escola_id',
  ]),
);
