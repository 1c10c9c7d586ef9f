import type { ReactNode, Ref } from 'react';
import { ArrowLeft } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { IconLink } from '../../actions/icon-button/icon-button.tsx';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Trajectory } from '../../foundations/trajectory/trajectory.tsx';
import { Pipa } from '../../identity/pipa/pipa.tsx';
import type { GameCounters } from './game-bar.tsx';
import { PersonName } from '../../foundations/person-name/person-name.tsx';
import * as css from './game-bar.css.ts';

interface Greeting {
  /** E.g. "Boa tarde,"; with the name it is the `h1` of the page. */
  text: string;
  /** First name or social name of the student. */
  name: string;
  /** For the focus that a route change moves here. */
  headingRef?: Ref<HTMLHeadingElement>;
}

export interface GameHeaderProps extends GameCounters {
  /** Accessible name of the header, e.g. "Suas conquistas". */
  label: string;
  /** What it begins with: Pipa greeting the student, or the way back (its accessible name and address). */
  start: { greeting: Greeting } | { back: { label: string; href: string } };
  /** What stands below on the same sky: subject, progress. */
  children?: ReactNode;
}

const Greeted = ({ text, name, headingRef }: Greeting): ReactNode => (
  <div className={classes(css.person, css.column)}>
    <div className={css.name}>
      <PageTitle look="h3" ref={headingRef}>
        <Text as="span" look="body" lines={1}>
          {text}{' '}
        </Text>
        <Text as="div" look="h1" lines={2}>
          <PersonName>{name}</PersonName>
        </Text>
      </PageTitle>
    </div>
    <span className={css.pipa}>
      <Pipa mood="feliz" size={132} />
    </span>
  </div>
);

/** Head of a page where the student chooses what to play; scrolls away with it. Greeting, it is the brand's own sky. */
export const GameHeader = ({ label, start, stars, coins, lives, children }: GameHeaderProps): ReactNode => {
  const greets = 'greeting' in start;
  return (
    <header className={greets ? css.scene : css.sky} aria-label={label}>
      {greets && <Trajectory tone="onBrand" />}
      <div className={classes(css.row, greets && css.column)}>
        {!greets && <IconLink icon={ArrowLeft} label={start.back.label} href={start.back.href} />}
        <div className={greets ? css.numbers : css.counters}>
          {stars}
          {coins}
          {lives}
        </div>
      </div>
      {greets && <Greeted {...start.greeting} />}
      {children != null && <div className={css.below}>{children}</div>}
    </header>
  );
};
