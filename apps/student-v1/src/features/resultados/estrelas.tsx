/** The stars of this cycle by subject (ux A30): a picture beside the own place, and nothing while there is none. */
import { adaptadasQuery } from '@luneta/api-client/adaptadas';
import { useServices } from '@luneta/app-shell';
import { estrelasPorMateria } from '@luneta/domain';
import { Card, Heading, Stack, StarBars } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { rankingWords } from '../../resultados/copy.ts';
import { copy } from './copy.ts';

export function Estrelas() {
  const { api } = useServices();
  const { data } = useQuery(adaptadasQuery(api, null));
  const estrelas = estrelasPorMateria((data?.data ?? []).flatMap(({ avaliacoes }) => avaliacoes));
  if (estrelas.length === 0) return null;
  return (
    <Card as="section" labelledBy="estrelas" padding="lg">
      <Stack>
        <Heading level={2} look="h3" id="estrelas">
          {copy.estrelas}
        </Heading>
        <StarBars
          label={copy.estrelas}
          bars={estrelas.map(({ materia_nome, estrelas: stars }) => ({ subject: materia_nome, stars }))}
          words={rankingWords}
        />
      </Stack>
    </Card>
  );
}
