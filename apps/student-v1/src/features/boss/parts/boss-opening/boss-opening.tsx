import { Breu, PageTitle } from '@luneta/ui';
import type { ReactNode, Ref } from 'react';

import { BossRules, type BossRulesProps } from '../boss-rules/boss-rules.tsx';
import { Eclipse } from '../eclipse/eclipse.tsx';
import * as css from './boss-opening.css.ts';

export interface BossOpeningProps {
  /** "Boss de Matemática"; the `h1`. */
  title: string;
  /** For the focus that a route change moves here. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** "10 questões · 20 minutos". */
  facts?: string | undefined;
  /** How he is won and what it pays, before the rules: its card. */
  win?: ReactNode;
  /** The four rules, in their card. */
  rules: BossRulesProps;
  /** Name of the subject whose colour he takes on. */
  materia?: string | undefined;
  /** An `ActionBar` with the attack. */
  actions: ReactNode;
  /** Before the rules: a `Note` that says why he cannot be faced. */
  children?: ReactNode;
}

/** The Boss before the fight: the eclipse, his name, the rules, and the attack. */
export const BossOpening = (props: BossOpeningProps): ReactNode => {
  const { title, headingRef, facts, win, rules, materia, actions, children } = props;
  return (
    <div className={css.opening}>
      <div className={css.scene}>
        <Eclipse>
          <Breu energy={1} size={200} decorative animated {...(materia === undefined ? {} : { materia })} />
        </Eclipse>
      </div>
      <div className={css.main}>
        <div className={css.words}>
          <div className={css.head}>
            {facts !== undefined && <p className={css.facts}>{facts}</p>}
            <PageTitle ref={headingRef}>{title}</PageTitle>
          </div>
          {children}
          {win}
          <div className={css.rules}>
            <BossRules {...rules} />
          </div>
        </div>
        {actions}
      </div>
    </div>
  );
};
