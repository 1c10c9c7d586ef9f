/** Changes classes, windows and durations of a published exam by rule MON-2. */
import { fromLocal } from '@luneta/domain/instante-local';
import { type Aplicacao, mudancaErros, type MudancaErro, type TurmaPublicada } from '@luneta/domain/monta-mudanca';
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';
import { recordAct } from '../../../escola/index.ts';
import { type Moves, moveReleases } from '../../release-store.ts';
import { recordEvento } from '../evento-store.ts';
import { findTurmas as findTurmasDaEscola } from '../rascunho/fatos-store.ts';
import { newEntrada } from '../rascunho/publicacao.ts';
import { avaliacaoErrors } from './errors.ts';
import { findDias } from './partes-store.ts';
import type { Fatos } from './policy.ts';
import { answerOf, type AvaliacaoCall, fatosOf, requireExam, requireMaker } from './service.ts';
import {
  dropTurmas,
  extendTentativas,
  giveTurmas,
  lockJanelas,
  saveJanelas,
  setDuracoes,
  touchAvaliacao,
} from './turmas-store.ts';

type Pedido = components['schemas']['AvaliacaoTurmasRequest'];

/** @throws 422 for an hour that the calendar does not have */
function msOf(text: string, zone: string): number {
  const ms = fromLocal(text, zone);
  if (ms === null) throw avaliacaoErrors.hora();
  return ms;
}

const wanted = ({ turmas }: Pedido, zone: string): TurmaPublicada[] =>
  turmas.map(({ turma_id, dias }) => ({
    turma_id,
    dias: dias.map(({ dia_prova, inicio, fim }) => ({
      dia_prova,
      inicioMs: msOf(inicio, zone),
      fimMs: msOf(fim, zone),
    })),
  }));

const stored = ({ turmas }: Pick<Fatos, 'turmas'>): TurmaPublicada[] =>
  turmas.map(({ turma_id, dias }) => ({
    turma_id,
    dias: dias.map(({ dia_prova, inicio_em, fim_em }) => ({
      dia_prova,
      inicioMs: Date.parse(inicio_em),
      fimMs: Date.parse(fim_em),
    })),
  }));

/** The field of the call that a refusal is about. */
function campoOf(pedido: Pedido, { turma_id, dia_prova }: MudancaErro): string {
  if (turma_id === undefined) return dia_prova === undefined ? 'turmas' : 'duracoes';
  const at = pedido.turmas.findIndex((turma) => turma.turma_id === turma_id);
  const day = pedido.turmas[at]?.dias.findIndex((dia) => dia.dia_prova === dia_prova) ?? -1;
  if (at === -1) return 'turmas';
  return day === -1 ? `turmas.${at}` : `turmas.${at}.dias.${day}`;
}

/** @throws 422 for a new class that is archived, of another year, unknown or out of reach */
async function assertNew(call: AvaliacaoCall, tx: Tenant, turma_ids: readonly number[]): Promise<void> {
  if (turma_ids.length === 0) return;
  const found = await findTurmasDaEscola(tx, turma_ids, call.agora);
  const fits = found.filter(({ turma_id, arquivada, outro_ano }) => {
    const isReached = call.alcance.turmas?.includes(turma_id) ?? true;
    return isReached && !arquivada && !outro_ano;
  });
  if (fits.length < turma_ids.length) throw avaliacaoErrors.turmaNova();
}

type Change = { readonly fatos: Fatos; readonly pedido: Pedido; readonly zone: string };

