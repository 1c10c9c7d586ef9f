/** Decides what writing one account of the staff means, or why it is refused. It reads and writes nothing. */
import { isHead, isLastResponsavel, leavesCharge, mayManageMembro, type Restantes } from '@luneta/domain/equipe';
import { readLogin } from '@luneta/domain/login-nome';
import { cleanNome, isNomeVazio } from '@luneta/domain/nome';
import type { StaffPerfil } from '@luneta/domain/perfil';

import type { DonoDoLogin, EmCargo, Referencias, Stored, TurmaDoMembro } from './leitura-store.ts';

type Campos = {
  readonly nome: string;
  readonly login: string;
  readonly perfil: StaffPerfil;
  readonly email: string | null;
  readonly id_externo: string | null;
  /** All the classes of a teacher. */
  readonly turma_ids: readonly number[];
  /** In all these classes. Left out: as it is. */
  readonly materia_id: number | null;
  readonly valido_ate: string | null;
  /** Other schools of a supervisor. */
  readonly escola_ids: readonly number[];
};
/** A new account, or what changes of one that is there: a field that is left out stays. */
export type MembroEscrito = Partial<Campos> &
  (
    | ({ readonly pessoa_id: null } & Pick<Campos, 'nome' | 'login' | 'perfil'>)
    | {
        readonly pessoa_id: number;
        /** The number that was read; left out, whatever stands is written over. */ readonly versao?: number;
      }
  );

export type Recusa =
  | 'nao_encontrado'
  | 'versao_diferente'
  | 'perfil_acima'
  | 'ultimo_responsavel'
  | 'nome_vazio'
  | 'login_invalido'
  | 'login_em_uso'
  | 'id_externo_em_uso'
  | 'turma_desconhecida'
  | 'materia_desconhecida'
  | 'escola_desconhecida'
  | 'turmas_sem_docencia'
  | 'escolas_sem_supervisao';

/** An account as it will stand. */
export type Plano = {
  /** Null: a new account. */
  readonly antes: Stored | null;
  readonly nome: string;
  readonly login: string;
  readonly perfil: StaffPerfil;
  readonly email: string | null;
  readonly id_externo: string | null;
  readonly turmas: readonly TurmaDoMembro[];
  readonly escolas: readonly number[];
};

/** What the rules need to know besides the account itself. */
export type Situacao = {
  readonly escola_id: number;
  /** Who writes; null: the command line, which may do everything. */
  readonly ator: { readonly pessoa_id: number; readonly perfil_real: string } | null;
  /** Schools within reach of who writes. */
  readonly alcance: ReadonlySet<number>;
  readonly stored: ReadonlyMap<number, Stored>;
  readonly donos: ReadonlyMap<string, DonoDoLogin>;
  readonly referencias: Referencias;
};

/** Who is left in charge without one person. */
export function othersInCharge(
  emCargo: readonly EmCargo[],
  { escola_id, id }: { readonly escola_id: number; readonly id: number },
): Restantes {
  const others = emCargo.filter((one) => one.id !== id || one.escola_id !== escola_id);
  const admins = others.filter(({ perfil }) => perfil === 'admin').length;
  const responsaveis = others.filter((one) => one.escola_id === escola_id && isHead(one.perfil)).length;
  return { admins, responsaveis };
}

function turmasOf(row: MembroEscrito, antes: Stored | null): readonly TurmaDoMembro[] {
  const held = new Map(antes?.turmas.map((turma) => [turma.turma_id, turma]));
  return [...new Set(row.turma_ids ?? held.keys())].map((turma_id) => ({
    turma_id,
    materia_id: row.materia_id === undefined ? (held.get(turma_id)?.materia_id ?? null) : row.materia_id,
    valido_ate: row.valido_ate === undefined ? (held.get(turma_id)?.valido_ate ?? null) : row.valido_ate,
  }));
}

