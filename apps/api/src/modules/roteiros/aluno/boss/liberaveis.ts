/** The Bosses at which staff may grant a student another attempt now (decision 142). How the last one ended is not read out. */
import { tipoAvaliacaoOf } from '@luneta/domain/adaptada';
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../../database/tenant.ts';
import { iso } from '../../../../http/iso.ts';
import { findAdaptadasAbertas } from '../trilhas_v1/store.ts';
import { asOf } from './policy.ts';
import { findTentativas } from './tentativa-store.ts';

/** The contract's highest number of an attempt. */
export const MAX_TENTATIVAS = 99;
/** As many as the contract takes. */
const MAX_BOSSES = 50;

type AlunoParams = { readonly turma_aluno_id: number; readonly agora: Date };

/** AlunoParams roadmaps that still run, those whose newest attempt is over; the last to end first. */
export async function findLiberaveis(escola: Tenant, of: AlunoParams): Promise<components['schemas']['AlunoBoss'][]> {
  const roteiros = await findAdaptadasAbertas(escola, of, MAX_BOSSES);
  const trilhas = roteiros.map(({ trilha_id }) => trilha_id);
  const tentativas = await findTentativas(escola, of.turma_aluno_id, trilhas, of.agora);
  const ended = roteiros.flatMap((roteiro) => {
    const stored = tentativas.get(roteiro.trilha_id);
    const { encerrado_em = null, numero = MAX_TENTATIVAS } = stored ? asOf(stored, of.agora) : {};
    return encerrado_em === null || numero >= MAX_TENTATIVAS ? [] : [{ roteiro, encerrado_em, numero }];
  });
  return ended
    .toSorted((a, b) => b.encerrado_em.getTime() - a.encerrado_em.getTime())
    .map(({ roteiro, encerrado_em, numero }) => {
      const { turma_avaliacao_id, materia_id, materia_nome, descricao, tipo } = roteiro;
      const tipo_avaliacao = tipoAvaliacaoOf(tipo);
      const named = { turma_avaliacao_id, materia_id, materia_nome, tipo_avaliacao, descricao };
      return { ...named, tentativa_numero: numero, encerrado_em: iso(encerrado_em) };
    });
}
