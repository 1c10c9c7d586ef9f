/** Writes the people of a demo school: students with their enrolments, staff with their classes. */
import { diretorio_login, pessoa, turma_aluno, turma_professor } from '../../data/schema/index.ts';
import type { Db } from '../../data/db.ts';
import type { Tenant } from '../../data/tenant.ts';
import { hashSenha } from '../../modules/login/senha.ts';
import type { DemoAluno } from './names.ts';
import type { Random } from './random.ts';
import { must } from './ids.ts';

const AVATARS = 69;
const AGE = 17;
const ABILITY_SPREAD = 0.9;

/** Hashes, each with its own salt, made before the transaction: they take a core for a while and the database nothing. */
export async function hashes(senha: string, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => hashSenha(senha)));
}

/** An enrolment, with what the answers of a finished exam are drawn from. */
export type Enrolled = { readonly turma_aluno_id: number; readonly fator_tempo: number; readonly theta: number };

async function addLogins(
  db: Db,
  rows: readonly { login: string; escola_id: number; pessoa_id: number }[],
): Promise<void> {
  await db.insert(diretorio_login).values([...rows]);
}

/** Students of one class, in the order of the list. `hashList` gives one hash to each. */
export async function writeAlunos(
  escola: Tenant,
  alunos: readonly DemoAluno[],
  turma_id: number,
  hashList: readonly string[],
  agora: Date,
  rng: Random,
): Promise<Enrolled[]> {
  const year = agora.getUTCFullYear() - AGE;
  const pad = (n: number): string => String(n).padStart(2, '0');
  const people = await escola
    .insert(pessoa)
    .values(
      alunos.map(({ nome, nome_social }, i) => ({
        nome,
        nome_social: nome_social ?? null,
        data_nascimento: `${year - rng.int(0, 1)}-${pad(rng.int(1, 12))}-${pad(rng.int(1, 28))}`,
        avatar_code: rng.int(1, AVATARS),
        perfil: 'aluno',
        senha_hash: must(hashList[i], 'a hash'),
        criada_em: agora,
      })),
    )
    .returning({ id: pessoa.id });
  const idAt = (i: number): number => must(people[i], 'a person').id;
  await addLogins(
    escola.db,
    alunos.map(({ login }, i) => ({ login, escola_id: escola.escola_id, pessoa_id: idAt(i) })),
  );
  const enrolments = await escola
    .insert(turma_aluno)
    .values(alunos.map(({ fator_tempo = 1 }, i) => ({ turma_id, pessoa_id: idAt(i), fator_tempo })))
    .returning({ id: turma_aluno.id });
  return alunos.map(({ login, fator_tempo = 1, theta }, i) => {
    const drawn = rng.normal() * ABILITY_SPREAD;
    return { fator_tempo, theta: theta ?? drawn, turma_aluno_id: must(enrolments[i], login).id };
  });
}

export type DemoStaff = {
  readonly login: string;
  readonly nome: string;
  readonly perfil: 'gestao_vida' | 'professor';
  /** Classes this person teaches. */
  readonly turmas: readonly number[];
};

/** Staff of the school. */
export async function writeEquipe(
  escola: Tenant,
  staff: readonly DemoStaff[],
  hashList: readonly string[],
  agora: Date,
): Promise<void> {
  const people = await escola
    .insert(pessoa)
    .values(
      staff.map(({ nome, perfil }, i) => ({
        nome,
        perfil,
        avatar_code: i + 1,
        senha_hash: must(hashList[i], 'a hash'),
        criada_em: agora,
      })),
    )
    .returning({ id: pessoa.id });
  const idAt = (i: number): number => must(people[i], 'a person').id;
  await addLogins(
    escola.db,
    staff.map(({ login }, i) => ({ login, escola_id: escola.escola_id, pessoa_id: idAt(i) })),
  );
  const taught = staff.flatMap(({ turmas }, i) => turmas.map((turma_id) => ({ turma_id, pessoa_id: idAt(i) })));
  if (taught.length > 0) await escola.insert(turma_professor).values(taught);
}
