import { type ReactNode, useId } from 'react';
import { KeyRound, LogOut } from '../../../icons.ts';
import { Button } from '../../actions/button/button.tsx';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';

export interface ManagementCardProps {
  /** Name of the region. */
  title: string;
  /** Whose account is being looked at, and by whom it may be changed. */
  text?: string;
  /** 'Resetar senha'; it asks before it does. */
  reset: {
    /** Words on the button. */
    label: string;
    /** Opens the confirmation that names the student. */
    onClick: () => void;
  };
  /** 'Sair do modo aluno'. */
  leave: {
    /** Words on the link. */
    label: string;
    /** The choice of a student. */
    href: string;
  };
  /** Level of the title in the outline of the page. */
  level?: 2 | 3;
}

/** In a student's account, what only gestao_vida may do there. */
export const ManagementCard = ({ title, text, reset, leave, level = 2 }: ManagementCardProps): ReactNode => {
  const id = useId();
  return (
    <Card look="sunken" as="section" labelledBy={id}>
      <Stack gap="e12">
        <Stack gap="e4">
          <Heading level={level} look="h3" id={id}>
            {title}
          </Heading>
          {text !== undefined && (
            <Text look="small" tone="muted">
              {text}
            </Text>
          )}
        </Stack>
        <Button variant="dangerOutline" icon={KeyRound} block onClick={reset.onClick}>
          {reset.label}
        </Button>
        <ButtonLink variant="secondary" icon={LogOut} block href={leave.href}>
          {leave.label}
        </ButtonLink>
      </Stack>
    </Card>
  );
};
