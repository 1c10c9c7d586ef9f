import { type ReactNode, useEffect, useRef } from 'react';
import { ChevronLeft, ChevronRight } from '../../../icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useAnnounce } from '../../foundations/announcer/announcer.tsx';
import { PageDots, PageNumbers } from './page-links.tsx';
import * as css from './pager.css.ts';

/** Props of `Pager`. */
export interface PagerProps {
  /** What is paged; name of the landmark. */
  label: string;
  /** The page shown; from 1. */
  page: number;
  /** How many there are. */
  pages: number;
  /** Another page is wanted. */
  onChange: (page: number) => void;
  /** Name of the button that goes back. */
  previousLabel: string;
  /** Name of the button that goes on. */
  nextLabel: string;
  /** The place in words, e.g. "Página 1 de 2"; shown or the name of its number, and told after each turn. */
  place: (page: number, pages: number) => string;
  /** `compact` says the place in words; `numbered` leads to any page; `dots` for up to six short ones. */
  form?: 'compact' | 'numbered' | 'dots';
}

/** Turns pages. */
export const Pager = ({
  label,
  page,
  pages,
  onChange,
  previousLabel,
  nextLabel,
  place,
  form = 'compact',
}: PagerProps): ReactNode => {
  const announce = useAnnounce();
  const nav = useRef<HTMLElement>(null);
  const turned = useRef(false);
  // At an end the button that was pressed is disabled: the way back takes its focus.
  useEffect(() => {
    const at = document.activeElement;
    if (turned.current && (at === document.body || at?.matches(':disabled') === true)) {
      const buttons = [...(nav.current?.querySelectorAll('button') ?? [])];
      buttons.at(page <= 1 ? -1 : 0)?.focus();
    }
    turned.current = false;
  }, [page]);
  const turn = (to: number) => {
    if (to === page) return;
    turned.current = true;
    onChange(to);
    announce(place(to, pages));
  };
  const links = { page, pages, onChange: turn, nameOf: (to: number) => place(to, pages) };
  return (
    <nav ref={nav} aria-label={label} className={css.pager[form]}>
      <IconButton
        icon={ChevronLeft}
        variant="outline"
        label={previousLabel}
        disabled={page <= 1}
        onClick={() => turn(page - 1)}
      />
      {form === 'compact' && <span className={css.place}>{place(page, pages)}</span>}
      {form === 'numbered' && <PageNumbers {...links} />}
      {form === 'dots' && <PageDots {...links} />}
      <IconButton
        icon={ChevronRight}
        variant="outline"
        label={nextLabel}
        disabled={page >= pages}
        onClick={() => turn(page + 1)}
      />
    </nav>
  );
};