/** The account as it will stand, or the code of why it is refused. What does not differ is not judged by EQU-2. */
export function planOf(row: MembroEscrito, situacao: Situacao): Plano | Recusa {
  const { escola_id, ator, alcance, stored, donos, referencias } = situacao;
  const antes = row.pessoa_id === null ? null : (stored.get(row.pessoa_id) ?? null);
  if (row.pessoa_id !== null && antes === null) return 'nao_encontrado';
  const perfil = row.perfil ?? antes?.perfil;
  if (perfil === undefined) return 'nao_encontrado';
  const nome = row.nome === undefined ? (antes?.nome ?? '') : cleanNome(row.nome);
  const login = row.login === undefined ? (antes?.logins[0] ?? '') : readLogin(row.login);
  const id_externo = row.id_externo === undefined ? (antes?.id_externo ?? null) : row.id_externo;
  const plano = {
    antes,
    nome,
    login: login ?? '',
    perfil,
    email: row.email === undefined ? (antes?.email ?? null) : row.email,
    id_externo,
    turmas: perfil === 'professor' ? turmasOf(row, antes) : [],
    escolas: perfil === 'supervisor' ? (row.escola_ids ?? antes?.escolas ?? []).filter((id) => id !== escola_id) : [],
  };
  if (antes !== null && isSame(plano)) return plano;
  if (ator !== null) {
    const managed = [perfil, ...(antes === null ? [] : [antes.perfil])];
    if (antes?.pessoa_id === ator.pessoa_id) return 'perfil_acima';
    if (managed.some((one) => !mayManageMembro(ator.perfil_real, one))) return 'perfil_acima';
  }
  if ('versao' in row && row.versao !== undefined && row.versao !== antes?.versao) return 'versao_diferente';
  if (isNomeVazio(nome)) return 'nome_vazio';
  if (login === null || (login === '' && row.login !== undefined)) return 'login_invalido';
  const dono = donos.get(login);
  if (dono !== undefined && (dono.escola_id !== escola_id || dono.pessoa_id !== antes?.pessoa_id))
    return 'login_em_uso';
  const externo = id_externo === null ? undefined : referencias.externos.get(id_externo);
  if (externo !== undefined && externo !== antes?.pessoa_id) return 'id_externo_em_uso';
  if (perfil !== 'professor' && (row.turma_ids ?? []).length > 0) return 'turmas_sem_docencia';
  if (perfil !== 'supervisor' && (row.escola_ids ?? []).length > 0) return 'escolas_sem_supervisao';
  if (plano.turmas.some(({ turma_id }) => !referencias.turmas.has(turma_id))) return 'turma_desconhecida';
  if (plano.turmas.some(({ materia_id }) => materia_id !== null && !referencias.materias.has(materia_id)))
    return 'materia_desconhecida';
  if (plano.escolas.some((id) => !alcance.has(id) && antes?.escolas.includes(id) !== true))
    return 'escola_desconhecida';
  return plano;
}

const ordered = (ids: readonly number[]) => [...ids].sort((a, b) => a - b).join();
const turmasText = (turmas: readonly TurmaDoMembro[]) =>
  turmas
    .map(({ turma_id, materia_id, valido_ate }) => `${turma_id}/${materia_id}/${valido_ate}`)
    .sort()
    .join();

/** Whether nothing of an account that is there would change. */
export function isSame({ antes, ...plano }: Plano): boolean {
  return (
    antes !== null &&
    antes.nome === plano.nome &&
    (antes.logins[0] ?? '') === plano.login &&
    antes.perfil === plano.perfil &&
    antes.email === plano.email &&
    antes.id_externo === plano.id_externo &&
    ordered(antes.escolas) === ordered(plano.escolas) &&
    turmasText(antes.turmas) === turmasText(plano.turmas)
  );
}

/** Whether this leaves nobody in charge (EQU-3). */
export function leavesNobody({ antes, perfil }: Plano, escola_id: number, emCargo: readonly EmCargo[]): boolean {
  if (antes === null || !antes.ativa || !leavesCharge(antes.perfil, perfil)) return false;
  return isLastResponsavel(antes.perfil, othersInCharge(emCargo, { escola_id, id: antes.pessoa_id }));
}
