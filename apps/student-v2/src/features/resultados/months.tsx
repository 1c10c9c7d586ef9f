import type { ResultadoListaItem } from '@luneta/api-client';
import { mesTitle, useConta } from '@luneta/app-shell';
import { calendarDay, formatData } from '@luneta/domain';
import { Badge, EmptyState, Grid, Heading, Inline, MonthGroup, Stack, Link } from '@luneta/ui';

import { ResultItem } from './parts/result-item/result-item.tsx';
import { badgeOf } from '../../shared/desempenho/badge.ts';
import { paths } from '../../shared/paths.ts';
import { NotaLink } from '../../shared/tri/nota-link.tsx';
import { TriHelp } from '../../shared/tri/tri-help.tsx';
import { copy } from './copy.ts';
import { groupByMonth, noteOf } from './result-row.ts';

export type MonthsProps = {
  avaliacoes: readonly ResultadoListaItem[];
  ciclo: number | null;
  /** Cards side by side on a wide screen. */
  columns: 1 | 2;
};

/** Every assessment by month, newest first, the newest month open (S3 §2). */
export function Months({ avaliacoes, ciclo, columns }: MonthsProps) {
  const { fuso_horario } = useConta();
  const groups = groupByMonth(avaliacoes, ciclo, fuso_horario);
  return (
    <Stack as="section" labelledBy="avaliacoes">
      <Inline justify="between" wrap>
        <Heading look="h3" id="avaliacoes">
          {copy.list}
        </Heading>
        {avaliacoes.some(({ nota_tri }) => nota_tri !== null) && <TriHelp />}
      </Inline>
      {groups.length === 0 && <EmptyState text={copy.emptyCycle} plain />}
      {groups.map(({ month, rows, firstMs }, n) => (
        <MonthGroup
          // Another cycle starts with its own newest month open.
          key={`${ciclo ?? ''}/${month}`}
          month={mesTitle(firstMs, fuso_horario)}
          count={copy.countOf(rows.length)}
          current={n === 0}
        >
          <Grid as="ul" columns={1} columnsExpanded={columns} gap="e12">
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

/** From a score to what made it; from an essay alone to its correction. */
function actionOf({ id, descricao, nota_tri, is_only_redacao, situacao }: ResultadoListaItem) {
  if (nota_tri !== null) return <NotaLink id={id} descricao={descricao} />;
  return is_only_redacao && situacao === 'liberado' && <Link href={paths.resultado(id)}>{copy.essayLink}</Link>;
}

function Result({ result, timeZone }: { result: ResultadoListaItem; timeZone: string }) {
  const startedMs = Date.parse(result.data_hora_inicial_1_dia);
  const note = noteOf(result, timeZone);
  const { nota_tri } = result;
  return (
    <ResultItem
      date={{ text: formatData(startedMs, timeZone), value: calendarDay(startedMs, timeZone) }}
      description={result.descricao}
      performance={result.desempenho === null ? undefined : { percent: result.desempenho, label: copy.performance }}
      tri={nota_tri === null ? undefined : { value: nota_tri, label: copy.tri }}
      badge={badgeOf(result) ?? undefined}
      note={note === null ? undefined : <Badge tone="info">{note}</Badge>}
      action={actionOf(result)}
      // S3 §2: an essay-only assessment is not clickable; nor is one without numbers yet.
      href={result.is_only_redacao || result.situacao === 'em_correcao' ? undefined : paths.resultado(result.id)}
    />
  );
}
