// Performance over time, as a line or as the table of its numbers. The only component that loads d3-shape:
// an app that does not use it does not carry it.
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Link } from '../../actions/link/link.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { percentText } from '../number-text.ts';
import { LineChart } from './line-chart.tsx';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './performance-line.css.ts';
import type { PerformancePoint } from './scale.ts';

/** Words of the performance line. */
export interface PerformanceLineWords {
  /** On the button while the line shows: 'Ver como tabela'. */
  asTable: string;
  /** On the button while the table shows: "Ver como gráfico". */
  asChart: string;
  /** Column of the moments: "Ciclo", "Avaliação". */
  moment: string;
  /** Column of the values: "Desempenho". */
  value: string;
  /** Read after a value that leads to what explains it: "entenda a nota". */
  explain?: string;
  /** Instead of everything when there is no point yet. */
  empty: string;
}

export interface PerformanceLineProps {
  /** Title of the figure: "Seu desempenho". */
  title: string;
  /** Oldest first. The line shows the newest twelve, the table all. */
  points: readonly PerformancePoint[];
  /** Words around the picture. */
  words: PerformanceLineWords;
  /** Value at the foot of the scale. */
  min?: number;
  /** Value at its top. */
  max?: number;
  /** Writes a value; percent without decimals when absent. */
  format?: (value: number) => string;
}

/** `figure` with a button that shows the same numbers as a table. */
export const PerformanceLine = (props: PerformanceLineProps): ReactNode => {
  const { title, points, words, min = 0, max = 100, format = percentText } = props;
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  return (
    <figure className={css.figure} aria-labelledby={titleId}>
      <div className={css.head}>
        <HeadingTag id={titleId} className={css.title}>
          {title}
        </HeadingTag>
        {points.length === 0 ? null : (
          <span className={css.toggle}>
            <Button variant="text" size="sm" onClick={() => setAsTable(!asTable)}>
              {asTable ? words.asChart : words.asTable}
            </Button>
          </span>
        )}
      </div>
      {points.length === 0 ? <p className={css.empty}>{words.empty}</p> : null}
      {points.length === 0 || asTable ? null : <LineChart {...{ title, points, min, max, format }} />}
      {points.length > 0 && asTable ? (
        <table className={css.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col" className={css.columnHead}>
                {words.moment}
              </th>
              <th scope="col" className={css.columnHead}>
                {words.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={index}>
                <th scope="row" className={css.rowHead}>
                  {point.label}
                </th>
                <td className={css.number}>
                  {point.href === undefined ? (
                    format(point.value)
                  ) : (
                    <Link href={point.href}>
                      {format(point.value)}
                      {words.explain ? <VisuallyHidden> {words.explain}</VisuallyHidden> : null}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </figure>
  );
};
