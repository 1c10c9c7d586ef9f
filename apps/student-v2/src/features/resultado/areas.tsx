/** The score of each area, one tap from what made it. */
import type { Resultado } from '@luneta/api-client';
import { Card, Heading, Stack } from '@luneta/ui';

import { AreaScores } from './parts/area-scores/area-scores.tsx';
import { copy } from './copy.ts';
import { EntendaNota } from './entenda-nota.tsx';
import { explicacaoOfArea } from './explicacao.ts';

export function Areas({ resultado }: { resultado: Resultado }) {
  const { areas } = resultado;
  return (
    <Card as="section" labelledBy="areas" padding="lg">
      <Stack gap="e12">
        <Heading look="h3" id="areas">
          {copy.areas}
        </Heading>
        <AreaScores
          label={copy.areas}
          areas={areas.map((area) => {
            const explicacao = explicacaoOfArea(resultado, area);
            return {
              area: area.nome,
              score: area.nota_tri,
              error: area.erro_padrao,
              hits: area.acertos,
              total: area.total,
              help: explicacao && <EntendaNota explicacao={explicacao} area={area.nome} />,
            };
          })}
          words={{ hits: copy.hits, score: copy.tri, noScore: copy.noAreaScore, error: copy.triError }}
        />
      </Stack>
    </Card>
  );
}
