/** Finds a published exam with what decides about it, and gathers the answer that tells it. */
import type { components } from '@luneta/openapi';

import type { Db } from '../../../../database/db.ts';
import { tenant, type Tenant } from '../../../../database/tenant.ts';
import { errors } from '../../../../http/errors.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import { type Alcance, findConfiguracao, reachOf } from '../../../escola/index.ts';
import { findPropostasDoRascunho } from '../../../questoes/index.ts';
import { avaliacaoErrors } from './errors.ts';
import { type DiaRow, findDias, findRascunhoDa, findTurmas } from './partes-store.ts';
import { type Fatos, isMaker, isMine, podeOf } from './policy.ts';
import { presentAvaliacao } from './presenter.ts';
import { findAvaliacao } from './store.ts';

export type AvaliacaoCall = {
  readonly db: Db;
  readonly sessao: Sessao;
  readonly agora: Date;
  readonly alcance: Alcance;
  readonly avaliacao_id: number;
};

type Of = Pick<AvaliacaoCall, 'db' | 'sessao' | 'agora'> & {
  readonly path: { readonly avaliacao_conhecimento_id: number };
};

export const askedOf = async ({ db, sessao, agora, path }: Of): Promise<AvaliacaoCall> => ({
  db,
  sessao,
  agora,
  alcance: await reachOf(db, sessao, agora),
  avaliacao_id: path.avaliacao_conhecimento_id,
});

/** The exam and its school. @throws 404 for one out of reach, whether it exists or not */
export async function requireExam({ db, sessao, alcance, avaliacao_id }: AvaliacaoCall) {
  const row = await findAvaliacao(db, { ...alcance, pessoa_id: sessao.pessoa_id, avaliacao_id });
  if (!row) throw avaliacaoErrors.notFound();
  return { row, escola: tenant(db, row.escola_id) };
}

/** The exam as it stands inside this transaction. @throws 404 */
export async function fatosOf(call: AvaliacaoCall, tx: Tenant): Promise<Fatos> {
  const { row } = await requireExam({ ...call, db: tx.db });
  const { avaliacao_id } = call;
  const turmas = await findTurmas(tx, { avaliacao_id, turmas: null });
  return { row, turmas, rascunho_id: await findRascunhoDa(tx, avaliacao_id) };
}

const makerOf = async (call: AvaliacaoCall, tx: Tenant, fatos: Fatos) => {
  const { configuracao, fuso_horario } = await findConfiguracao(tx);
  return { maker: isMaker(fatos, call.sessao, call.alcance.turmas, configuracao.professor_publica), fuso_horario };
};

/** @throws 403 for who does not make this exam. @returns the zone of the school */
export async function requireMaker(call: AvaliacaoCall, tx: Tenant, fatos: Fatos): Promise<string> {
  const { maker, fuso_horario } = await makerOf(call, tx, fatos);
  if (!maker) throw errors.profile();
  return fuso_horario;
}

/** Days whose theme the caller may not read yet have none (rule ROT-9). */
async function openThemes(tx: Tenant, dias: readonly DiaRow[], leitor: Pick<AvaliacaoCall, 'sessao' | 'agora'>) {
  const ids = dias.flatMap(({ proposta_redacao_id }) => proposta_redacao_id ?? []);
  const rows = await findPropostasDoRascunho(tx, ids, leitor);
  const sealed = new Set(rows.filter(({ lacrada }) => lacrada).map((row) => row.proposta_redacao_id));
  return dias.map((dia) => (sealed.has(dia.proposta_redacao_id ?? 0) ? { ...dia, proposta_titulo: null } : dia));
}

/** The exam as the caller sees it. */
export async function answerOf(call: AvaliacaoCall, tx: Tenant): Promise<components['schemas']['AvaliacaoGestao']> {
  const { sessao, agora, alcance, avaliacao_id } = call;
  const fatos = await fatosOf(call, tx);
  const { maker, fuso_horario } = await makerOf(call, tx, fatos);
  const parts = {
    dias: await openThemes(tx, await findDias(tx, avaliacao_id), call),
    reach: alcance.turmas,
    minha: isMine(fatos.row, sessao),
    pode: podeOf(fatos, sessao, { maker, agora }),
    fuso_horario,
  };
  return presentAvaliacao(fatos, parts, agora);
}
