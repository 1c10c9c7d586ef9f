/** How many places stand how; a chip each, which filters. Together they are all places. */
import type { ConferenciaTotais, EstadoDoLugar } from '@luneta/api-client';
import { Icon, VisuallyHidden, classes } from '@luneta/ui';

import * as css from './chips.css.ts';
import { copy, ESTADOS } from './copy.ts';
import { ICONS, ORDEM } from './estados.ts';

type ChipsProps = {
  totais: ConferenciaTotais;
  /** The one that is looked for; null: any. */
  estado: EstadoDoLugar | null;
  onChange: (estado: EstadoDoLugar | null) => void;
};

export function Chips({ totais, estado: chosen, onChange }: ChipsProps) {
  return (
    <div role="group" aria-label={copy.filter} className={css.chips}>
      {ORDEM.map((estado) => (
        <button
          key={estado}
          type="button"
          className={css.chip}
          aria-pressed={estado === chosen}
          onClick={() => onChange(estado === chosen ? null : estado)}
        >
          <span className={classes(css.mark, css.state[estado])}>
            <Icon of={ICONS[estado]} size={16} />
          </span>
          {ESTADOS[estado]}
          <VisuallyHidden> </VisuallyHidden>
          <span className={css.number}>{totais[estado]}</span>
        </button>
      ))}
    </div>
  );
}
