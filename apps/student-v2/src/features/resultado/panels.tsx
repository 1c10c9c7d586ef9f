/** What stands beside the big number: areas, impact of the study, what to look at again, facts. */
import type { Resultado } from '@luneta/api-client';
import { useServices } from '@luneta/app-shell';
import { formatData, formatDuration, formatPrazo, isImpactoGreen, isPrevisaoMaior } from '@luneta/domain';
import { ButtonLink, Card, FactsList, Heading, ImpactCard, percentText, Pipa, Stack, Text } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import { missesOf, passosOf } from '../../shared/resultado/questoes.ts';
import { copy } from './copy.ts';

/** 'Impacto {product}'; hidden while its inputs are missing (decision 148), and when nothing rose (D 217). */
export function Impact({ trilha }: { trilha: Resultado['trilha_estudos'] }) {
  const { config } = useServices();
  if (!trilha || trilha.desempenho_provavel_inicial === null || trilha.desempenho_provavel_final === null) return null;
  const { desempenho_provavel_inicial: initial, desempenho_provavel_final: final } = trilha;
  if (!isPrevisaoMaior(initial, final, 0)) return null;
  return (
    <ImpactCard
      title={copy.impact(config.produto)}
      initial={initial / 100}
      final={final / 100}
      green={isImpactoGreen(trilha.engajamento ?? 0)}
      picture={<Pipa mood="feliz" size={64} face />}
    >
      {copy.impactText(percentText(initial), percentText(final))}
    </ImpactCard>
  );
}

/** The way through the misses and blanks, one at a time. */
export function Review({ resultado: { id, questoes, presente_avaliacao } }: { resultado: Resultado }) {
  const misses = presente_avaliacao ? missesOf(passosOf(questoes, presente_avaliacao)) : [];
  const [first] = misses;
  if (!first) return null;
  const words = copy.review;
  const difficulty = first.dificuldade === null ? null : copy.difficulty[first.dificuldade].toLowerCase();
  return (
    <Card as="section" labelledBy="rever" padding="lg">
      <Stack gap="e12">
        <Stack gap="e2">
          <Heading look="h3" id="rever">
            {words.title(misses.length)}
          </Heading>
          <Text look="small" tone="muted">
            {words.first(first.numero, difficulty)}
          </Text>
        </Stack>
        <ButtonLink href={paths.resultadoQuestao(id, first.banco_questao_id, 'erros')} block>
          {words.action}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

export function Facts({ resultado, timeZone }: { resultado: Resultado; timeZone: string }) {
  const words = copy.facts;
  const { data_finalizada, tempo_utilizado, data_hora_inicial_1_dia } = resultado;
  return (
    <Card as="section" labelledBy="sobre" padding="lg">
      <Stack>
        <Heading look="h3" id="sobre">
          {copy.factsTitle}
        </Heading>
        <FactsList
          facts={[
            { term: words.date, value: formatData(Date.parse(data_hora_inicial_1_dia), timeZone) },
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
