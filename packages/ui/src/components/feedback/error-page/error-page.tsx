import type { ReactNode, Ref } from 'react';
import coffee from '../../../art/cena-500.svg?no-inline';
import lost from '../../../art/mascot-pensando.svg?no-inline';
import { classes } from '../../../lib/classes.ts';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import * as css from './error-page.css.ts';

export interface ErrorPageProps {
  /** `lost` for an address that is nothing (404), `coffee` for what broke on our side (500). */
  scene: 'lost' | 'coffee';
  /** Big figures above the title, e.g. "404". */
  code?: string;
  /** The `h1` of the page, e.g. 'Eita!'. */
  title: string;
  /** What happened, in a sentence. */
  text: string;
  /** The way out: one link or button. */
  action: ReactNode;
  /** The title, so that the route can move the focus there. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Inside a frame, which keeps its navigation and is the main region already. */
  inside?: boolean;
}

/** A whole page that says what went wrong; always in the night theme. Its title is the `h1`. */
export const ErrorPage = (props: ErrorPageProps): ReactNode => {
  const { scene, code, title, text, action, headingRef, inside = false } = props;
  const Region = inside ? 'div' : 'main';
  return (
    <ThemeProvider tema="plano" page={inside ? false : 'frame'}>
      <Region className={classes(css.scene, inside && css.inside)}>
        <img className={css.art} src={scene === 'lost' ? lost : coffee} alt="" width={220} height={220} />
        <div className={css.words}>
          {code !== undefined && (
            <div className={css.code} aria-hidden="true">
              {code}
            </div>
          )}
          <PageTitle ref={headingRef}>{title}</PageTitle>
          <p className={css.text}>{text}</p>
          <div className={css.action}>{action}</div>
        </div>
      </Region>
    </ThemeProvider>
  );
};
