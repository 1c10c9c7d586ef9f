// Paper: A4 sheets with a head and a foot of their own. On a wide screen sheets of cells look as they will on paper, on a
// narrow one cells are a list. It knows neither what is printed nor who prints.
import { type ReactNode, useEffect } from 'react';
import { Scissors } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import { useWords } from '../../../words.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './print-sheet.css.ts';

const defaults = { sheet: 'folha', sheetOf: (n: number, of: number) => `folha ${n} de ${of}`, sheetsOf: 'de' };

/** One of eight on a sheet. */
export interface PrintCell {
  /** Tells it from every other. */
  id: string | number;
  /** What stands in it. */
  content: ReactNode;
}

interface Paper {
  /** Name of what is printed: "Fichas de acesso". */
  label: string;
  /** At the start of each foot, before the count of the sheets: "7A". */
  title: string;
  /** At the end of each foot: who printed it, and when. */
  note: string;
  /** At the head of each sheet. */
  header?: ReactNode;
}

/** Props of `PrintSheet`: cells to cut apart, whole sheets, or text that flows over as many sheets as it needs. */
export type PrintSheetProps = Paper &
  (
    | { cells: readonly PrintCell[]; pages?: never; children?: never }
    | { pages: readonly PrintCell[]; cells?: never; children?: never }
    | { children: ReactNode; cells?: never; pages?: never }
  );

const A_SHEET = 8;

const sheetsOf = (cells: readonly PrintCell[]): readonly (readonly PrintCell[])[] =>
  Array.from({ length: Math.ceil(cells.length / A_SHEET) }, (_, n) => cells.slice(n * A_SHEET, (n + 1) * A_SHEET));

/** A part of what is printed, from a sheet of its own on: its sheets are counted in its foot. */
export const PrintSheet = ({ cells, pages, children, ...paper }: PrintSheetProps): ReactNode => {
  if (cells) return <Cells {...paper} cells={cells} />;
  return pages ? <Pages {...paper} pages={pages} /> : <Flow {...paper}>{children}</Flow>;
};

const Pages = ({ label, title, note, header, pages }: Paper & { pages: readonly PrintCell[] }): ReactNode => {
  const copy = useWords(defaults);
  return (
    <ul {...listRole} aria-label={label} className={classes(css.part, css.pages)}>
      {pages.map(({ id, content }, n) => (
        <li key={id} className={css.page}>
          {header != null && <div className={css.head}>{header}</div>}
          <div className={css.whole}>{content}</div>
          <p className={css.foot}>
            <span>{`${title} · ${copy.sheetOf(n + 1, pages.length)}`}</span>
            <span>{note}</span>
          </p>
        </li>
      ))}
    </ul>
  );
};

const Cells = ({ label, title, note, header, cells }: Paper & { cells: readonly PrintCell[] }): ReactNode => {
  const copy = useWords(defaults);
  const sheets = sheetsOf(cells);
  const footOf = (n: number) => `${title} · ${copy.sheetOf(n + 1, sheets.length)}`;
  return (
    <div className={css.part}>
      {sheets.map((sheet, n) => (
        <div key={n} className={css.page}>
          {header != null && <div className={css.head}>{header}</div>}
          <div className={css.cells}>
            <span className={classes(css.scissors, css.scissorsDown)}>
              <Icon of={Scissors} size={16} />
            </span>
            <span className={classes(css.scissors, css.scissorsAcross)}>
              <Icon of={Scissors} size={16} />
            </span>
            <ul {...listRole} aria-label={sheets.length === 1 ? label : `${label}, ${footOf(n)}`} className={css.grid}>
              {sheet.map(({ id, content }) => (
                <li key={id} className={css.cell}>
                  {content}
                </li>
              ))}
            </ul>
          </div>
          <p className={css.foot}>
            <span>{footOf(n)}</span>
            <span>{note}</span>
          </p>
        </div>
      ))}
    </div>
  );
};

const Flow = ({ label, title, note, header, children }: Paper & { children: ReactNode }): ReactNode => {
  const copy = useWords(defaults);
  useEffect(() => countPages(copy.sheet, copy.sheetsOf), [copy.sheet, copy.sheetsOf]);
  return (
    <section aria-label={label} className={css.flow}>
      <table role="presentation" className={css.table}>
        {header != null && (
          <thead>
            <tr>
              <td>{header}</td>
            </tr>
          </thead>
        )}
        <tbody>
          <tr>
            <td>{children}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <td>
              <p className={css.flowFoot}>{`${title} · ${note}`}</p>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
};

/**
 * The count stands in the margin, where only the browser knows it; one that does not prints the foot alone. The rule joins a
 * style sheet of the page: the policy refuses a new one.
 */
function countPages(sheet: string, of: string): () => void {
  const rules = document.styleSheets[0];
  if (rules === undefined) return () => undefined;
  try {
    const at = rules.insertRule(
      `@page flow { @bottom-right { content: "${sheet} " counter(page) " ${of} " counter(pages); font: 8pt sans-serif; } }`,
      rules.cssRules.length,
    );
    const added = rules.cssRules[at];
    return () => {
      const now = [...rules.cssRules].findIndex((rule) => rule === added);
      if (now >= 0) rules.deleteRule(now);
    };
  } catch {
    // A browser without named pages.
    return () => undefined;
  }
}
