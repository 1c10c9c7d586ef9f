/** The preview of giving an exam to a class. */
import type { components } from '@luneta/openapi';

import { type Handlers, ok } from '../../../../http/call.ts';
import { iso } from '../../../../http/iso.ts';
import { staffCtxOf } from '../../../escola/index.ts';
import { requireTurma } from '../alcance.ts';
import { gestaoProvaErrors } from '../errors.ts';
import { previewAplicacao, type Previa } from './service.ts';

const isoOfMs = (ms: number | null) => iso(ms === null ? null : new Date(ms));

function presentPrevia({
  alvo,
  vistas,
  liberacaoMs,
  espera_por,
  adia,
}: Previa): components['schemas']['PreviaAplicacao'] {
  const { avaliacao_id, descricao, turma_id, turma_codigo, ja_dada } = alvo;
  return {
    avaliacao_conhecimento_id: avaliacao_id,
    descricao,
    turma_id,
    turma_codigo,
    ja_dada,
    ...vistas,
    gabarito_liberado_em: isoOfMs(liberacaoMs),
    espera_por: espera_por.map((prova) => ({
      avaliacao_conhecimento_id: prova.avaliacao_id,
      descricao: prova.descricao,
      termina_em: iso(prova.fim_em),
    })),
    adia: adia.map(({ prova, antes, depois }) => ({
      avaliacao_conhecimento_id: prova.avaliacao_id,
      descricao: prova.descricao,
      gabarito_liberado_em: isoOfMs(antes),
      gabarito_liberado_em_depois: isoOfMs(depois),
    })),
  };
}

export const handlers = {
  getPreviaAplicacao: async (call) => {
    const ctx = await staffCtxOf(call);
    const { avaliacao_conhecimento_id: avaliacao_id, turma_id } = call.path;
    const escola = await requireTurma(ctx, turma_id);
    const fim = call.query.fim === undefined ? null : new Date(call.query.fim);
    const previa = await previewAplicacao(escola, { avaliacao_id, turma_id, fim, agora: ctx.agora });
    if (!previa) throw gestaoProvaErrors.notFound();
    return ok(presentPrevia(previa));
  },
} satisfies Handlers;
