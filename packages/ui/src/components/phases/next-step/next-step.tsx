// The next thing to do, with its one button. Which one it is, and where it leads, the screen decides.
import { type ReactNode, useId } from 'react';
import { ChevronRight, Zap } from '../../../icons.ts';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { Badge } from '../../feedback/badge/badge.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { Breu } from '../../identity/breu/breu.tsx';
import { MiniConstellation } from '../mini-constellation/mini-constellation.tsx';
import * as css from './next-step.css.ts';

/** Where the button leads; its words name the target. */
export interface NextStepAction {
  /** "Continuar · Física, fase 2". */
  label: string;
  /** The address. */
  href: string;
}

export interface NextStepProps {
  /** What it is: the name of the phase, or of the Boss. */
  title: string;
  /** A line about it: "Avaliação de revisão · 7 questões". */
  text?: string | undefined;
  /** Name of the subject; gives the path and Breu their colour. */
  materia: string;
  /** The one button. */
  action: NextStepAction;
  /** Items answered and possible, with their words. */
  progress?: { value: number; of: number; label: string } | undefined;
  /** Phases that are done, as the path in the sky; left out for a Boss. */
  phases?: { done: number; total: number; label: string } | undefined;
  /** A Boss: he waits, or his battle runs and shows its clock. */
  boss?: {
    /** "Batalha em andamento"; left out while he only waits. */
    badge?: string | undefined;
    /** "18:35". */
    clock?: string | undefined;
  };
}

/** Stands once on a screen, above everything else. A Boss is night, whatever the theme around him. */
export const NextStep = (props: NextStepProps): ReactNode => {
  const { title, text, materia, action, progress, phases, boss } = props;
  const id = useId();
  const words = (
    <div className={css.words}>
      <div className={css.top}>
        <div className={css.texts}>
          {boss?.badge !== undefined && (
            <Badge tone="warning" icon={Zap}>
              {boss.badge}
            </Badge>
          )}
          {boss?.clock !== undefined && <p className={css.clock}>{boss.clock}</p>}
          <div className={css.line}>
            <Heading look="h3" id={id}>
              {title}
            </Heading>
            {progress && (
              <span className={css.number}>
                <span aria-hidden="true">
                  {progress.value}/{progress.of}
                </span>
                <VisuallyHidden>{progress.label}</VisuallyHidden>
              </span>
            )}
          </div>
          {text !== undefined && (
            <Text look="small" tone="muted">
              {text}
            </Text>
          )}
        </div>
        {boss && <Breu energy={1} size={112} decorative animated={boss.clock !== undefined} materia={materia} />}
      </div>
      <div className={css.action}>
        <ButtonLink
          block
          href={action.href}
          variant={boss ? 'game' : 'primary'}
          {...(boss ? { icon: Zap } : { iconEnd: ChevronRight })}
        >
          {action.label}
        </ButtonLink>
      </div>
    </div>
  );
  const card = (
    <section className={css.card} aria-labelledby={id}>
      {words}
      {phases && (
        <div className={css.sky}>
          <ThemeProvider tema="plano" page={false}>
            <MiniConstellation {...phases} materia={materia} centered />
          </ThemeProvider>
        </div>
      )}
    </section>
  );
  if (!boss) return card;
  return (
    <ThemeProvider tema="plano" page={false}>
      {card}
    </ThemeProvider>
  );
};
