import type { ReactNode, Ref } from 'react';
import coffee from '../../../art/cena-500.svg?no-inline';
import lost from '../../../art/mascot-pensando.svg?no-inline';
import { Heading } from '../../foundations/text/heading.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import * as css from './error-page.css.ts';

export interface ErrorPageProps {
  /** `lost` for an address that is nothing (404), `coffee` for what broke on our side (500). */
  scene: 'lost' | 'coffee';
  /** Big figures above the title, e.g. "404". */
  code?: string;
  /** What happened, in one sentence. */
  title: string;
  /** What to do next. */
  text: string;
  /** The way out, as a button. */
  action: ReactNode;
  /** The title, so that the route can move the focus there. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A whole page that says what went wrong; always in the night theme. Its title is the `h1`. */
export const ErrorPage = ({ scene, code, title, text, action, headingRef }: ErrorPageProps): ReactNode => (
  <ThemeProvider tema="plano">
    <main className={css.scene}>
      <img className={css.art} src={scene === 'lost' ? lost : coffee} alt="" width={220} height={220} />
      <div className={css.words}>
        {code !== undefined && (
          <div className={css.code} aria-hidden="true">
            {code}
          </div>
        )}
        <Heading level={1} focusable {...(headingRef ? { ref: headingRef } : {})}>
          {title}
        </Heading>
        <p className={css.text}>{text}</p>
        <div className={css.action}>{action}</div>
      </div>
    </main>
  </ThemeProvider>
);
