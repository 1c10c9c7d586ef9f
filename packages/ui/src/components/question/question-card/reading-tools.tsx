import type { ReactNode } from 'react';
import type { EscalaLeitura } from '../../foundations/theme-provider/theme-provider.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './question-card.css.ts';

/** Steps of the reading size; 1 is the design's own size. */
export const readingScales: readonly EscalaLeitura[] = [0.9, 1, 1.15, 1.3, 1.5];

export interface ReadingToolsProps {
  scale: EscalaLeitura;
  onChange: (scale: EscalaLeitura) => void;
  /** Accessible names: "Diminuir texto", "Aumentar texto". */
  smaller: string;
  larger: string;
}

/** A− and A+. At the ends the button stays in place and says it is disabled, so focus is kept. */
export const ReadingTools = ({ scale, onChange, smaller, larger }: ReadingToolsProps): ReactNode => {
  const at = readingScales.indexOf(scale);
  const down = readingScales[at - 1];
  const up = readingScales[at + 1];
  return (
    <div className={css.tools}>
      <button
        type="button"
        className={`${css.tool} ${css.smaller}`}
        aria-disabled={down === undefined}
        onClick={() => down !== undefined && onChange(down)}
      >
        <span aria-hidden>A−</span>
        <VisuallyHidden>{smaller}</VisuallyHidden>
      </button>
      <button
        type="button"
        className={`${css.tool} ${css.larger}`}
        aria-disabled={up === undefined}
        onClick={() => up !== undefined && onChange(up)}
      >
        <span aria-hidden>A+</span>
        <VisuallyHidden>{larger}</VisuallyHidden>
      </button>
    </div>
  );
};
