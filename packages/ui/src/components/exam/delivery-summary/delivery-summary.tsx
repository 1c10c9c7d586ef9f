import { CircleCheck, type IconShape, TriangleExclamationPoint } from '../../../icons.ts';
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { listRole } from '../../../lib/list-role.ts';
import * as css from './delivery-summary.css.ts';

export interface DeliveryPart {
  /** "Questões", "Redação". */
  title: string;
  icon: IconShape;
  /** "40 de 45 respondidas", "312 palavras". */
  text: string;
  complete: boolean;
  /** Word of the state for screen readers: "completa", "incompleta". */
  stateLabel: string;
  /** More about it under the row: `SubjectBars` with what is answered of each subject. */
  details?: ReactNode;
  /** What is missing ("5 questões em branco"), with a link or button to the first of them. */
  warning?: { text: string; action?: ReactNode } | undefined;
}

export interface DeliverySummaryProps {
  /** Accessible name of the list, e.g. "Resumo da entrega". */
  label: string;
  /** Questions, essay: one card each. */
  parts: readonly DeliveryPart[];
}

/** What is about to be handed in, or was: one row for each part, with what is missing. */
export const DeliverySummary = ({ label, parts }: DeliverySummaryProps): ReactNode => (
  <ul className={css.list} {...listRole} aria-label={label}>
    {parts.map(({ title, icon, text, complete, stateLabel, details, warning }) => (
      <li key={title} className={css.item}>
        <span className={css.tile} aria-hidden>
          <Icon of={icon} />
        </span>
        <div>
          <p className={css.title}>{title}</p>
          <p className={css.text}>{text}</p>
        </div>
        <span className={classes(complete ? css.complete : css.missing)}>
          <Icon of={complete ? CircleCheck : TriangleExclamationPoint} label={stateLabel} />
        </span>
        {details === undefined ? null : <div className={css.details}>{details}</div>}
        {warning ? (
          <div className={css.warning}>
            <span className={css.warningText}>{warning.text}</span>
            {warning.action}
          </div>
        ) : null}
      </li>
    ))}
  </ul>
);
