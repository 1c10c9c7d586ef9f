/** How much waits for the caller to mark, by the same selection as the two lists. */
import { ABANDONO_MS } from '@luneta/domain/correcao-abandono';

import type { Tenant } from '../../../database/tenant.ts';
import type { StaffCtx } from '../../escola/index.ts';
import { findConfiguracao } from './redacao/configuracao-store.ts';
import { regrasOf } from './redacao/policy.ts';
import { corretorOf } from './redacao/service.ts';
import { findFila } from './redacao/store.ts';
import { findSubjetivas } from './subjetiva/store.ts';

/** Counts no further: whoever has so many texts to mark needs no exact number. */
const MAX_COUNT = 100;

/** Essays and text answers that the caller can mark now, 100 of each at most. */
export async function countParaCorrigir(
  ctx: StaffCtx,
  escola: Tenant,
): Promise<{ readonly redacoes: number; readonly subjetivas: number }> {
  const { turmas } = ctx.alcance;
  const page = { turmas, turma_avaliacao_id: null, resposta_id: null, depois: null, quantas: MAX_COUNT };
  const { segundo_corretor, divergencia_maxima } = regrasOf(await findConfiguracao(escola));
  const redacoes = await findFila(escola, {
    ...page,
    ...corretorOf(ctx),
    situacao: null,
    todas: false,
    segundo: segundo_corretor,
    divergencia: divergencia_maxima,
    abandonado_em: new Date(ctx.agora.getTime() - ABANDONO_MS),
  });
  const subjetivas = await findSubjetivas(escola, { ...page, corrigida: false });
  return { redacoes: redacoes.length, subjetivas: subjetivas.length };
}
