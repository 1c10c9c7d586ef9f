// The frame of something done in steps. It knows neither the steps' contents nor what is sent.
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useWords } from '../../../words.tsx';
import { X } from '../../../icons.ts';
import { IconLink } from '../../actions/icon-button/icon-button.tsx';
import { Steps } from '../../feedback/steps/steps.tsx';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { HeadingScope, HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './wizard.css.ts';

const defaults = { stepOf: (place: number, of: number) => `Etapa ${place} de ${of}` };

/** Props of `Wizard`. */
export interface WizardProps {
  /** The `h1` of the page: "Importar alunos". */
  title: string;
  /** The title, so that the route can move the focus there. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Smaller, under the title: the file, how many lines. */
  detail?: ReactNode;
  /** Where the cross leads: the page that this was opened from. */
  closeHref: string;
  /** Name of the cross: "Fechar e voltar às importações". */
  closeLabel: string;
  /** At the end of the head, such as a badge "Nada foi gravado". */
  status?: ReactNode;
  /** Names of the steps in order, one or two words each. */
  steps: readonly [string, ...string[]];
  /** The step that is shown, from 1; one more than there are: all is done, and the last one is shown. */
  current: number;
  /** Steps with something to mend, from 1. */
  missed?: readonly number[];
  /** Steps beyond the one that is shown that are done, too. */
  done?: readonly number[];
  /** Steps to come can be seen before the ones between are done. */
  free?: boolean;
  /** The person came from another step of it, which was drawn by another wizard: the focus goes to the heading of this one. */
  arrived?: boolean;
  /** The person wants to see a step that is done, or with `free` any other. */
  onChange?: ((place: number) => void) | undefined;
  /** The step. */
  children: ReactNode;
  /** At the start of the foot: what holds for the whole step, or what the button will do. */
  note?: ReactNode;
  /** One or two buttons at the foot, the main one first; on a phone it is as wide as the screen. */
  actions?: ReactNode;
}

/**
 * Something done in steps, one a screen: head, steps, the step, and a foot with its buttons that stays in sight. The last part of
 * its `Content`. When the step changes, the focus goes to its heading.
 */
export const Wizard = ({
  title,
  headingRef,
  detail,
  closeHref,
  closeLabel,
  status,
  steps,
  current,
  missed = [],
  done = [],
  free = false,
  arrived = false,
  onChange,
  children,
  note,
  actions,
}: WizardProps): ReactNode => {
  const copy = useWords(defaults);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(arrived ? 0 : current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [current]);
  const place = Math.min(current, steps.length);
  const step = steps[place - 1] ?? steps[0];
  return (
    <div className={css.frame}>
      <header className={css.head}>
        <IconLink icon={X} label={closeLabel} href={closeHref} />
        <div className={css.words}>
          <PageTitle look="h2" ref={headingRef}>
            {title}
          </PageTitle>
          {detail != null && (
            <Text as="div" look="small" tone="muted">
              {detail}
            </Text>
          )}
        </div>
        {status}
      </header>
      <Steps
        label={copy.stepOf(place, steps.length)}
        detail={step}
        {...{ steps, current, missed, done, free, onChange }}
        named
      />
      <section className={css.step} aria-labelledby={id}>
        <HeadingTag ref={heading} id={id} tabIndex={-1} className={css.heading}>
          {step}
        </HeadingTag>
        <HeadingScope>{children}</HeadingScope>
      </section>
      {(note != null || actions != null) && (
        <div className={css.foot}>
          {note != null && <div className={css.note}>{note}</div>}
          {actions != null && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </div>
  );
};
