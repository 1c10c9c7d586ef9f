/**
 * Saves the own marking: locks the essay, lets the rules decide the part, and stores the final mark that follows
 * (decision 120).
 */
import { type MarcaDatada, holdingMarcas } from '@luneta/domain/correcao-abandono';
import {
  correcaoErro,
  marcasDentroDoTexto,
  type Marca,
  minhaParte,
  notaDaCorrecao,
  notaFinalRedacao,
  type Papel,
  type RegrasCorrecao,
} from '@luneta/domain/correcao-redacao';

import type { CompetenciaGravada, MarcaGravada } from '../../../../database/schema/index.ts';
import { type Tenant, tenant } from '../../../../database/tenant.ts';
import { recordAct, type StaffCtx } from '../../../escola/index.ts';
import { askRecalculo, setNotaFinal } from '../../../provas/index.ts';
import { correcaoErrors } from '../errors.ts';
import { holdConfiguracao } from './configuracao-store.ts';
import * as store from './correcao-store.ts';
import { regrasOf } from './policy.ts';
import type { RedacaoInteira } from './store.ts';

export type CorrecaoEnviada = {
  readonly competencias: readonly CompetenciaGravada[];
  readonly marcas: readonly MarcaGravada[];
  readonly motivo_zero: string | null;
  readonly comentario: string;
  readonly concluir: boolean;
  readonly versao: number;
};

export const corretorOf = ({ sessao }: Pick<StaffCtx, 'sessao'>): store.Corretor => ({
  corretor_escola_id: sessao.pessoa_escola_id,
  corretor_id: sessao.pessoa_id,
});

const marcaOf = (row: store.CorrecaoRow): MarcaDatada => ({
  papel: row.papel,
  corretor: store.nameOf(row),
  nota: row.nota,
  gravadaMs: row.gravada_em.getTime(),
});

/** @throws 409 when the part is finished, or there is none for this person */
function partOf(marcas: readonly Marca[], regras: RegrasCorrecao, corretor: store.Corretor): Papel {
  const name = store.nameOf(corretor);
  if (marcas.some((marca) => marca.corretor === name && marca.nota !== null)) throw correcaoErrors.concluida();
  const { papel } = minhaParte(marcas, regras, name);
  if (papel === null) throw correcaoErrors.deOutro();
  return papel;
}

async function finish(tx: Tenant, row: RedacaoInteira, regras: RegrasCorrecao): Promise<void> {
  const marcas = (await store.findCorrecoes(tx, row.redacao_id)).map(marcaOf);
  const nota = notaFinalRedacao(marcas, regras);
  if (nota === null) return;
  await setNotaFinal(tx, row.redacao_id, nota);
  await askRecalculo(tx, row.avaliacao_id);
}

/**
 * Saves a draft, or finishes the part.
 * @throws 422 when the marking is incomplete; 409 when another call was faster
 */
export async function saveCorrecao(ctx: StaffCtx, row: RedacaoInteira, sent: CorrecaoEnviada): Promise<void> {
  const { sessao, agora } = ctx;
  const { competencias, marcas: passagens, motivo_zero, comentario, concluir, versao } = sent;
  const erro = correcaoErro(competencias, motivo_zero, concluir);
  if (erro) throw correcaoErrors.refused(erro);
  if (!marcasDentroDoTexto(passagens, row.texto)) throw correcaoErrors.refused('marca_fora_do_texto');
  const corretor = corretorOf(ctx);
  await tenant(ctx.db, row.escola_id).transaction(async (tx) => {
    // The settings are locked before the essay, in the same order as a change of the settings locks them.
    const regras = regrasOf(await holdConfiguracao(tx));
    if ((await store.lockRedacao(tx, row.redacao_id)) !== null) throw correcaoErrors.concluida();
    const marcas = (await store.findCorrecoes(tx, row.redacao_id)).map(marcaOf);
    const papel = partOf(holdingMarcas(marcas, store.nameOf(corretor), agora.getTime()), regras, corretor);
    const next = {
      tentativa_id: row.redacao_id,
      papel,
      ...corretor,
      competencias,
      marcas: passagens,
      motivo_zero,
      comentario,
      nota: concluir ? notaDaCorrecao(competencias, motivo_zero) : null,
      concluida: concluir,
      versao: versao + 1,
      gravada_em: agora,
    };
    if (versao === 0) await store.dropAbandoned(tx, row.redacao_id, papel, agora);
    await (versao === 0 ? store.createCorrecao(tx, next) : store.updateCorrecao(tx, next));
    if (concluir) await finish(tx, row, regras);
    const detalhe = { redacao_id: row.redacao_id, papel, concluida: concluir, versao: next.versao };
    await recordAct(tx, { acao: 'redacao_corrigida', sessao, detalhe, agora });
  });
}
