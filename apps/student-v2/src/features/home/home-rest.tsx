/** What follows the ranking on the home: the latest result with its line, and the stars by subject. */
import type { Home } from '@luneta/api-client';
import { resultadosQuery } from '@luneta/api-client/resultados';
import { useConta, useServices } from '@luneta/app-shell';
import { Card, Heading, Stack, StarBars } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { LatestResultCard } from '../../shared/desempenho/latest-result-card.tsx';
import { latestOf } from '../../shared/desempenho/latest.ts';
import { rankingWords } from '../../shared/ranking/copy.ts';
import { copy } from './copy.ts';
import { ownStars } from './stars.ts';

export { CalmStep } from './calm/calm-step.tsx';

export function HomeRest({ home }: { home: Home | undefined }) {
  return (
    <Stack gap="e20">
      <Latest />
      {home && <Stars home={home} />}
    </Stack>
  );
}

/** Hidden until there is a result: an empty chart tells a new student nothing. */
function Latest() {
  const { api } = useServices();
  const { fuso_horario } = useConta();
  const { data } = useQuery(resultadosQuery(api));
  const latest = data && latestOf(data.avaliacoes, fuso_horario);
  return latest ? <LatestResultCard latest={latest} timeZone={fuso_horario} /> : null;
}

function Stars({ home }: { home: Home }) {
  const { turma_aluno_id } = useConta();
  const { bars } = ownStars(home, turma_aluno_id);
  if (bars.length === 0) return null;
  return (
    <Card as="section" labelledBy="estrelas" padding="lg">
      <Stack>
        <Heading look="h3" id="estrelas">
          {copy.starsByMateria}
        </Heading>
        <StarBars label={copy.starsByMateria} bars={bars} words={rankingWords} />
      </Stack>
    </Card>
  );
}
