/** Beside the map of a wide screen: where the student goes on, how far the subject is, and the Boss. */
import type { AdaptadaMateria } from '@luneta/api-client';
import { MAX_ESTRELAS } from '@luneta/domain';
import { ButtonLink, Card, Heading, Inline, ProgressRing, Stack, Stars, Text, type PhaseMapItem } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

import { copy } from './copy.ts';

export type PainelProps = {
  materia: AdaptadaMateria;
  phases: readonly PhaseMapItem[];
  /** The card of the Boss; nothing without one. */
  boss: ReactNode;
};

export function Painel({ materia, phases, boss }: PainelProps) {
  const current = phases.find(({ state }) => state === 'atual');
  return (
    <Stack gap="e20">
      {current && <Atual phase={current} />}
      <Progresso materia={materia} phases={phases} />
      {boss}
    </Stack>
  );
}

/** The phase at hand: its name and the one button of the screen. */
function Atual({ phase: { number, name, stars, href } }: { phase: PhaseMapItem }) {
  return (
    <Card as="section" labelledBy="atual">
      <Stack gap="e12">
        <Stack gap="e4">
          <Text look="smallStrong" tone="muted">
            {copy.painel.fase(number)}
          </Text>
          <Heading level={2} look="h3" id="atual">
            {name}
          </Heading>
        </Stack>
        {stars > 0 && <Stars estrelas={stars} size={24} />}
        <ButtonLink href={href} block iconEnd={ChevronRight}>
          {copy.painel.continuar}
        </ButtonLink>
      </Stack>
    </Card>
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
          <Heading level={2} look="h3" id="progresso">
            {copy.painel.progresso}
          </Heading>
          <Text tone="muted">{copy.itensDe(qtde_itens_respondeu, qtde_itens_total)}</Text>
          <Text tone="muted">{copy.painel.estrelas(stars, phases.length * MAX_ESTRELAS)}</Text>
        </Stack>
      </Inline>
    </Card>
  );
}
