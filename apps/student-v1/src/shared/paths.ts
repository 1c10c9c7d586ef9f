/** Links of this app: from its addresses, and one with a fragment. */
import { pathsOf, type TipoAvaliacao } from '@luneta/domain';
import { V1 } from '@luneta/domain/rotas-tela';

const links = pathsOf(V1);

export const paths = {
  ...links,
  /** The questions of a Boss that was fought, below how it ended. */
  bossRevisao: (tipo: TipoAvaliacao, turma_avaliacao_id: number, materia_id: number) =>
    `${links.bossFinalizado(tipo, turma_avaliacao_id, materia_id)}#questoes`,
} as const;
