/** One result (S3 §2): the numbers first, then why, then each question. */
import type { Resultado } from '@luneta/api-client';
import { resultadoQuery } from '@luneta/api-client/resultados';
import { QueryState, useConta, usePageTitle, useServices, useSurveyMoment } from '@luneta/app-shell';
import { formatData, formatPrazo } from '@luneta/domain';
import {
  AnswerKey,
  AnswersLegend,
  BackBar,
  Card,
  Content,
  EmptyState,
  Grid,
  Heading,
  HitMap,
  Note,
  Stack,
} from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../paths.ts';
import { copy } from './copy.ts';
import { Facts, Impact, Scores } from './panels.tsx';
import { hitMapItems, keyGroups } from './questoes.ts';
import { ResultadoLoading } from './resultado-loading.tsx';

export function ResultadoScreen({ turma_avaliacao_id }: { turma_avaliacao_id: number }) {
  const { api } = useServices();
  const { fuso_horario } = useConta();
  useSurveyMoment();
  const query = useQuery(resultadoQuery(api, turma_avaliacao_id));
  const title = query.data?.descricao ?? copy.fallbackTitle;
  const heading = usePageTitle(title);
  const date = query.data && formatData(Date.parse(query.data.data_hora_inicial_1_dia), fuso_horario);
  return (
    <Content>
      <Stack gap="e20">
        <BackBar
          backHref={paths.resultados}
          backLabel={copy.back}
          title={title}
          headingRef={heading}
          {...(date ? { subtitle: date } : {})}
        />
        <QueryState query={query} loading={<ResultadoLoading />}>
          {(resultado) => <ResultadoView resultado={resultado} timeZone={fuso_horario} />}
        </QueryState>
      </Stack>
    </Content>
  );
}

export function ResultadoView({ resultado, timeZone }: { resultado: Resultado; timeZone: string }) {
  const { gabarito_liberado_em: when } = resultado;
  if (resultado.situacao === 'em_correcao') {
    return (
      <EmptyState
        title={copy.pending}
        text={copy.pendingText(when === null ? null : formatPrazo(Date.parse(when), timeZone))}
      />
    );
  }
  return (
    <Stack gap="e20">
      {!resultado.presente_avaliacao && <Note tone="info">{copy.absent}</Note>}
      <Grid columns={1} columnsExpanded="5/7" gap="e20" align="start">
        <Stack gap="e20">
          <Scores resultado={resultado} />
          <Impact trilha={resultado.trilha_estudos} />
          <Facts resultado={resultado} timeZone={timeZone} />
        </Stack>
        <Questions resultado={resultado} />
      </Grid>
    </Stack>
  );
}

function Questions({ resultado }: { resultado: Resultado }) {
  const { questoes, presente_avaliacao, id } = resultado;
  if (questoes.length === 0) return null;
  const href = (banco_questao_id: number) => paths.resultadoQuestao(id, banco_questao_id);
  const items = hitMapItems(questoes, presente_avaliacao, href);
  const title = items.some((item) => item.difficulty !== null) ? copy.hitMap : copy.hitMapPlain;
  return (
    <Stack gap="e20">
      <Card>
        <Stack>
          <Heading level={2} look="h3">
            {title}
          </Heading>
          <HitMap label={title} items={items} />
          <AnswersLegend label={copy.legend} states={['acerto', 'erro', 'branco', 'subjetiva', 'anulada']} />
        </Stack>
      </Card>
      <Card as="section" labelledBy="gabarito">
        <Stack>
          <Heading level={2} look="h3" id="gabarito">
            {copy.key}
          </Heading>
          <AnswerKey groups={keyGroups(questoes, presente_avaliacao, href)} words={copy.keyWords} />
        </Stack>
      </Card>
    </Stack>
  );
}
