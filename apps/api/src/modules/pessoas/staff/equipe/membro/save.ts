/**
 * The one function that writes accounts of the staff: one from the console, many from a file. The rules are judged for all of
 * them first; what is refused is told by its code and changes nothing, and the others are written.
 */
import type { StaffPerfil } from '@luneta/domain/perfil';

import type { Tenant } from '../../../../../database/tenant.ts';
import type { Sessao } from '../../../../../http/sessao.ts';
import { recordActs, escolasInReach } from '../../../../escola/index.ts';
import { SEM_SENHA } from '../../../login/senha.ts';
import { endSessoes } from '../../../sessoes/fim-sessoes.ts';
import { equipeErrors } from '../errors.ts';
import { createPessoas, replaceLogins, setEscolas, setTurmas, updatePessoas } from './escrita-store.ts';
import { findDonos, findReferencias, lockEmCargo, lockMembros, type EmCargo } from './leitura-store.ts';
import { isSame, leavesNobody, planOf, type MembroEscrito, type Plano, type Recusa } from './regras.ts';

export type Escrita = {
  /** Who writes, for the rules of EQU-2 and the audit; null: the command line. */
  readonly sessao: Sessao | null;
  readonly origem: 'manual' | 'csv' | 'oneroster';
  /** The one-time password of new accounts. Null: none, nobody signs in before one is given. */
  readonly senha: { readonly senha_hash: string; readonly expira_em: Date } | null;
  readonly agora: Date;
};

export type Escrito =
  | { readonly feito: 'criado' | 'alterado' | 'igual'; readonly pessoa_id: number }
  | { readonly feito: 'recusado'; readonly codigo: Recusa };

/** An account that is written. */
type Pronto = Plano & { readonly pessoa_id: number };

/**
 * Writes accounts of the staff of this school and the acts of it. In one batch the first of two rows with one login, or one
 * `id_externo`, has it.
 * @param escola inside a transaction
 * @returns what became of each row, in their order
 */
export async function saveMembros(
  escola: Tenant,
  rows: readonly MembroEscrito[],
  escrita: Escrita,
): Promise<readonly Escrito[]> {
  const planos = await judge(escola, rows, escrita);
  const novos = planos.filter((plano): plano is Plano => typeof plano !== 'string' && plano.antes === null);
  const made = await createPessoas(
    escola,
    novos.map((plano) => newRow(plano, escrita)),
  );
  const idOf = new Map(novos.map((plano, index) => [plano, made[index]]));
  const prontos: Pronto[] = [];
  const feitos = planos.map((plano): Escrito => {
    if (typeof plano === 'string') return { feito: 'recusado', codigo: plano };
    const pessoa_id = plano.antes?.pessoa_id ?? idOf.get(plano);
    if (pessoa_id === undefined) throw new Error('insert returned too few rows');
    if (isSame(plano)) return { feito: 'igual', pessoa_id };
    prontos.push({ ...plano, pessoa_id });
    return { feito: plano.antes === null ? 'criado' : 'alterado', pessoa_id };
  });
  await write(escola, prontos, escrita);
  return feitos;
}

function newRow({ nome, perfil, email, id_externo }: Plano, { origem, senha, agora }: Escrita) {
  return {
    nome,
    perfil,
    email,
    id_externo,
    origem,
    senha_hash: senha?.senha_hash ?? SEM_SENHA,
    senha_inicial: true,
    senha_expira_em: senha?.expira_em ?? null,
    criada_em: agora,
  };
}

