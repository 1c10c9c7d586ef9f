// One exam day in version 1's exam centre. What its button says and where it leads is a rule of domain (`provaCard`).
import type { ProvaCardBotao, ProvaCardInput } from '@luneta/domain/prova-card';
import type { ReactNode } from 'react';
import { Blend, CircleCheck, Info, MonitorSmartphone, School, Timer } from '../../../icons.ts';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { type ExamFacts, ExamShell } from '../exam-card/exam-shell.tsx';
import * as css from './prova-card.css.ts';

const applications = { Online: MonitorSmartphone, Presencial: School, Híbrida: Blend } as const;

/** The button: where it leads, what it opens, or only the state it tells. */
export type ProvaCardButton =
  | {
      /** Can be entered now. */
      botao: Extract<ProvaCardBotao, 'iniciar' | 'continuar'>;
      /** Address of the domain's `destino`. */
      href: string;
    }
  | {
      /** Takes place in class: opens the text about it. */
      botao: Extract<ProvaCardBotao, 'saber_mais'>;
      /** Opens that text. */
      onPress: () => void;
    }
  | {
      /** Not available now: the button says why and cannot be pressed. */
      botao: Extract<ProvaCardBotao, 'inicio_as' | 'finalizada'>;
    };

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

/** Small, so that the longest label stays on one line at 320 px. */
const Press = ({ button, label }: { button: ProvaCardButton; label: string }): ReactNode => {
  if ('href' in button) {
    return (
      <ButtonLink href={button.href} size="sm">
        {label}
      </ButtonLink>
    );
  }
  if ('onPress' in button) {
    return (
      <Button variant="secondary" size="sm" icon={Info} onClick={button.onPress}>
        {label}
      </Button>
    );
  }
  return (
    <Button size="sm" icon={button.botao === 'finalizada' ? CircleCheck : Timer} disabled>
      {label}
    </Button>
  );
};

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
    actions={<Press button={button} label={buttonLabel} />}
  />
);
