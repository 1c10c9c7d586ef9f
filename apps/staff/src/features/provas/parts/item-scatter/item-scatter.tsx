import type { ReactNode } from 'react';

import * as css from './item-scatter.css.ts';

/** One question in the picture. */
export interface ScatterItem {
  /** Tells it from the others. */
  id: number;
  /** Written beside the marks that need somebody. */
  number: string;
  /** Share of hits, 0 to 1. */
  hits: number;
  /** −1 to 1. */
  discrimination: number;
  /** Chooses shape and colour. */
  health: 'good' | 'review' | 'annul';
}

export interface ItemScatterProps {
  /** The picture in one sentence; a table beside it says the same. */
  label: string;
  /** Every question with figures. */
  items: readonly ScatterItem[];
  /** The one whose options are shown. */
  selected: number | null;
  /** A mark was pressed. For the keyboard the table does the same. */
  onSelect: (id: number) => void;
  /** Words of the two axes. */
  axes: { hits: string; discrimination: string };
}

const [WIDTH, HEIGHT] = [640, 392];
const area = { left: 60, right: 620, top: 28, bottom: 330 } as const;
const [LOWEST, HIGHEST] = [-0.4, 1];

const xOf = (hits: number) => area.left + hits * (area.right - area.left);
const yOf = (value: number) => {
  const part = (Math.min(Math.max(value, LOWEST), HIGHEST) - LOWEST) / (HIGHEST - LOWEST);
  return area.bottom - part * (area.bottom - area.top);
};

const shape = (health: ScatterItem['health'], x: number, y: number) => {
  const className = css.mark[health];
  if (health === 'good') return <circle cx={x} cy={y} r={7} className={className} />;
  if (health === 'review')
    return <path d={`M${x} ${y - 9} L${x + 9} ${y + 7} L${x - 9} ${y + 7} Z`} className={className} />;
  return <path d={`M${x} ${y - 10} L${x + 10} ${y} L${x} ${y + 10} L${x - 10} ${y} Z`} className={className} />;
};

const decimal = (value: number) => String(value).replace('.', ',').replace('-', '−');

/** Hits against discrimination, one mark a question, three shapes: what needs a look stands out below. */
export const ItemScatter = ({ label, items, selected, onSelect, axes }: ItemScatterProps): ReactNode => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={css.picture} role="img" aria-label={label}>
    <rect
      x={area.left}
      y={yOf(0.2)}
      width={area.right - area.left}
      height={yOf(0) - yOf(0.2)}
      className={css.zone.review}
    />
    <rect
      x={area.left}
      y={yOf(0)}
      width={area.right - area.left}
      height={area.bottom - yOf(0)}
      className={css.zone.annul}
    />
    {[1, 0.8, 0.6, 0.4, 0.2, 0, -0.2, -0.4].map((value) => (
      <g key={value}>
        <line x1={area.left} x2={area.right} y1={yOf(value)} y2={yOf(value)} className={css.gridLine} />
        <text x={area.left - 8} y={yOf(value) + 4} textAnchor="end" className={css.axis}>
          {decimal(value)}
        </text>
      </g>
    ))}
    {[0, 0.25, 0.5, 0.75, 1].map((value) => (
      <text key={value} x={xOf(value)} y={area.bottom + 26} textAnchor="middle" className={css.axis}>
        {`${value * 100}%`}
      </text>
    ))}
    <text x={area.left} y={area.top - 12} className={css.axis}>{`↑ ${axes.discrimination}`}</text>
    <text x={area.right} y={area.bottom + 54} textAnchor="end" className={css.axis}>{`${axes.hits} →`}</text>
    {items.map(({ id, number, hits, discrimination, health }) => {
      const [x, y] = [xOf(hits), yOf(discrimination)];
      return (
        <g key={id} className={css.point} onClick={() => onSelect(id)} data-item={id}>
          {id === selected && <circle cx={x} cy={y} r={17} className={css.ring} />}
          {shape(health, x, y)}
          {(health !== 'good' || id === selected) && (
            <text x={x + 22} y={y + 4} className={css.number}>
              {number}
            </text>
          )}
        </g>
      );
    })}
  </svg>
);
