// The button of an exam of version 1, in its card or its row. What it says is a rule of domain (`provaCard`).
import type { ProvaCardBotao } from '@luneta/domain/prova-card';
import type { ReactNode } from 'react';
import { CircleCheck, Info, Timer } from '../../../icons.ts';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { Button } from '../../actions/button/button.tsx';

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

/** Small, so that the longest label stays on one line at 320 px. `quiet` is for a row: no icon, and not the main button of the screen. */
export const ProvaPress = (props: { button: ProvaCardButton; label: string; quiet?: boolean }): ReactNode => {
  const { button, label, quiet = false } = props;
  if ('href' in button) {
    return (
      <ButtonLink href={button.href} size="sm" variant={quiet ? 'secondary' : 'primary'}>
        {label}
      </ButtonLink>
    );
  }
  if ('onPress' in button) {
    return (
      <Button variant="secondary" size="sm" {...(quiet ? {} : { icon: Info })} onClick={button.onPress}>
        {label}
      </Button>
    );
  }
  const icon = button.botao === 'finalizada' ? CircleCheck : Timer;
  return (
    <Button size="sm" {...(quiet ? {} : { icon })} disabled>
      {label}
    </Button>
  );
};
