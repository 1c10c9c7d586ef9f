/** The Boss where the path ends, with the sentence of his state (S2 §2.11). Nothing without a Boss. */
import type { AdaptadaMateria } from '@luneta/api-client';
import type { AdaptadaIds } from '@luneta/api-client/adaptadas';
import { statusBossExibido, type FaseViewer } from '@luneta/domain';
import { BossHorizon, sparseMost } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

export type BossAoFimProps = {
  ids: AdaptadaIds;
  materia: AdaptadaMateria;
  viewer: FaseViewer;
  /** As a card beside the path instead of the planet at its end. */
  card?: boolean;
};

export function BossAoFim({ ids, materia, viewer, card = false }: BossAoFimProps) {
  const { status_boss, existe_boss, materia_nome, fases, encerrado } = materia;
  if (!existe_boss || status_boss === null) return null;
  const status = statusBossExibido(status_boss, fases, viewer);
  const at = [ids.tipo, ids.turma_avaliacao_id, ids.materia_id] as const;
  const boss = {
    title: copy.boss.title(materia_nome),
    status,
    // After the end no challenge opens him any more.
    text: status === 'bloqueado' && encerrado ? copy.encerrado.title : copy.boss[status],
    action: { label: copy.boss.action, href: paths.boss(...at) },
    review: { label: copy.boss.review, href: paths.bossRevisao(...at) },
  };
  return <BossHorizon {...boss} materia={materia_nome} card={card} far={fases.length <= sparseMost} />;
}
