import { Badge, classes, Icon, listRole, ProgressRing } from '@luneta/ui';
import { CircleCheck, type IconShape, TriangleExclamationPoint } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

import * as css from './delivery-summary.css.ts';

export interface DeliveryPart {
  /** "Questões", "Redação". */
  title: string;
  icon: IconShape;
  /** "40 de 45 respondidas", "312 palavras". */
  text: string;
  complete: boolean;
  /** Word of the state: "completa", "incompleta", "Entregue". */
  stateLabel: string;
  /** Shows the word of the state; otherwise it is for screen readers, and a picture says it. */
  showState?: boolean;
  /** How much of it is done, as a ring in the icon's place; the text says it in words. */
  progress?: { value: number; total: number };
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

const Ring = ({ value, total, label }: { value: number; total: number; label: string }): ReactNode => (
  <ProgressRing label={label} percent={(value * 100) / total} size={58}>
    {value}
  </ProgressRing>
);

/** What is about to be handed in, or was: one row for each part, with what is missing. */
export const DeliverySummary = ({ label, parts }: DeliverySummaryProps): ReactNode => (
  <ul className={css.list} {...listRole} aria-label={label}>
    {parts.map(({ title, icon, text, complete, stateLabel, showState, progress, details, warning }) => (
      <li key={title} className={css.item}>
        <span className={progress ? undefined : css.tile} aria-hidden>
          {progress ? <Ring {...progress} label={title} /> : <Icon of={icon} />}
        </span>
        <div>
          <p className={css.title}>{title}</p>
          <p className={css.text}>{text}</p>
        </div>
        {showState ? (
          <Badge tone={complete ? 'success' : 'warning'} icon={complete ? CircleCheck : TriangleExclamationPoint}>
            {stateLabel}
          </Badge>
        ) : (
          <span className={classes(complete ? css.complete : css.missing)}>
            <Icon of={complete ? CircleCheck : TriangleExclamationPoint} label={stateLabel} />
          </span>
        )}
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
