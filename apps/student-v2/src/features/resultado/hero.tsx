/** The one big number of a result, with its band and what explains it; three small numbers below, each with its word. */
import type { Resultado } from '@luneta/api-client';
import { BigScore, Card, Figures, numberText, percentText, ProgressRing, Stack, TriGauge } from '@luneta/ui';

import { HITS, passosOf } from '../../shared/resultado/questoes.ts';
import { copy } from './copy.ts';
import { EntendaNota } from './entenda-nota.tsx';
import { explicacaoOf } from './explicacao.ts';

const short = (value: number) => numberText(value, Number.isInteger(value) ? 0 : 1);

export function Hero({ resultado }: { resultado: Resultado }) {
  const { nota, nota_tri, nota_tri_turma, desempenho_geral, areas } = resultado;
  // Nothing is shown for an absent student: an empty card would look like an error.
  if (nota === null && nota_tri === null && desempenho_geral === null && areas.length === 0) return null;
  const explicacao = explicacaoOf(resultado);
  return (
    <Card padding="lg">
      <Stack gap="e16">
        {explicacao ? (
          <TriGauge
            value={explicacao.nota}
            error={explicacao.erro}
            label={copy.tri}
            estimate={copy.estimate}
            errorName={copy.triError}
            marks={marksOf(nota_tri_turma, explicacao.maxima)}
            help={<EntendaNota explicacao={explicacao} />}
          />
        ) : (
          <PlainHero resultado={resultado} />
        )}
        <SmallNumbers resultado={resultado} withScore={explicacao !== null} />
      </Stack>
    </Card>
  );
}

/** The class, and the most that this exam could give (D 222). */
const marksOf = (turma: number | null, maxima: number | null) => [
  ...(turma === null ? [] : [{ kind: 'class', value: turma, label: copy.turma } as const]),
  ...(maxima === null ? [] : [{ kind: 'max', value: maxima, label: copy.maxima } as const]),
];

/** Without a TRI score the grade is the big number, or else the performance. */
function PlainHero({ resultado: { nota, nota_maxima, desempenho_geral, questoes } }: { resultado: Resultado }) {
  // The grade of an essay alone is its mark, which has no decimals.
  const decimals = questoes.length === 0 ? 0 : 1;
  if (nota !== null)
    return <BigScore label={copy.score} value={nota} max={nota_maxima} decimals={decimals} showLabel />;
  if (desempenho_geral === null) return null;
  return (
    <ProgressRing label={copy.performance} percent={desempenho_geral} size={96}>
      {percentText(desempenho_geral)}
    </ProgressRing>
  );
}

function SmallNumbers({ resultado, withScore }: { resultado: Resultado; withScore: boolean }) {
  const { nota, nota_maxima, desempenho_geral, questoes, presente_avaliacao } = resultado;
  const passos = passosOf(questoes, presente_avaliacao);
  const hits = passos.filter(({ verdict }) => HITS.includes(verdict)).length;
  const figures = [
    ...(desempenho_geral === null ? [] : [{ value: percentText(desempenho_geral), label: copy.performance }]),
    ...(passos.length === 0 ? [] : [{ value: `${hits}/${passos.length}`, label: copy.hitsLabel }]),
    ...(withScore && nota !== null ? [{ value: short(nota), label: copy.scoreLabel(short(nota_maxima)) }] : []),
  ];
  return figures.length === 0 ? null : <Figures label={copy.figures} figures={figures} />;
}