/** Each row as it will stand, or why not. */
async function judge(escola: Tenant, rows: readonly MembroEscrito[], { sessao }: Escrita): Promise<(Plano | Recusa)[]> {
  const { escola_id, db } = escola;
  const ids = rows.flatMap(({ pessoa_id }) => (pessoa_id === null ? [] : [pessoa_id]));
  // Who is in charge is locked before any account, as where an access ends.
  const emCargo = ids.length === 0 ? [] : await lockEmCargo(escola);
  const stored = await lockMembros(escola, ids);
  const logins = rows.flatMap(({ login }) => (login === undefined ? [] : [login.trim().toLowerCase()]));
  const donos = new Map(await findDonos(escola, logins));
  const found = await findReferencias(escola, {
    turmas: [...rows.flatMap(({ turma_ids = [] }) => turma_ids), ...[...stored.values()].flatMap(turmaIds)],
    materias: [...rows.flatMap(({ materia_id }) => materia_id ?? []), ...[...stored.values()].flatMap(materiaIds)],
    externos: rows.flatMap(({ id_externo }) => id_externo ?? []),
  });
  const externos = new Map(found.externos);
  const alcance = new Set(sessao === null ? [] : await escolasInReach(db, sessao));
  const situacao = { escola_id, ator: sessao, alcance, stored, donos, referencias: { ...found, externos } };
  let inCharge: readonly EmCargo[] = emCargo;
  return rows.map((row, index) => {
    const plano = planOf(row, situacao);
    if (typeof plano === 'string' || isSame(plano)) return plano;
    if (leavesNobody(plano, escola_id, inCharge)) return 'ultimo_responsavel';
    inCharge = inCharge.map((one) =>
      one.id === plano.antes?.pessoa_id && one.escola_id === escola_id ? { ...one, perfil: plano.perfil } : one,
    );
    // What this row takes, no row after it may have. A new account has no id yet: no person has a negative one.
    const pessoa_id = plano.antes?.pessoa_id ?? -1 - index;
    donos.set(plano.login, { login: plano.login, escola_id, pessoa_id });
    if (plano.id_externo !== null) externos.set(plano.id_externo, pessoa_id);
    return plano;
  });
}

const turmaIds = ({ turmas }: { readonly turmas: readonly { readonly turma_id: number }[] }) =>
  turmas.map(({ turma_id }) => turma_id);
const materiaIds = ({ turmas }: { readonly turmas: readonly { readonly materia_id: number | null }[] }) =>
  turmas.flatMap(({ materia_id }) => materia_id ?? []);

async function write(escola: Tenant, prontos: readonly Pronto[], { sessao, agora }: Escrita): Promise<void> {
  if (prontos.length === 0) return;
  await updatePessoas(escola, prontos.filter(({ antes }) => antes !== null).map(toRow));
  const moved = prontos.filter(({ antes, login }) => login !== '' && antes?.logins[0] !== login);
  const free = await replaceLogins(escola, {
    antes: moved.flatMap(
      ({ antes, pessoa_id }) => antes?.logins.slice(0, 1).map((login) => ({ login, pessoa_id })) ?? [],
    ),
    agora: moved
      .filter(({ antes, login }) => antes?.logins.includes(login) !== true)
      .map(({ login, pessoa_id }) => ({ login, pessoa_id })),
  });
  if (!free) throw equipeErrors.refused('login_em_uso');
  const pessoas = prontos.map(({ pessoa_id }) => pessoa_id);
  await setTurmas(
    escola,
    pessoas,
    prontos.flatMap(({ turmas, pessoa_id }) => turmas.map((t) => ({ ...t, pessoa_id }))),
  );
  await setEscolas(
    escola,
    pessoas,
    prontos.flatMap(({ escolas, pessoa_id }) => escolas.map((outra_escola_id) => ({ pessoa_id, outra_escola_id }))),
  );
  const promoted = prontos.filter(({ antes, perfil }) => antes !== null && antes.perfil !== perfil);
  if (promoted.length > 0) await endSessoes(escola, { pessoas: promoted.map(({ pessoa_id }) => pessoa_id), agora });
  await recordActs(
    escola,
    prontos.map((pronto) => ({
      acao: pronto.antes === null ? 'membro_criado' : 'membro_alterado',
      sessao,
      pessoa_id: pronto.pessoa_id,
      detalhe: detalheOf(pronto),
      agora,
    })),
  );
}

const toRow = ({ pessoa_id, nome, perfil, email, id_externo }: Pronto) => ({
  pessoa_id,
  nome,
  perfil,
  email,
  id_externo,
});

/** The profile always; of the rest what changed. Never a name or an address: they would outlive their erasure. */
function detalheOf({ antes, perfil, turmas, escolas }: Pronto): Record<string, string> {
  const from: StaffPerfil | null = antes?.perfil ?? null;
  return {
    perfil,
    ...(from !== null && from !== perfil && { perfil_antes: from }),
    ...(turmas.length > 0 && { turmas: turmas.map(({ turma_id }) => turma_id).join(',') }),
    ...(escolas.length > 0 && { escolas: escolas.join(',') }),
  };
}
