import { Badge, ButtonLink, Inline, LatestResult, numberText, percentText, RankingBadge, Skeleton } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { formatData } from '@luneta/domain';
import { lazy, Suspense } from 'react';

import { paths } from '../paths.ts';
import { copy as tri } from '../tri/copy.ts';
import { badgeOf } from './badge.ts';
import { copy } from './copy.ts';
import type { Latest } from './latest.ts';

const DesempenhoLine = lazy(async () => ({ default: (await import('./desempenho-line.tsx')).DesempenhoLine }));

const short = (value: number) => numberText(value, Number.isInteger(value) ? 0 : 1);

/** The number of the card, and what it is. */
function numberOf({ result, medida }: Latest): { value: number; note: string } {
  const percent = result.desempenho === null ? null : percentText(result.desempenho);
  if (medida === 'tri' && result.nota_tri !== null)
    return { value: result.nota_tri, note: copy.tri(percent, result.base_tri?.estimativa === true) };
  const { nota, nota_maxima, desempenho } = result;
  if (nota !== null) return { value: nota, note: copy.nota(short(nota_maxima), percent) };
  return { value: desempenho ?? 0, note: copy.nota('100', null) };
}

/** A fall is told in the same calm colour as everything else; what the margin may explain is no change (D 222). */
function Change({ latest: { change, dentroDaMargem } }: { latest: Latest }) {
  if (change === null || change === 0) return null;
  if (dentroDaMargem) return <Badge tone="neutral">{copy.insideMargin}</Badge>;
  return (
    <Badge tone={change > 0 ? 'success' : 'neutral'}>
      {copy.change(`${change > 0 ? '+' : ''}${numberText(change)}`)}
    </Badge>
  );
}

export type LatestResultCardProps = {
  latest: Latest;
  timeZone: string;
};

/** The latest result: the number first and big, how it changed, and the line behind it. */
export function LatestResultCard({ latest, timeZone }: LatestResultCardProps) {
  const { result } = latest;
  const badge = badgeOf(result);
  const { value, note } = numberOf(latest);
  return (
    <LatestResult
      eyebrow={copy.latest(formatData(Date.parse(result.data_hora_inicial_1_dia), timeZone))}
      title={result.descricao}
      value={value}
      note={note}
      change={<Change latest={latest} />}
      badge={badge === null ? undefined : <RankingBadge {...badge} />}
      action={
        <Inline wrap gap="e4">
          <ButtonLink href={paths.resultado(result.id)} variant="secondary" size="sm" iconEnd={ChevronRight}>
            {copy.details}
          </ButtonLink>
          {latest.medida === 'tri' && (
            <ButtonLink href={paths.resultadoExplicado(result.id)} variant="text" size="sm">
              {tri.explain}
            </ButtonLink>
          )}
        </Inline>
      }
      chart={
        latest.points.length > 1 && (
          <Suspense fallback={<Skeleton shape="card" size={264} />}>
            <DesempenhoLine latest={latest} />
          </Suspense>
        )
      }
    />
  );
}
