/** The left column of a result: scores, impact of the study, facts. */
import type { Resultado } from '@luneta/api-client';
import { useServices } from '@luneta/app-shell';
import { formatDuration, formatPrazo, isImpactoGreen } from '@luneta/domain';
import { AreaScores, BigScore, Card, FactsList, Heading, ImpactCard, Pipa, ScoreDials, Stack, Text } from '@luneta/ui';

import { copy } from './copy.ts';

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;

export function Scores({ resultado }: { resultado: Resultado }) {
  const { areas, nota, nota_maxima, nota_tri, desempenho_geral, origem_tri } = resultado;
  // Nothing is shown for an absent student: an empty card would look like an error.
  if (nota === null && nota_tri === null && desempenho_geral === null && areas.length === 0) return null;
  const withScore = areas.filter((area) => area.nota_tri !== null);
  // One area: its own error. Several: the mean of independent areas.
  const error =
    withScore.length === 0
      ? null
      : Math.sqrt(withScore.reduce((sum, area) => sum + (area.erro_padrao ?? 0) ** 2, 0)) / withScore.length;
  return (
    <Card>
      <Stack gap="e20">
        <ScoreDials
          performance={desempenho_geral === null ? undefined : { percent: desempenho_geral, label: copy.performance }}
          tri={{ value: nota_tri, error, label: copy.tri, estimate: copy.estimate, errorName: copy.triError }}
        />
        {nota !== null && <BigScore label={copy.score} value={nota} max={nota_maxima} />}
        {areas.length > 0 && (
          <Stack gap="e12">
            <Heading level={2} look="h3">
              {copy.areas}
            </Heading>
            <AreaScores
              label={copy.areas}
              areas={areas.map((area) => ({
                area: area.nome,
                score: area.nota_tri,
                error: area.erro_padrao,
                hits: area.acertos,
                total: area.total,
              }))}
              words={{ hits: copy.hits, score: copy.tri, noScore: copy.noAreaScore, error: copy.triError }}
            />
          </Stack>
        )}
        {origem_tri === 'demonstração' && (
          <Text look="small" tone="muted">
            {copy.demoParameters}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** 'Impacto {product}'; hidden while its inputs are missing (decision 148). */
export function Impact({ trilha }: { trilha: Resultado['trilha_estudos'] }) {
  const { config } = useServices();
  if (!trilha || trilha.desempenho_provavel_inicial === null || trilha.desempenho_provavel_final === null) return null;
  const initial = trilha.desempenho_provavel_inicial / 100;
  const final = trilha.desempenho_provavel_final / 100;
  return (
    <ImpactCard
      level={2}
      title={copy.impact(config.produto)}
      initial={initial}
      final={final}
      green={isImpactoGreen(trilha.engajamento ?? 0)}
      picture={<Pipa mood="feliz" size={64} face />}
    >
      {copy.impactText(percent(initial), percent(final))}
    </ImpactCard>
  );
}

export function Facts({ resultado, timeZone }: { resultado: Resultado; timeZone: string }) {
  const words = copy.facts;
  const { data_finalizada, tempo_utilizado } = resultado;
  return (
    <Card as="section" labelledBy="sobre">
      <Stack>
        <Heading level={2} look="h3" id="sobre">
          {copy.factsTitle}
        </Heading>
        <FactsList
          facts={[
            { term: words.application, value: resultado.tipo_aplicacao },
            { term: words.ciclo, value: copy.cicloOf(resultado.ciclo) },
            ...(data_finalizada === null
              ? []
              : [{ term: words.finished, value: formatPrazo(Date.parse(data_finalizada), timeZone) }]),
            ...(tempo_utilizado === null ? [] : [{ term: words.used, value: formatDuration(tempo_utilizado) }]),
          ]}
        />
      </Stack>
    </Card>
  );
}
