/** Writes the people of a demo school: students with their enrolments, staff with their classes. */
import {
  createMatriculas,
  loadLogins,
  loadPessoas,
  loadProfessores,
  loadSupervisor,
  type NewPessoa,
} from '../modules/pessoas/index.ts';
import { releaseAfterMatriculas } from '../modules/provas/index.ts';
import type { Tenant } from '../database/tenant.ts';
import type { StaffPerfil } from '@luneta/domain/perfil';
import type { DemoAluno } from './names.ts';
import type { Random } from './random.ts';
import { must, type Ids } from './ids.ts';

/** A domain reserved for documentation: no message reaches anybody. */
const MAIL_DOMAIN = 'luneta.example';
const AVATARS = 69;
const AGE = 17;
const ABILITY_SPREAD = 0.9;
/** Hashes computed at once: the queue of sign-ins refuses whom a slow machine would keep waiting. */
const AT_ONCE = 2;

/** Makes the hash of a password, with a salt of its own. */
export type HashSenha = (senha: string) => Promise<string>;

/** Hashes, each with its own salt. Made before the transaction, because hashing takes a while and needs no database. */
export async function hashes(senha: string, count: number, hash: HashSenha): Promise<string[]> {
  const done: string[] = [];
  while (done.length < count) {
    const next = Array.from({ length: Math.min(AT_ONCE, count - done.length) }, () => hash(senha));
    done.push(...(await Promise.all(next)));
  }
  return done;
}

/** An enrolment, with the ability from which the answers of finished exams are drawn. */
export type Enrolled = {
  readonly pessoa_id: number;
  readonly primeiro_acesso: boolean;
  readonly turma_aluno_id: number;
  readonly fator_tempo: number;
  readonly theta: number;
};

type NewAccount = { readonly login: string; readonly values: NewPessoa };

/** Writes persons who can sign in, by user name or e-mail. Returns their ids in the order of the list. */
async function writePessoas(
  escola: Tenant,
  accounts: readonly NewAccount[],
  hashList: readonly string[],
  agora: Date,
): Promise<number[]> {
  const people = await loadPessoas(
    escola,
    accounts.map(({ values }, i) => ({ ...values, senha_hash: must(hashList[i], 'a hash'), criada_em: agora })),
  );
  const names = accounts.flatMap(({ login, values: { email } }, i) => {
    const pessoa_id = must(people[i], 'a person').id;
    return [login, ...(email ? [email] : [])].map((name) => ({ login: name, pessoa_id }));
  });
  await loadLogins(escola, names);
  return people.map(({ id }) => id);
}

type Status = 'Atual' | 'Transferido' | 'Remanejado' | 'Concluído';

/** Writes students of one class, in the order of the list. `hashList` has one hash for each. */
export async function writeAlunos(
  escola: Tenant,
  alunos: readonly DemoAluno[],
  turma_id: number,
  hashList: readonly string[],
  agora: Date,
  rng: Random,
  status: Status = 'Atual',
): Promise<Enrolled[]> {
  const year = agora.getUTCFullYear() - AGE;
  const pad = (n: number): string => String(n).padStart(2, '0');
  const ids = await writePessoas(
    escola,
    alunos.map(({ login, nome, nome_social, conta_teste = false, primeiro_acesso = false }) => ({
      login,
      values: {
        nome,
        nome_social: nome_social ?? null,
        data_nascimento: `${year - rng.int(0, 1)}-${pad(rng.int(1, 12))}-${pad(rng.int(1, 28))}`,
        avatar_code: rng.int(1, AVATARS),
        perfil: 'aluno',
        email: `${login}@${MAIL_DOMAIN}`,
        conta_teste,
        senha_inicial: primeiro_acesso,
        base_legal: 'contrato' as const,
        base_legal_em: agora,
      },
    })),
    hashList,
    agora,
  );
  const enrolments = await createMatriculas(
    escola,
    alunos.map(({ login, fator_tempo = 1 }, i) => ({
      turma_id,
      status,
      pessoa_id: must(ids[i], login),
      fator_tempo,
      inicio_em: null,
    })),
    { told: releaseAfterMatriculas, agora },
  );
  return alunos.map(({ login, fator_tempo = 1, theta, primeiro_acesso = false }, i) => {
    const drawn = rng.normal() * ABILITY_SPREAD;
    return {
      fator_tempo,
      primeiro_acesso,
      theta: theta ?? drawn,
      pessoa_id: must(ids[i], login),
      turma_aluno_id: must(enrolments[i], login),
    };
  });
}

/** Adds an enrolment to a student who has one already. */
export async function writeMatricula(
  escola: Tenant,
  turma_id: number,
  pessoa_id: number,
  status: Status,
  agora: Date,
): Promise<void> {
  const row = { turma_id, pessoa_id, status, fator_tempo: 1, inicio_em: null };
  await createMatriculas(escola, [row], { told: releaseAfterMatriculas, agora });
}

export type DemoStaff = {
  readonly login: string;
  readonly nome: string;
  /** `responsavel` is no profile of the product. It exists to be refused (decision 9). */
  readonly perfil: StaffPerfil | 'responsavel';
  /** Classes this person teaches. */
  readonly turmas: readonly number[];
};

/** Columns that only students have. */
const NO_ALUNO = {
  nome_social: null,
  data_nascimento: null,
  conta_teste: false,
  senha_inicial: false,
  base_legal: null,
  base_legal_em: null,
} as const;

/** Writes staff of the school and returns their ids by login. */
export async function writeEquipe(
  escola: Tenant,
  staff: readonly DemoStaff[],
  hashList: readonly string[],
  agora: Date,
): Promise<Ids> {
  const ids = await writePessoas(
    escola,
    staff.map(({ login, nome, perfil }, i) => ({
      login,
      values: { ...NO_ALUNO, nome, perfil, email: `${login}@${MAIL_DOMAIN}`, avatar_code: i + 1 },
    })),
    hashList,
    agora,
  );
  const taught = staff.flatMap(({ login, turmas }, i) =>
    turmas.map((turma_id) => ({ turma_id, pessoa_id: must(ids[i], login) })),
  );
  await loadProfessores(escola, taught);
  return new Map(staff.map(({ login }, i) => [login, must(ids[i], login)]));
}

/** Lets a supervisor see another school. */
export async function assignEscola(escola: Tenant, pessoa_id: number, outra_escola_id: number): Promise<void> {
  await loadSupervisor(escola, [{ pessoa_id, outra_escola_id }]);
}
