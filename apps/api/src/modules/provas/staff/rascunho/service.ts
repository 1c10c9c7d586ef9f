/** Saves and archives a draft, each with its audit row in one transaction, and gathers what an answer tells of it. */
import type { components } from '@luneta/openapi';

import type { Db } from '../../../../database/db.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import { outraVersao } from '../../../../http/versao.ts';
import { type Alcance, findConfiguracao, recordAct } from '../../../escola/index.ts';
import { type Documento, pendenciasOf, questoesOf } from './documento.ts';
import { findQuestoesDoRascunho } from '../../../questoes/index.ts';
import { rascunhoErrors } from './errors.ts';
import { isMine, mayEdit, mayPublish, requireEdit, requireRead } from './policy.ts';
import { presentRascunho } from './presenter.ts';
import {
  createRascunho,
  findRascunho,
  holdsDocumento,
  lockRascunho,
  type RascunhoRow,
  saveRascunho,
  setArquivado,
} from './store.ts';

export type RascunhoCall = {
  readonly db: Db;
  readonly escola: Tenant;
  readonly sessao: Sessao;
  readonly agora: Date;
  readonly turmas: Alcance['turmas'];
  readonly id: string;
};

type Answer = components['schemas']['RascunhoAvaliacao'];

async function present(call: RascunhoCall, escola: Tenant, row: RascunhoRow): Promise<Answer> {
  const { sessao, agora, turmas } = call;
  const { fuso_horario, configuracao } = await findConfiguracao(escola);
  const open = row.avaliacao_id === null && row.arquivado_em === null;
  return presentRascunho(row, {
    escola_id: escola.escola_id,
    fuso_horario,
    liberacao: configuracao.liberacao,
    pendencias: pendenciasOf(row.documento, fuso_horario, agora),
    questoes: await findQuestoesDoRascunho(escola, questoesOf(row.documento), { sessao, agora }),
    meu: isMine(row, sessao),
    editavel: open && mayEdit(row, sessao, turmas),
    publicavel_por_mim: open && mayPublish(row, sessao, turmas, configuracao),
  });
}

/** @throws 404 */
export async function answerOf(call: RascunhoCall): Promise<Answer> {
  const row = requireRead(await findRascunho(call.escola, call.id), call.sessao, call.turmas);
  return present(call, call.escola, row);
}

async function reread(call: RascunhoCall, tx: Tenant): Promise<Answer> {
  return present(call, tx, requireRead(await findRascunho(tx, call.id), call.sessao, call.turmas));
}

function assertOpen(row: RascunhoRow): void {
  if (row.avaliacao_id !== null) throw rascunhoErrors.publicado();
  if (row.arquivado_em !== null) throw rascunhoErrors.arquivado();
}

/** Makes the draft or replaces its document. A repetition of what stands changes nothing. */
async function write(call: RascunhoCall, tx: Tenant, documento: Documento, versao: number | null): Promise<boolean> {
  const { sessao, agora, turmas, id } = call;
  const stored = await lockRascunho(tx, id);
  if (!stored && versao === null) {
    const autor = { autor_id: sessao.pessoa_id, autor_nome: sessao.nome };
    if (await createRascunho(tx, id, documento, autor, agora)) return true;
  }
  const row = requireEdit(stored ?? (await lockRascunho(tx, id)), sessao, turmas);
  assertOpen(row);
  if (await holdsDocumento(tx, id, documento)) return false;
  if (versao === null || !(await saveRascunho(tx, id, documento, versao, agora))) throw outraVersao();
  return true;
}

/** @throws 404, 403 for one that the caller may only read, 409 over another version, published or archived */
export function save(call: RascunhoCall, documento: Documento, versao: number | null): Promise<Answer> {
  const { escola, sessao, agora, id } = call;
  return escola.transaction(async (tx) => {
    const changed = await write(call, tx, documento, versao);
    const answer = await reread(call, tx);
    const detalhe = { rascunho_id: id, versao: answer.versao };
    if (changed) await recordAct(tx, { acao: 'rascunho_salvo', sessao, detalhe, agora });
    return answer;
  });
}

/** @throws 404, 403 for one that the caller may only read, 409 for a published one */
export function archive(call: RascunhoCall, arquivada: boolean): Promise<Answer> {
  const { escola, sessao, agora, turmas, id } = call;
  return escola.transaction(async (tx) => {
    const row = requireEdit(await lockRascunho(tx, id), sessao, turmas);
    if (row.avaliacao_id !== null) throw rascunhoErrors.publicado();
    const changed = await setArquivado(tx, id, arquivada, agora);
    const answer = await reread(call, tx);
    const detalhe = { rascunho_id: id, arquivada };
    if (changed) await recordAct(tx, { acao: 'rascunho_arquivado', sessao, detalhe, agora });
    return answer;
  });
}
