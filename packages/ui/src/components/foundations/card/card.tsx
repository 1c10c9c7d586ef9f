import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { RouterLink } from '../link-provider/link-provider.tsx';
import { namedBy } from '../text/heading-scope.tsx';
import * as css from './card.css.ts';

export interface CardProps {
  /** What it groups. */
  children: ReactNode;
  /** Surface and edge. */
  variant?: keyof typeof css.look;
  /** Space between edge and content. */
  padding?: keyof typeof css.padding;
  /** Element it is; `article` and `section` need a name. */
  as?: 'div' | 'article' | 'section' | 'li';
  /** Id of the heading that names an `article` or `section`; that heading stands above the others in it. */
  labelledBy?: string | undefined;
  /** Thick edge; say it in words or with an icon too. */
  selected?: boolean;
  /** Present but not usable now. */
  faded?: boolean;
}

const classOf = ({ variant = 'outline', padding = 'md', selected = false, faded = false }: CardProps) =>
  classes(css.card, css.look[variant], css.padding[padding], selected && css.selected, faded && css.faded);

/** A surface that groups one thing. A whole card that navigates holds one `CardLink`. */
export const Card = (props: CardProps): ReactNode => {
  const { children, as: Element = 'div', labelledBy } = props;
  return (
    <Element aria-labelledby={labelledBy} className={classOf(props)}>
      {namedBy(labelledBy, children)}
    </Element>
  );
};

/** The one link of a card: its text is the name, its hit area the whole card. */
export const CardLink = ({
  href,
  children,
}: {
  /** Address, given to the app's router. */
  href: string;
  /** The name of the card. */
  children: ReactNode;
}): ReactNode => {
  return (
    <RouterLink href={href} className={css.stretched} data-stretched="">
      {children}
    </RouterLink>
  );
};

export interface CardButtonProps {
  /** Its text is the name, its hit area the whole card. */
  children: ReactNode;
  /** Opens what the card is about, usually a dialog. */
  onClick: () => void;
}

/** The one button of a card that opens something here; see `CardLink` for a page. */
export const CardButton = ({ children, onClick }: CardButtonProps): ReactNode => (
  <button type="button" className={classes(css.stretched, css.button)} data-stretched="" onClick={onClick}>
    {children}
  </button>
);
