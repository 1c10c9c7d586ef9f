import type { RoteiroMateria } from '@luneta/api-client';
import { dificuldadeOfConfiabilidade } from '@luneta/domain';
import { Badge, Stars } from '@luneta/ui';

import { PhaseCard } from './parts/phase-card/phase-card.tsx';
import { paths } from '../../shared/paths.ts';
import { words } from '../../shared/trilha/words.ts';
import { copy } from './copy.ts';
import type { FaseStep } from './fase-steps.ts';

export type FaseCardProps = { trilha: RoteiroMateria; step: FaseStep; preview: boolean };

/** One phase with its way in: to start it, or to view what is finished or closed. */
export function FaseCard({ trilha, step: { fase, estado, estrelas }, preview }: FaseCardProps) {
  const { trilha_id, materia_id, trilha_aberta } = trilha;
  const { confiabilidade, questoes_prova } = fase;
  const pending = fase.qtde_estrelas === null;
  const level = confiabilidade === null ? null : dificuldadeOfConfiabilidade(confiabilidade);
  const numeros = questoes_prova.map(({ numero }) => numero);
  return (
    <PhaseCard
      title={fase.objeto_conhecimento_descricao}
      section={fase.secao}
      stars={pending ? <Badge>{copy.pending}</Badge> : <Stars estrelas={estrelas} />}
      difficulty={level === null ? undefined : { level, label: words.dificuldade[level] }}
      questions={preview && numeros.length > 0 ? copy.questions(numeros) : undefined}
      href={paths.fase(trilha_id, materia_id, fase.trilha_fase_id, 'conteudo')}
      action={pending && trilha_aberta ? copy.start : copy.view}
      current={estado === 'atual'}
    />
  );
}
