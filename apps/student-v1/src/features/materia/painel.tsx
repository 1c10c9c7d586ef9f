/** Beside the map of a wide screen: where the student goes on, how far the subject is, and the Boss. */
import type { AdaptadaMateria } from '@luneta/api-client';
import { MAX_ESTRELAS } from '@luneta/domain';
import { Card, Heading, Inline, ProgressRing, Stack, Text, type PhaseMapItem } from '@luneta/ui';
import type { ReactNode } from 'react';

import { copy } from './copy.ts';

export type PainelProps = {
  materia: AdaptadaMateria;
  phases: readonly PhaseMapItem[];
  /** Where the student goes on. */
  atual: ReactNode;
  /** The card of the Boss; nothing without one. */
  boss: ReactNode;
};

export function Painel({ materia, phases, atual, boss }: PainelProps) {
  return (
    <Stack gap="e20">
      {atual}
      <Progresso materia={materia} phases={phases} />
      {boss}
    </Stack>
  );
}

function Progresso({ materia, phases }: Pick<PainelProps, 'materia' | 'phases'>) {
  const { qtde_itens_respondeu, qtde_itens_total } = materia;
  const percent = qtde_itens_total > 0 ? Math.floor((100 * qtde_itens_respondeu) / qtde_itens_total) : 0;
  const stars = phases.reduce((sum, phase) => sum + phase.stars, 0);
  return (
    <Card as="section" labelledBy="progresso">
      <Inline gap="e16">
        <ProgressRing label={copy.painel.anel} percent={percent} size={96}>
          {copy.painel.percent(percent)}
        </ProgressRing>
        <Stack gap="e4">
          <Heading look="h3" id="progresso">
            {copy.painel.progresso}
          </Heading>
          <Text tone="muted">{copy.itensDe(qtde_itens_respondeu, qtde_itens_total)}</Text>
          <Text tone="muted">{copy.painel.estrelas(stars, phases.length * MAX_ESTRELAS)}</Text>
        </Stack>
      </Inline>
    </Card>
  );
}
