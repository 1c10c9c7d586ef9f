import type { ReactNode, Ref } from 'react';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Trajectory } from '../../foundations/trajectory/trajectory.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { PersonName } from '../../foundations/person-name/person-name.tsx';
import * as css from './welcome-card.css.ts';

export interface WelcomeCardProps {
  /** E.g. "Que bom ver você,"; with the name it is the `h1` of the page. */
  greeting: string;
  /** Social name or first name of the person. */
  name: string;
  /** The greeting, so that the route can move the focus there. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Series, class and shift. */
  detail?: string;
  /** `avatar_code` of the person. */
  avatarCode: number | null | undefined;
  /** Numbers of the person, at most two. */
  facts?: readonly {
    /** What it is about: a piece of the game or an icon, 24 px. */
    picture: ReactNode;
    /** The number, as text. */
    value: string;
    /** What is counted; also the key, so no two are alike. */
    label: string;
  }[];
  /** A small one in the corner: the link to the settings. */
  action?: ReactNode;
  /** A button with words, beside the numbers: the way to the classes. */
  wayOn?: ReactNode;
  /** What is open now, such as an `OpenExamCard` of look `surface`: the first thing to do. */
  open?: ReactNode;
  /** Pipa, at the end of the words on a wide screen. */
  picture?: ReactNode;
}

/** Greeting of the home page on the brand colour, with what is open now over its edge. */
export const WelcomeCard = (props: WelcomeCardProps): ReactNode => {
  const { greeting, name, headingRef, detail, avatarCode, facts = [], action, wayOn, open, picture } = props;
  return (
    <section className={css.hero}>
      <div className={classes(css.ground, open != null && css.shortGround)}>
        <Trajectory tone="onBrand" />
      </div>
      <div className={css.row}>
        <span className={css.avatar}>
          <Avatar code={avatarCode} size={64} />
        </span>
        <div className={css.words}>
          <PageTitle look="h2" ref={headingRef}>
            <Text as="span" look="small">
              {greeting}{' '}
            </Text>
            <Text as="div" look="h1" lines={2}>
              <PersonName>{name}</PersonName>
            </Text>
          </PageTitle>
          {detail !== undefined && <Text look="small">{detail}</Text>}
        </div>
        {action != null && <div className={css.action}>{action}</div>}
        {picture != null && <div className={css.picture}>{picture}</div>}
      </div>
      {(facts.length > 0 || wayOn != null) && (
        <div className={css.line}>
          {facts.length > 0 && (
            <ul className={css.facts} {...listRole}>
              {facts.map((fact) => (
                <li key={fact.label} className={css.fact}>
                  {fact.picture}
                  <span>
                    <span className={css.value}>{fact.value}</span> {fact.label}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {wayOn}
        </div>
      )}
      {open != null && <div className={css.open}>{open}</div>}
    </section>
  );
};
