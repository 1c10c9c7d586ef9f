/** The places of an imported exam, 15 in a row, an area after the other. One stop of the keyboard; arrows move in it. */
import type { ConferenciaArea, ConferenciaLugar, EstadoDoLugar } from '@luneta/api-client';
import { Button, Heading, Icon, Text, VisuallyHidden, classes } from '@luneta/ui';
import { Check, Plus, TriangleExclamationPoint } from '@luneta/ui/icons';
import { useId, useRef, type KeyboardEvent } from 'react';

import { moveBy } from '../parts/answer-grid/moves.ts';
import { copy } from './copy.ts';
import { ICONS } from './estados.ts';
import * as css from './fault-grid.css.ts';

const COLUMNS = 15;

export interface FaultGridProps {
  /** In the order of the exam. */
  areas: readonly ConferenciaArea[];
  /** Number of the place whose sheet is open; null: none. */
  selected: number | null;
  /** The state that is looked for; null: any. */
  estado: EstadoDoLugar | null;
  /** A place was chosen. */
  onSelect: (numero: number) => void;
  /** Whether something may be added here. */
  editavel: boolean;
}

const rowsOf = (lugares: readonly ConferenciaLugar[]): readonly (readonly ConferenciaLugar[])[] =>
  Array.from({ length: Math.ceil(lugares.length / COLUMNS) }, (_, n) => lugares.slice(n * COLUMNS, (n + 1) * COLUMNS));

/** Every place of the exam, those with a fault by colour, icon and name; why an area has no TRI score stands above it. */
export function FaultGrid({ areas, selected, estado, onSelect, editavel }: FaultGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = areas.flatMap(({ lugares }) => rowsOf(lugares));
  const first = rows[0]?.[0]?.numero ?? null;
  const stop = selected ?? first;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, numero: number) => {
    if (event.key === 'Enter' || event.altKey || event.metaKey) return;
    const row = rows.findIndex((one) => one.some((lugar) => lugar.numero === numero));
    const column = rows[row]?.findIndex((lugar) => lugar.numero === numero) ?? 0;
    const to = moveBy(event.key, event.ctrlKey, { row, column }, { row: rows.length - 1, column: COLUMNS - 1 });
    const found = to && (rows[to.row]?.[to.column] ?? rows[to.row]?.at(-1));
    if (!found) return;
    event.preventDefault();
    box.current?.querySelector<HTMLButtonElement>(`[data-numero="${found.numero}"]`)?.focus();
  };
  return (
    <div ref={box} style={{ display: 'grid', gap: '20px' }}>
      {areas.map((area) => (
        <Area key={area.area_codigo} area={area} {...(editavel && { onAdd: onSelect })}>
          {rowsOf(area.lugares).map((row) => (
            <div key={row[0]?.numero} role="row" className={css.row}>
              {row.map((lugar) => (
                <div key={lugar.numero} role="gridcell">
                  <Cell
                    lugar={lugar}
                    quiet={estado !== null && lugar.estado !== estado}
                    current={lugar.numero === selected}
                    stop={lugar.numero === stop}
                    onSelect={onSelect}
                    onKeyDown={onKeyDown}
                  />
                </div>
              ))}
            </div>
          ))}
        </Area>
      ))}
    </div>
  );
}

type AreaProps = { area: ConferenciaArea; onAdd?: (numero: number) => void; children: React.ReactNode };

function Area({ area, onAdd, children }: AreaProps) {
  const id = useId();
  const { motivo, numeros } = area.tri;
  const missing = motivo === 'faltam' ? numeros[0] : undefined;
  return (
    <section aria-labelledby={id} className={css.area}>
      <div className={css.head}>
        <span className={css.name}>
          <Heading look="h3" id={id}>
            {area.nome}
          </Heading>
          <Text as="span" look="small" tone="muted" tabular>
            {copy.range(area)}
          </Text>
        </span>
        <span className={css.why}>
          <span className={classes(css.tri, css.triTone[motivo === null ? 'ok' : 'missing'])}>
            <Icon of={motivo === null ? Check : TriangleExclamationPoint} size={16} />
            {copy.tri(area.tri)}
          </span>
          {missing !== undefined && onAdd && (
            <Button variant="secondary" size="sm" icon={Plus} onClick={() => onAdd(missing)}>
              {copy.add}
            </Button>
          )}
        </span>
      </div>
      <div role="grid" aria-label={copy.grid(area.nome)} className={css.grid}>
        {children}
      </div>
    </section>
  );
}

type CellProps = {
  lugar: ConferenciaLugar;
  quiet: boolean;
  current: boolean;
  stop: boolean;
  onSelect: (numero: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>, numero: number) => void;
};

function Cell({ lugar: { numero, estado }, quiet, current, stop, onSelect, onKeyDown }: CellProps) {
  return (
    <button
      type="button"
      data-numero={numero}
      className={classes(css.cell, quiet ? css.quiet : css.state[estado])}
      aria-current={current}
      tabIndex={stop ? 0 : -1}
      onClick={() => onSelect(numero)}
      onKeyDown={(event) => onKeyDown(event, numero)}
    >
      <VisuallyHidden>{copy.cell(numero, estado)}</VisuallyHidden>
      {estado !== 'ok' && <Icon of={ICONS[estado]} size={16} />}
      <span aria-hidden="true">{numero}</span>
    </button>
  );
}
