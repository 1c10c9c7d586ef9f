/** The line of performance. A file of its own, because it alone carries the drawing of curves: import it lazily. */
import { numberText, percentText } from '@luneta/ui';
import { PerformanceLine } from '@luneta/ui/charts';

import { copy } from './copy.ts';
import type { Latest } from './latest.ts';

const triText = (value: number) => numberText(value, Number.isInteger(value) ? 0 : 1);

export function DesempenhoLine({ latest }: { latest: Latest }) {
  const { medida, points, min, max } = latest;
  const tri = medida === 'tri';
  return (
    <PerformanceLine
      title={tri ? copy.lineTri : copy.linePercent}
      points={points}
      words={{ ...copy.words, value: tri ? copy.valueTri : copy.valuePercent }}
      min={min}
      max={max}
      format={tri ? triText : percentText}
    />
  );
}
