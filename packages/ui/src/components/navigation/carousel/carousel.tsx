// Items side by side that scroll and snap by CSS; the buttons only scroll. Nothing ever moves by itself, and items out
// of sight stay in the page, so that Tab and screen readers reach them.
import { type ReactNode, useId } from 'react';
import { pageOf } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { ChevronLeft, ChevronRight } from '../../../icons.ts';
import { listRole } from '../../../lib/list-role.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { useAnnounce } from '../../foundations/announcer/announcer.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { HeadingScope } from '../../foundations/text/heading-scope.tsx';
import * as css from './carousel.css.ts';
import { usePages } from './use-pages.ts';

const defaults = {
  pageOf,
  previousItems: 'Anteriores',
  nextItems: 'Próximos',
  carousel: 'carrossel',
};

/** From this many items on the place is worth a counter. */
const COUNTED_FROM = 7;

export interface CarouselItem {
  /** Tells one list from another: when the ids change, the carousel returns to its start. */
  id: string | number;
  /** A card. */
  content: ReactNode;
}

export interface CarouselProps {
  /** Heading above, and the name of the region. */
  title: string;
  /** What it is, in one sentence under the heading. */
  text?: string;
  /** What is shown, in order. */
  items: readonly CarouselItem[];
}

/** A row of cards, turned by page with two buttons, by touch or with the arrow keys. */
export const Carousel = ({ title, text, items }: CarouselProps): ReactNode => {
  const copy = useWords(defaults);
  const titleId = useId();
  const announce = useAnnounce();
  const { page, pages, isMeasured, view, scrollToPage, focusView } = usePages(items.length);
  const turn = (to: number) => {
    scrollToPage(to);
    announce(copy.pageOf(to, pages));
    // The pressed button is disabled at the end, so the focus moves to the carousel.
    if (to === 1 || to === pages) focusView();
  };
  const turns = pages > 1;
  return (
    <section className={css.region} aria-labelledby={titleId} aria-roledescription={copy.carousel}>
      <div className={css.head} data-waiting={isMeasured ? undefined : ''}>
        <div className={css.title}>
          <Heading look="h3" id={titleId}>
            {title}
          </Heading>
        </div>
        {turns && items.length >= COUNTED_FROM && (
          <span className={css.counter}>
            {page}/{pages}
          </span>
        )}
        {turns && (
          <span className={css.buttons}>
            <IconButton
              icon={ChevronLeft}
              variant="outline"
              label={copy.previousItems}
              disabled={page <= 1}
              onClick={() => turn(page - 1)}
            />
            <IconButton
              icon={ChevronRight}
              variant="outline"
              label={copy.nextItems}
              disabled={page >= pages}
              onClick={() => turn(page + 1)}
            />
          </span>
        )}
      </div>
      {text !== undefined && <p className={css.text}>{text}</p>}
      <section
        // Another list is another scroller, which begins at its start.
        key={items.map(({ id }) => id).join()}
        ref={view}
        role="group"
        aria-labelledby={titleId}
        // What scrolls has to be reached by the arrow keys.
        tabIndex={turns ? 0 : -1}
        className={css.view}
      >
        <ul {...listRole} className={css.list}>
          {items.map(({ id, content }) => (
            <li key={id} className={css.item}>
              <HeadingScope>{content}</HeadingScope>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
};