async function write(call: AvaliacaoCall, tx: Moves, { fatos, pedido, zone }: Change): Promise<void> {
  const { avaliacao_id } = call;
  const ids = new Map(fatos.turmas.map(({ turma_id, turma_avaliacao_id }) => [turma_id, turma_avaliacao_id]));
  const asked = new Set(pedido.turmas.map(({ turma_id }) => turma_id));
  const gone = fatos.turmas.filter(({ turma_id }) => !asked.has(turma_id));
  const dropped = await dropTurmas(
    tx,
    gone.map(({ turma_avaliacao_id }) => turma_avaliacao_id),
  );
  if (dropped < gone.length) throw avaliacaoErrors.comRoteiro();
  const given = await giveTurmas(
    tx,
    avaliacao_id,
    [...asked].filter((turma_id) => !ids.has(turma_id)),
  );
  const windows = pedido.turmas.flatMap(({ turma_id, dias }) =>
    dias.map(({ dia_prova, inicio, fim, sala, entrada }) => ({
      turma_avaliacao_id: ids.get(turma_id) ?? given.get(turma_id) ?? 0,
      dia_prova,
      inicio_em: new Date(msOf(inicio, zone)),
      fim_em: new Date(msOf(fim, zone)),
      sala,
      entrada,
      codigo_entrada: entrada === 'codigo' ? newEntrada() : null,
    })),
  );
  await saveJanelas(tx, windows);
  await setDuracoes(tx, avaliacao_id, pedido.duracoes ?? []);
  await extendTentativas(tx, avaliacao_id);
  const same = gone.length === 0 && given.size === 0;
  const codes = await findTurmasDaEscola(tx, [...asked], call.agora);
  const depois = { turmas: codes.map(({ codigo }) => codigo) };
  await recordEvento(tx, { avaliacao_id, tipo: same ? 'janelas' : 'turmas', depois }, call);
}

/** Classes out of the caller's reach stay as they are. @throws 422 with what of the change the moment does not allow */
async function assertAllowed(call: AvaliacaoCall, tx: Tenant, { fatos, pedido, zone }: Change): Promise<void> {
  const dias = await findDias(tx, call.avaliacao_id);
  const duracoes = dias.map(({ dia_prova, duracao_minutos }) => ({ dia_prova, duracao_minutos }));
  const antes: Aplicacao = { turmas: stored(fatos), duracoes };
  const depois: Aplicacao = { turmas: wanted(pedido, zone), duracoes: pedido.duracoes ?? [] };
  const erros = mudancaErros(antes, depois, call.agora.getTime());
  if (erros.some(({ codigo }) => codigo === 'prova_encerrada')) throw avaliacaoErrors.encerrada();
  if (erros.length > 0) throw avaliacaoErrors.mudanca(erros.map((erro) => ({ erro, campo: campoOf(pedido, erro) })));
  const known = new Set(fatos.turmas.map(({ turma_id }) => turma_id));
  const added = depois.turmas.map(({ turma_id }) => turma_id).filter((turma_id) => !known.has(turma_id));
  await assertNew(call, tx, added);
}

/**
 * Changes who takes the exam, and when.
 * @throws 404; 403 for who does not make it; 409 over another version, cancelled, released or over; 422 with what is refused
 */
export async function changeTurmas(
  call: AvaliacaoCall,
  pedido: Pedido,
): Promise<components['schemas']['AvaliacaoGestao']> {
  const { sessao, agora, avaliacao_id } = call;
  const { escola } = await requireExam(call);
  return escola.transaction(async (tx) => {
    await lockJanelas(tx, avaliacao_id);
    const fatos = await fatosOf(call, tx);
    const zone = await requireMaker(call, tx, fatos);
    const { cancelada_em, liberado_em } = fatos.row;
    if (cancelada_em !== null) throw avaliacaoErrors.cancelada();
    if (liberado_em !== null && agora > liberado_em) throw avaliacaoErrors.liberada();
    const change = { fatos, pedido, zone };
    await assertAllowed(call, tx, change);
    await moveReleases(tx, agora, (moves) => write(call, moves, change));
    requireSaved(await touchAvaliacao(tx, avaliacao_id, pedido.versao));
    const answer = await answerOf(call, tx);
    const detalhe = { avaliacao_conhecimento_id: avaliacao_id, turmas: pedido.turmas.length };
    await recordAct(tx, { acao: 'prova_turmas_alteradas', sessao, detalhe, agora });
    return answer;
  });
}
