import type { ReactNode, Ref } from 'react';
import { ArrowLeft } from '../../../icons.ts';
import { IconLink } from '../../actions/icon-button/icon-button.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Pipa } from '../../identity/pipa/pipa.tsx';
import type { GameCounters } from './game-bar.tsx';
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

/** Head of a page where the student chooses what to play; scrolls away with it. */
export const GameHeader = ({ label, start, stars, coins, lives, children }: GameHeaderProps): ReactNode => (
  <header className={css.sky} aria-label={label}>
    <div className={css.row}>
      {'greeting' in start ? (
        <div className={css.person}>
          <span className={css.pipa}>
            <Pipa size={48} />
          </span>
          <div className={css.name}>
            <Heading
              level={1}
              look="h3"
              focusable
              {...(start.greeting.headingRef ? { ref: start.greeting.headingRef } : {})}
            >
              <Text as="span" look="small" tone="muted" lines={1}>
                {start.greeting.text}{' '}
              </Text>
              <Text as="div" look="h3" lines={1}>
                {start.greeting.name}
              </Text>
            </Heading>
          </div>
        </div>
      ) : (
        <IconLink icon={ArrowLeft} label={start.back.label} href={start.back.href} />
      )}
      <div className={'greeting' in start ? css.numbers : css.counters}>
        {stars}
        {coins}
        {lives}
      </div>
    </div>
    {children != null && <div className={css.below}>{children}</div>}
  </header>
);
