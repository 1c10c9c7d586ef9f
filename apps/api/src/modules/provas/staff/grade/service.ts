/** Saves answers given on paper, typed or imported, with their audit row in one transaction (decision 104). */
import { isLiberada } from '@luneta/domain/liberacao';

import type { Tenant } from '../../../../database/tenant.ts';
import { assertTurmaAberta, recordAct, type StaffCtx } from '../../../escola/index.ts';
import type { Pontos } from '../../above.ts';
import { askRecalculo, type Recalculo } from '../../recalculo-store.ts';
import { lockGrade } from '../../segunda-store.ts';
import { type Dia, requireDia } from '../alcance.ts';
import { gestaoProvaErrors } from '../errors.ts';
import { findFim } from '../fim-store.ts';
import { decideLinha, type Decisao, decisaoTexts, type LinhaEnviada } from './decisao.ts';
import { saveGrade } from './save.ts';
import { findGradeAlunos, findGradeItens, type GradeAlunoRow, type GradeItemRow } from './store.ts';

/**
 * Finds a day within reach whose answers may be typed. @throws 404; 409 when the day is online only or has not begun
 */
export async function requireDiaDeGrade(
  ctx: StaffCtx,
  path: { readonly turma_avaliacao_id: number; readonly dia_prova: number },
): Promise<{ dia: Dia; escola: Tenant }> {
  const found = await requireDia(ctx, path);
  if (found.dia.tipo_aplicacao === 'Online') throw gestaoProvaErrors.soOnline();
  if (ctx.agora < found.dia.inicio_em) throw gestaoProvaErrors.hasNotBegun();
  return found;
}

/** @throws 422 without a reason once results are released */
export async function requireMotivo(tx: Tenant, dia: Dia, motivo: string | undefined, agora: Date): Promise<void> {
  if (motivo !== undefined) return;
  const { classEndsMs, retencao } = await findFim(tx, dia.avaliacao_id);
  if (isLiberada(classEndsMs, retencao, agora.getTime())) throw gestaoProvaErrors.motivo();
}

export type Gravacao = {
  readonly decisoes: readonly Decisao[];
  readonly alunos: ReadonlyMap<number, GradeAlunoRow>;
  readonly itens: readonly GradeItemRow[];
  readonly recalculo: Recalculo;
};

export type Pedido = {
  readonly origem: 'grade' | 'csv';
  /** Where points of text answers are kept. */
  readonly pontos: Pontos;
  /** Only reports, without saving. */
  readonly simular: boolean;
  readonly motivo: string | undefined;
  /** Gives the rows, once the items are known. */
  readonly linhas: (itens: readonly GradeItemRow[]) => readonly LinhaEnviada[];
};

function decideAll(
  enviadas: readonly LinhaEnviada[],
  alunos: ReadonlyMap<number, GradeAlunoRow>,
  itens: readonly GradeItemRow[],
): Decisao[] {
  const seen = new Set<number>();
  return enviadas.map((enviada) => {
    const { turma_aluno_id } = enviada;
    if (seen.has(turma_aluno_id)) return { situacao: 'recusada', erro: decisaoTexts.repetido };
    seen.add(turma_aluno_id);
    return decideLinha(alunos.get(turma_aluno_id), itens, enviada);
  });
}

async function write(
  ctx: StaffCtx,
  tx: Tenant,
  dia: Dia,
  pedido: Pedido,
  { decisoes, itens }: Pick<Gravacao, 'decisoes' | 'itens'>,
) {
  const { sessao, agora } = ctx;
  const novas = decisoes.flatMap((decisao) => (decisao.situacao === 'gravada' ? [decisao.nova] : []));
  if (novas.length === 0) return { decisoes, recalculo: 'nao_necessario' as const };
  const corretor = { corretor_escola_id: sessao.pessoa_escola_id, corretor_id: sessao.pessoa_id };
  const { origem, pontos: store } = pedido;
  const written = await saveGrade(tx, dia, novas, { itens, origem, corretor, pontos: store, agora });
  const { turma_avaliacao_id, dia_prova } = dia;
  const gravadas = novas.filter((nova) => written.has(nova.turma_aluno_id));
  const pontos = gravadas.reduce((total, nova) => total + (nova.aParte?.pontos ?? nova.pontos.length), 0);
  const detalhe = { turma_avaliacao_id, dia_prova, origem, linhas: written.size, pontos };
  const { motivo } = pedido;
  const recalculo = await askRecalculo(tx, dia.avaliacao_id);
  await recordAct(tx, { acao: 'respostas_digitadas', sessao, ...(motivo !== undefined && { motivo }), detalhe, agora });
  return {
    decisoes: decisoes.map((decisao): Decisao =>
      decisao.situacao === 'gravada' && !written.has(decisao.nova.turma_aluno_id)
        ? { situacao: 'recusada', erro: decisaoTexts.comecouNaTela }
        : decisao,
    ),
    recalculo,
  };
}

/**
 * Decides and saves the rows.
 * @throws 422 without a reason once results are released
 */
export async function submitGrade(ctx: StaffCtx, escola: Tenant, dia: Dia, pedido: Pedido): Promise<Gravacao> {
  return escola.transaction(async (tx) => {
    await assertTurmaAberta(tx, dia.turma_id);
    if (!pedido.simular) await lockGrade(tx, dia);
    const itens = await findGradeItens(tx, dia);
    const enviadas = pedido.linhas(itens);
    const rows = await findGradeAlunos(tx, dia);
    const alunos = new Map(rows.map((row) => [row.turma_aluno_id, row]));
    const decisoes = decideAll(enviadas, alunos, itens);
    if (pedido.simular) return { decisoes, alunos, itens, recalculo: 'nao_necessario' };
    await requireMotivo(tx, dia, pedido.motivo, ctx.agora);
    return { alunos, itens, ...(await write(ctx, tx, dia, pedido, { decisoes, itens })) };
  });
}
