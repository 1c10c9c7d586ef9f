// One exam day in version 1's exam centre. What its button says and where it leads is a rule of domain (`provaCard`).
import type { ProvaCardInput } from '@luneta/domain/prova-card';
import type { ReactNode } from 'react';
import { Blend, MonitorSmartphone, School } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { type ExamFacts, ExamShell } from '../exam-card/exam-shell.tsx';
import * as css from './prova-card.css.ts';
import { type ProvaCardButton, ProvaPress } from './prova-press.tsx';

export type { ProvaCardButton } from './prova-press.tsx';

const applications = { Online: MonitorSmartphone, Presencial: School, Híbrida: Blend } as const;

export interface ProvaCardProps extends ExamFacts {
  /** How it is taken, as the contract says it; shown with its picture. */
  application: ProvaCardInput['tipo_aplicacao'];
  /** What the button does. */
  button: ProvaCardButton;
  /** What it says: 'INÍCIO ÀS 14h30', 'INICIAR', 'CONTINUAR AVALIAÇÃO', 'PROVA FINALIZADA', 'SABER MAIS'. */
  buttonLabel: string;
  /** At the top right, e.g. a `Badge` with the time. */
  badge?: ReactNode;
}

/** `article` named by its title; the button says the state. */
export const ProvaCard = ({ application, button, buttonLabel, badge, ...facts }: ProvaCardProps): ReactNode => (
  <ExamShell
    {...facts}
    lead={
      <span className={css.application}>
        <Icon of={applications[application]} size={16} />
        {application}
      </span>
    }
    badge={badge}
    open={'href' in button}
    actions={<ProvaPress button={button} label={buttonLabel} />}
  />
);
