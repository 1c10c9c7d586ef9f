/** The detail of an exam day (S2 §2.13): what it is, how it goes, and the buttons that start or continue it. */
import { ApiError, type Prova } from '@luneta/api-client';
import { provaQuery } from '@luneta/api-client/prova';
import {
  NotFoundPage,
  QueryState,
  ServerErrorPage,
  useConta,
  usePageTitle,
  useServices,
  useTurmaAlunoId,
} from '@luneta/app-shell';
import { formatPrazo, isSoRedacao, partesDaProva, type ParteDaProva } from '@luneta/domain';
import {
  AppFrame,
  BackBar,
  Card,
  Content,
  FactsList,
  Grid,
  Heading,
  Loading,
  Pipa,
  RulesList,
  Skeleton,
  Stack,
  Text,
  Timer,
} from '@luneta/ui';
import { ClipboardCheck, PenLine, Search, Timer as TimerIcon } from '@luneta/ui/icons';
import { OwnInstructions } from '@luneta/app-shell/start-exam';
import { useQuery } from '@tanstack/react-query';

import { copy as appCopy } from '../../shared/copy.ts';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import { ProvaActions } from './prova-actions.tsx';

const RULE_ICONS = {
  instrucoes: [TimerIcon, Search, ClipboardCheck],
  instrucoesRedacao: [TimerIcon, PenLine, ClipboardCheck],
} as const;

export function ProvaDetalheScreen(place: { turma_avaliacao_id: number; dia_prova: number }) {
  const { api } = useServices();
  const query = useQuery(provaQuery(api, { ...place, turma_aluno_id: useTurmaAlunoId() }));
  const heading = usePageTitle(query.data?.descricao ?? copy.title);
  // Without an answer nothing is known to be broken: the page stays, with a way to try again.
  if (query.data === undefined && query.error instanceof ApiError && !query.error.offline) {
    return query.error.status === 404 ? <NotFoundPage /> : <ServerErrorPage />;
  }
  return (
    <AppFrame skipLabel={appCopy.skip}>
      <Content>
        <Stack gap="e24">
          <BackBar
            backHref={paths.provas}
            backLabel={copy.back}
            title={query.data?.descricao ?? copy.title}
            headingRef={heading}
          />
          <QueryState query={query} loading={<DetalheLoading />}>
            {(prova) => <Detalhe prova={prova} />}
          </QueryState>
        </Stack>
      </Content>
      {query.data && <ProvaActions prova={query.data} />}
    </AppFrame>
  );
}

function DetalheLoading() {
  return (
    <Loading label={copy.loading}>
      <Grid columns={1} columnsExpanded={2} gap="e24">
        <Skeleton shape="card" size={280} />
        <Skeleton shape="card" size={280} />
      </Grid>
    </Loading>
  );
}

function Detalhe({ prova }: { prova: Prova }) {
  const { fuso_horario } = useConta();
  const rules = isSoRedacao(prova) ? 'instrucoesRedacao' : 'instrucoes';
  // Nothing begins any more: no clock, no wish, no rules.
  if ((prova.cancelada_em ?? null) !== null) return <FactsList facts={facts(prova, fuso_horario)} />;
  return (
    <Grid columns={1} columnsExpanded={2} gap="e24">
      <Stack gap="e20">
        {prova.situacao !== 'encerrada' && (
          <Card>
            <Stack gap="e8" align="center">
              <Pipa mood="normal" size={96} />
              <Text look="bodyStrong">{copy.boaProva}</Text>
              <Timer label={copy.tempo} seconds={prova.tempo_restante} version={1} size="lg" />
            </Stack>
          </Card>
        )}
        <FactsList facts={facts(prova, fuso_horario)} />
      </Stack>
      <Stack gap="e16" as="section" labelledBy="instrucoes">
        <Heading id="instrucoes">{copy.instrucoesTitle}</Heading>
        <RulesList
          label={copy.instrucoesTitle}
          rules={copy[rules].map((rule, n) => ({ ...rule, icon: RULE_ICONS[rules][n] ?? TimerIcon }))}
        />
        <OwnInstructions title={copy.daEscola} text={prova.instrucoes} />
      </Stack>
    </Grid>
  );
}

function facts(prova: Prova, timeZone: string) {
  const words = copy.facts;
  return [
    ...partesDaProva(prova).map(partFact),
    ...(prova.disciplinas.length > 0 ? [{ term: words.disciplinas, value: prova.disciplinas.join(', ') }] : []),
    { term: words.ate, value: formatPrazo(Date.parse(prova.disponivel_ate), timeZone) },
    { term: words.aplicacao, value: prova.tipo_aplicacao },
    { term: words.serie, value: prova.serie },
    { term: words.ciclo, value: copy.ciclo(prova.ciclo) },
  ];
}

/** What the exam holds (D 216). */
function partFact(one: ParteDaProva) {
  const words = copy.facts;
  switch (one.parte) {
    case 'questoes':
      return { term: words.questoes, value: one.quantidade };
    case 'redacao':
      return { term: words.redacao, value: copy.umaRedacao };
    case 'lingua':
      return { term: words.lingua, value: copy.linguas };
    case 'dia':
      return { term: words.dia, value: copy.diaDe(one.dia, one.de) };
  }
}
