/** Turns the phases of a subject into the places of its map. Pure; what is locked and current are rules of the domain. */
import type { AdaptadaMateria } from '@luneta/api-client';
import type { AdaptadaIds } from '@luneta/api-client/adaptadas';
import { byOrdem, fasesNoMapa, type FaseViewer } from '@luneta/domain';
import type { PhaseMapItem } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';

type Fase = AdaptadaMateria['fases'][number];

const STARS = [0, 1, 2, 3] as const;

/** Where a phase goes on: in its open run, else at its media, else at its first exercise (decisions 74, 135). */
export function faseHref({ tipo, turma_avaliacao_id, materia_id }: AdaptadaIds, fase: Fase): string {
  const { objeto_conhecimento_id: oc, exercicio_atual, midias } = fase;
  if (exercicio_atual !== null) return paths.item(tipo, turma_avaliacao_id, materia_id, oc, exercicio_atual);
  const open = midias.conteudos.length > 0 ? paths.midia : paths.item;
  return open(tipo, turma_avaliacao_id, materia_id, oc, 1);
}

/** In the order of play, numbered from 1. */
export function mapItems(ids: AdaptadaIds, fases: readonly Fase[], viewer: FaseViewer): PhaseMapItem[] {
  const states = fasesNoMapa(fases, viewer);
  return byOrdem(fases).map((fase, index) => ({
    id: fase.objeto_conhecimento_id,
    number: index + 1,
    name: fase.objeto_conhecimento_descricao,
    stars: STARS[fase.qtde_estrelas] ?? 0,
    state: states.get(fase.ordem_oic) ?? 'bloqueada',
    href: faseHref(ids, fase),
  }));
}
