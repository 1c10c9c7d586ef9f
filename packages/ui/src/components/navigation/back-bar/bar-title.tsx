// Private: the way back and the title, as bars over a page carry them.
import type { ReactNode, Ref } from 'react';
import { ArrowLeft } from '../../../icons.ts';
import { IconLink } from '../../actions/icon-button/icon-button.tsx';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import * as css from './back-bar.css.ts';

export interface BarTitleProps {
  /** The parent page: a real address, not the history. */
  backHref: string;
  /** Name of the arrow, e.g. "Voltar para as provas". */
  backLabel: string;
  /** The `h1` of the page. */
  title: string;
  /** Smaller, under the title. */
  subtitle?: string | undefined;
  /** The title, so that the route can move the focus there. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

export const BarTitle = ({
  backHref,
  backLabel,
  title,
  subtitle,
  headingRef,
  look,
}: BarTitleProps & {
  /** Size of the title. */
  look: 'h2' | 'h3';
}): ReactNode => (
  <>
    <IconLink icon={ArrowLeft} label={backLabel} href={backHref} />
    <div className={css.words}>
      <PageTitle look={look} lines={2} ref={headingRef}>
        {title}
      </PageTitle>
      {subtitle !== undefined && (
        <Text look="small" tone="muted" lines={1}>
          {subtitle}
        </Text>
      )}
    </div>
  </>
);
