/**
 * Ends a run and skips its explanation. The result is recomputed from stored answers; the client's log does not affect
 * it.
 */
import { estrelasOf } from '@luneta/domain/estrelas';
import { isMelhorFase, proximaFase } from '@luneta/domain/fase';
import { CUSTO_PULAR } from '@luneta/domain/moedas';

import type { Ctx } from '../../../../../http/ctx.ts';
import { practiceOfAluno, type PraticaDoAluno } from '../../../../questoes/index.ts';
import { asOf, statusOf } from '../../boss/policy.ts';
import { findTentativas } from '../../boss/tentativa-store.ts';
import { carteiraErrors } from '../../navbar/errors.ts';
import { findNavbar } from '../../navbar/store.ts';
import { spend } from '../../navbar/carteira-store.ts';
import { isEncerrado } from '../../trilhas_v1/policy.ts';
import { exercicioErrors } from './errors.ts';
import { closeExecucao, findExecucoes, lockExecucao, openExecucao, type ExecucaoRow } from './execucao-store.ts';
import { type Conteudos, saveViews } from './midia-store.ts';
import * as policy from './policy.ts';
import { requireFase, type Fase } from './fase.ts';
import type { FasePath } from './resposta-store.ts';
import { findItens, type ItemRow } from './store.ts';

/** A run that has ended. */
export type Concluida = ExecucaoRow & {
  readonly estrelas: 0 | 1 | 2 | 3;
  readonly acertos: number;
  readonly itens: number;
};

function isConcluida(run: ExecucaoRow | undefined): run is Concluida {
  return run !== undefined && run.concluida_em !== null;
}

const ofFase = ({ aluno }: Ctx, { fase }: Fase) => ({
  turma_aluno_id: aluno.turma_aluno_id,
  trilha_fase_id: fase.trilha_fase_id,
});

/** The client's log: its run, and the contents that it reports as watched. */
export type Log = Conteudos & { readonly tentativa: number | null };

/** A run that has ended, with its items and what may be shown of them. */
export type Fechada = {
  readonly found: Fase;
  readonly run: Concluida;
  readonly itens: readonly ItemRow[];
  readonly keys: PraticaDoAluno;
};

/**
 * Ends the open run, or returns the result of the run that has already ended. A roadmap that is over takes no more
 * answers but practice, and the answers given in time still count.
 * @throws 404 unknown phase; 409 `fase_bloqueada`, `fase_sem_respostas`
 */
export async function closeFase(ctx: Ctx, path: FasePath, log: Log): Promise<Fechada> {
  const found = await requireFase(ctx, path);
  if (policy.isLocked(found.fases, found.fase, { viewsAsAluno: true, agora: ctx.agora }))
    throw exercicioErrors.locked();
  const ended = await ctx.escola.transaction((tx) => endRun({ ...ctx, escola: tx }, found, log.tentativa));
  await saveViews(ctx, found.fase, log);
  return { found, ...ended };
}

async function endRun(ctx: Ctx, found: Fase, tentativa: number | null): Promise<Omit<Fechada, 'found'>> {
  const { escola: tx, aluno, agora } = ctx;
  const of = ofFase(ctx, found);
  const open = await lockExecucao(tx, of);
  // This reads under the lock: the second of two simultaneous calls sees the run that the first one closed.
  const runs = await findExecucoes(tx, of);
  const ended = runs.filter(isConcluida);
  const again = !open || (tentativa !== null && tentativa !== open.numero);
  const named = tentativa === null ? ended.at(-1) : ended.find(({ numero }) => numero === tentativa);
  const run = again ? named : open;
  if (!run) throw exercicioErrors.noAnswers();
  const itens = await findItens(tx, of.trilha_fase_id, run.fase_execucao_id);
  const questao_ids = itens.map(({ questao_id }) => questao_id);
  const keys = await practiceOfAluno(tx, aluno.turma_aluno_id, questao_ids, agora);
  if (isConcluida(run)) return { run, itens, keys };
  // An item that an exam holds could not be answered, so it is not a miss.
  const counted = itens.filter((item) => policy.triesOf(item) > 0 || keys.isFreeOfExams(item.questao_id));
  if (counted.every((item) => policy.triesOf(item) === 0)) throw exercicioErrors.noAnswers();
  const acertos = policy.hitsOf(counted);
  const estrelas = estrelasOf(acertos, counted.length);
  const melhor = !policy.isPratica(counted) && isMelhorFase({ estrelas, acertos }, ended);
  const result = { estrelas, acertos, itens: counted.length, melhor };
  const closed = await closeExecucao(tx, run.fase_execucao_id, result, agora);
  if (!isConcluida(closed)) throw new Error(`run ${run.fase_execucao_id} has no end after it was closed`);
  return { run: closed, itens: itens.map((item) => policy.lockedAtEnd(item, agora)), keys };
}

/** The part of the result beyond the run itself: what the student can do next, with the stars of the run. */
export async function afterFase({ escola, aluno, agora }: Ctx, { found: { fase, fases }, run }: Fechada) {
  const now = fases.map((row) =>
    row.trilha_fase_id === fase.trilha_fase_id
      ? { ...row, qtde_estrelas: Math.max(row.qtde_estrelas, run.estrelas) }
      : row,
  );
  const tentativas = await findTentativas(escola, aluno.turma_aluno_id, [fase.trilha_id], agora);
  const tentativa = tentativas.get(fase.trilha_id);
  return {
    proximo_oic_id: proximaFase(now, fase.ordem_oic)?.objeto_conhecimento_id ?? null,
    status_boss: fase.existe_boss
      ? statusOf(tentativa ? asOf(tentativa, agora) : null, now, isEncerrado(fase, agora))
      : null,
  };
}

/**
 * Skips the explanation of the phase for 15 coins. It is paid once per run: the open run, or the run that this call
 * opens (decision 132).
 * @throws 404 unknown phase; 409 `pular_desativado`, `fase_bloqueada`, `saldo_insuficiente`
 */
export async function skipMidia(ctx: Ctx, path: FasePath): Promise<void> {
  const { escola, aluno, agora } = ctx;
  const found = await requireFase(ctx, path);
  const { pular_ativo } = await findNavbar(escola, aluno.turma_aluno_id);
  if (!pular_ativo) throw exercicioErrors.skipOff();
  policy.assertTakes(found.fases, found.fase, false, agora);
  await escola.transaction(async (tx) => {
    const run = await openExecucao(tx, ofFase(ctx, found), agora);
    if (!run) throw exercicioErrors.runOver();
    // The key names phase and run. The media screen looks it up to tell whether the run has paid.
    const lancamento = { chave: `fase ${found.fase.trilha_fase_id} ${run.numero}`, valor: CUSTO_PULAR };
    const spent = await spend(tx, aluno.turma_aluno_id, lancamento, agora);
    if (spent === 'saldo_insuficiente') throw carteiraErrors.poor();
  });
}
