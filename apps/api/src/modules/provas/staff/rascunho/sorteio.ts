/** Proposes questions for a day of a draft (rule MON-15). It writes no draft. */
import { randomInt } from 'node:crypto';

import { sorteioDeQuestoes } from '@luneta/domain/monta-sorteio';
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../../database/tenant.ts';
import { type Documento, questoesOf } from './documento.ts';
import { findQuestoesDoRascunho } from '../../../questoes/index.ts';
import { rascunhoErrors } from './errors.ts';
import { presentQuestao } from './presenter.ts';
import { findCandidatas } from './sorteio-store.ts';
import type { Reader } from './verificacao.ts';

type Schemas = components['schemas'];

const MAX_SEED = 2_147_483_647;
/** As many as a day may have. */
const MAX_ITENS = 200;

const listed = <Value>(values: readonly Value[] | undefined): readonly Value[] | null =>
  values === undefined || values.length === 0 ? null : values;

/** @throws 422 for a day that the draft does not have, and for more questions than a day may have */
export async function propose(
  escola: Tenant,
  documento: Documento,
  pedido: Schemas['SorteioRequest'],
  { sessao, agora }: Reader,
): Promise<Schemas['Sorteio']> {
  const { dia_prova, objeto_conhecimento_ids, habilidade_ids, etiquetas, com_tri = false, evitar_turmas } = pedido;
  if (!documento.dias.some((dia) => dia.dia_prova === dia_prova)) throw rascunhoErrors.semDia();
  const partes = pedido.partes.map(({ dificuldade = null, ...parte }) => ({ ...parte, dificuldade }));
  if (partes.reduce((sum, { qtde }) => sum + qtde, 0) > MAX_ITENS) throw rascunhoErrors.muitas();
  const candidatas = await findCandidatas(escola, {
    materia_ids: [...new Set(partes.map(({ materia_id }) => materia_id))],
    objeto_ids: listed(objeto_conhecimento_ids),
    habilidade_ids: listed(habilidade_ids),
    etiquetas: listed(etiquetas),
    com_tri,
    fora: questoesOf(documento),
    evitar: evitar_turmas,
    agora,
  });
  const semente = pedido.semente ?? randomInt(MAX_SEED);
  const { questao_ids, faltam } = sorteioDeQuestoes(candidatas, partes, semente);
  const rows = await findQuestoesDoRascunho(escola, questao_ids, { sessao, agora });
  const byId = new Map(rows.map((row) => [row.banco_questao_id, presentQuestao(row)]));
  return {
    semente,
    questoes: questao_ids.flatMap((id) => byId.get(id) ?? []),
    faltam: faltam.map((parte) => ({ ...parte })),
  };
}
