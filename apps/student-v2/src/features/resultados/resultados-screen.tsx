/** The results centre (S3 §2): what was avoided, then every assessment by month. */
import type { ResultadoLista } from '@luneta/api-client';
import { resultadosQuery } from '@luneta/api-client/resultados';
import { mesTitle, QueryState, useConta, usePageTitle, useServices } from '@luneta/app-shell';
import { calendarDay, engajamentoLevel, formatData, roundHalfUp } from '@luneta/domain';
import {
  AvoidedMistakesCard,
  Badge,
  Button,
  Content,
  Dialog,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Loading,
  MonthGroup,
  ResultItem,
  Select,
  Skeleton,
  Stack,
  TriSteps,
} from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { paths } from '../../paths.ts';
import { copy } from './copy.ts';
import { badgeOf, groupByMonth, noteOf } from './result-row.ts';

const ALL = '-1';
const PICTURES = ['difficulty', 'coherent', 'guess'] as const;

export function ResultadosScreen() {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const query = useQuery(resultadosQuery(api));
  const [explaining, setExplaining] = useState(false);
  return (
    <Content>
      <Stack gap="e24">
        <Inline justify="between" wrap>
          <Heading level={1} focusable ref={heading}>
            {copy.title}
          </Heading>
          <Button variant="text" size="sm" onClick={() => setExplaining(true)}>
            {copy.whatIsTri}
          </Button>
        </Inline>
        <QueryState query={query} loading={<ResultadosLoading />}>
          {(lista) => <ResultadosList lista={lista} />}
        </QueryState>
      </Stack>
      <Dialog
        open={explaining}
        onClose={() => setExplaining(false)}
        title={copy.triTitle}
        footer={<Button onClick={() => setExplaining(false)}>{copy.ok}</Button>}
      >
        <TriSteps
          label={copy.triTitle}
          steps={copy.triSteps.map((step, n) => ({ ...step, picture: PICTURES[n] ?? 'guess' }))}
        />
      </Dialog>
    </Content>
  );
}

export function ResultadosLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack gap="e20">
        <Skeleton shape="title" />
        <Skeleton shape="card" size={120} />
        <Skeleton shape="card" size={120} />
        <Skeleton shape="card" size={120} />
      </Stack>
    </Loading>
  );
}

export function ResultadosList({ lista }: { lista: ResultadoLista }) {
  const { fuso_horario } = useConta();
  const [ciclo, setCiclo] = useState(ALL);
  if (lista.avaliacoes.length === 0) return <EmptyState text={copy.empty} />;
  const ciclos = [...new Set(lista.avaliacoes.map((avaliacao) => avaliacao.ciclo))].toSorted((a, b) => b - a);
  const groups = groupByMonth(lista.avaliacoes, ciclo === ALL ? null : Number(ciclo), fuso_horario);
  return (
    <Stack gap="e24">
      {ciclos.length > 1 && (
        <Select
          label={copy.cycle}
          value={ciclo}
          onChange={setCiclo}
          options={[
            { value: ALL, label: copy.allCycles },
            ...ciclos.map((numero) => ({ value: String(numero), label: copy.cicloOf(numero) })),
          ]}
        />
      )}
      <FalhasEvitadas falhas={lista.falhas_evitadas} />
      <Heading level={2}>{copy.list}</Heading>
      {groups.length === 0 && <EmptyState text={copy.emptyCycle} plain />}
      {groups.map(({ month, rows, firstMs }, n) => (
        <MonthGroup
          // Another cycle starts with its own newest month open.
          key={`${ciclo}/${month}`}
          month={mesTitle(firstMs, fuso_horario)}
          count={copy.countOf(rows.length)}
          current={n === 0}
        >
          <Grid as="ul" columns={1} columnsExpanded={2} gap="e12">
            {rows.map((result) => (
              <li key={result.id}>
                <Result result={result} timeZone={fuso_horario} />
              </li>
            ))}
          </Grid>
        </MonthGroup>
      ))}
    </Stack>
  );
}

function Result({ result, timeZone }: { result: ResultadoLista['avaliacoes'][number]; timeZone: string }) {
  const startedMs = Date.parse(result.data_hora_inicial_1_dia);
  const note = noteOf(result, timeZone);
  return (
    <ResultItem
      date={{ text: formatData(startedMs, timeZone), value: calendarDay(startedMs, timeZone) }}
      description={result.descricao}
      performance={result.desempenho === null ? undefined : { percent: result.desempenho, label: copy.performance }}
      tri={result.nota_tri === null ? undefined : { value: result.nota_tri, label: copy.tri }}
      badge={badgeOf(result) ?? undefined}
      note={note === null ? undefined : <Badge tone="info">{note}</Badge>}
      // S3 §2: an essay-only assessment is not clickable; nor is one without numbers yet.
      href={result.is_only_redacao || result.situacao === 'em_correcao' ? undefined : paths.resultado(result.id)}
      level={4}
    />
  );
}

function FalhasEvitadas({ falhas }: { falhas: ResultadoLista['falhas_evitadas'] }) {
  if (falhas.length === 0) return null;
  return (
    <Stack as="section" labelledBy="falhas">
      <Heading level={2} id="falhas">
        {copy.avoided}
      </Heading>
      <Grid columns={1} columnsExpanded={3}>
        {falhas.map((falha) => {
          const level = engajamentoLevel(falha.engajamento_base ?? 0);
          // Predictions are fractions; mistakes are counted whole.
          const avoided = roundHalfUp(falha.qtde_falhas_evitadas, 0);
          const predicted = roundHalfUp(falha.qtde_falhas_previstas, 0);
          return (
            <AvoidedMistakesCard
              key={falha.materia_id}
              subject={falha.materia_nome}
              avoided={avoided}
              predicted={predicted}
              text={copy.avoidedText(avoided, predicted)}
              phases={copy.avoidedPhases(falha.qtde_fases_engajou, falha.qtde_fases_total)}
              level={level}
              levelLabel={copy.level[level]}
            />
          );
        })}
      </Grid>
    </Stack>
  );
}
