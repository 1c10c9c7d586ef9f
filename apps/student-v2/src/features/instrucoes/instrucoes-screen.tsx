/** The last page before an exam (S3 §2): what it is, how long, three rules, and the link that starts it. */
import type { Prova } from '@luneta/api-client';
import { provaQuery } from '@luneta/api-client/prova';
import { QueryState, useConta, turnoName, usePageTitle, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { formatPrazo, isSoRedacao, partesDaProva, type ParteDaProva } from '@luneta/domain';
import {
  ActionBar,
  AppFrame,
  BackBar,
  Content,
  FactsList,
  Grid,
  Heading,
  Loading,
  RulesList,
  Skeleton,
  Stack,
  Text,
  Timer,
} from '@luneta/ui';
import { ClipboardCheck, PenLine, Search, Timer as TimerIcon } from '@luneta/ui/icons';
import { OwnInstructions } from '@luneta/app-shell/start-exam';
import { useQuery } from '@tanstack/react-query';

import { CalmSky } from './parts/calm-sky/calm-sky.tsx';
import { copy as appCopy } from '../../shared/copy.ts';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import { StartAction } from './start-action.tsx';

const RULE_ICONS = {
  rules: [TimerIcon, Search, ClipboardCheck],
  essayRules: [TimerIcon, PenLine, ClipboardCheck],
} as const;

export type InstrucoesScreenProps = { turma_avaliacao_id: number; dia_prova: number };

export function InstrucoesScreen(place: InstrucoesScreenProps) {
  const { api } = useServices();
  const query = useQuery(provaQuery(api, { ...place, turma_aluno_id: useTurmaAlunoId() }));
  const heading = usePageTitle(query.data?.descricao ?? copy.rulesTitle);
  return (
    <AppFrame skipLabel={appCopy.skip}>
      <Content>
        <Stack gap="e24">
          <BackBar
            backHref={paths.avaliacoes}
            backLabel={copy.back}
            title={query.data?.descricao ?? copy.rulesTitle}
            headingRef={heading}
          />
          <QueryState query={query} loading={<InstrucoesLoading />}>
            {(prova) => <Instrucoes prova={prova} />}
          </QueryState>
        </Stack>
      </Content>
      {query.data && (
        <ActionBar>
          <StartAction prova={query.data} />
        </ActionBar>
      )}
    </AppFrame>
  );
}

export function InstrucoesLoading() {
  return (
    <Loading label={copy.loading}>
      <Grid columns={1} columnsExpanded="5/7" gap="e24">
        <Skeleton shape="card" size={280} />
        <Skeleton shape="card" size={280} />
      </Grid>
    </Loading>
  );
}

export function Instrucoes({ prova }: { prova: Prova }) {
  const { fuso_horario } = useConta();
  // Nothing begins any more: no clock, no wish, no rules.
  if (prova.situacao === 'entregue' || prova.situacao === 'encerrada' || (prova.cancelada_em ?? null) !== null)
    return <FactsList variant="tiles" facts={[...calm(prova, fuso_horario), ...codes(prova)]} />;
  const rules = isSoRedacao(prova) ? 'essayRules' : 'rules';
  return (
    <Grid columns={1} columnsExpanded="5/7" gap="e24">
      <CalmSky wish={copy.wish}>
        <Text tone="muted" look="small">
          {copy.time}
        </Text>
        <Timer label={copy.time} seconds={prova.tempo_restante} version={2} size="lg" />
      </CalmSky>
      <Stack gap="e24">
        <FactsList variant="tiles" facts={calm(prova, fuso_horario)} />
        <Stack gap="e16" as="section" labelledBy="regras">
          <Heading id="regras">{copy.rulesTitle}</Heading>
          <RulesList
            label={copy.rulesTitle}
            rules={copy[rules].map((rule, n) => ({ ...rule, icon: RULE_ICONS[rules][n] ?? TimerIcon }))}
          />
          <OwnInstructions title={copy.ownTitle} text={prova.instrucoes} />
        </Stack>
        <FactsList variant="tiles" facts={codes(prova)} />
      </Stack>
    </Grid>
  );
}

/** What calms comes first: what the exam holds (D 216), how and until when. */
function calm(prova: Prova, timeZone: string) {
  const words = copy.facts;
  return [
    ...partesDaProva(prova).map(partFact),
    { term: words.application, value: prova.tipo_aplicacao },
    { term: words.until, value: formatPrazo(Date.parse(prova.disponivel_ate), timeZone) },
  ];
}

function partFact(one: ParteDaProva) {
  const words = copy.facts;
  switch (one.parte) {
    case 'questoes':
      return { term: words.questions, value: one.quantidade };
    case 'redacao':
      return { term: words.essay, value: copy.oneEssay };
    case 'lingua':
      return { term: words.language, value: copy.languages };
    case 'dia':
      return { term: words.day, value: copy.dayOf(one.dia, one.de) };
  }
}

/** Who it is for and its number, after the rules: nobody needs them to begin. */
function codes(prova: Prova) {
  const words = copy.facts;
  return [
    { term: words.serie, value: prova.serie },
    { term: words.turma, value: copy.turma(prova.turma_codigo, turnoName(prova.turma_turno)) },
    { term: words.ciclo, value: copy.cicloOf(prova.ciclo) },
    { term: words.id, value: prova.avaliacao_conhecimento_id },
  ];
}
