// The button of an exam of version 1 in its row. What it says is a rule of domain (`provaCard`).
import type { ProvaCardBotao } from '@luneta/domain/prova-card';
import { Button, ButtonLink } from '@luneta/ui';
import type { ReactNode } from 'react';

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

/** Small, so that the longest label stays on one line at 320 px; never the main button of the screen. */
export const ProvaPress = ({ button, label }: { button: ProvaCardButton; label: string }): ReactNode => {
  if ('href' in button) {
    return (
      <ButtonLink href={button.href} size="sm" variant="secondary">
        {label}
      </ButtonLink>
    );
  }
  if ('onPress' in button) {
    return (
      <Button variant="secondary" size="sm" onClick={button.onPress}>
        {label}
      </Button>
    );
  }
  return (
    <Button size="sm" disabled>
      {label}
    </Button>
  );
};
