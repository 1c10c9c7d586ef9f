// Sets the look of everything inside it. Knows nothing of accounts: who decides passes the values.
import '../../../theme/global.css.ts';
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as css from './theme-provider.css.ts';

/** Colour theme: `claro` (v2, staff), `roteiro` (v1 study), `plano` (dark scenes). */
export type Tema = 'claro' | 'roteiro' | 'plano';

/** Steps of the reading size control in questions and courses. */
export type EscalaLeitura = 0.9 | 1 | 1.15 | 1.3 | 1.5;

export interface ThemeProviderProps {
  /** Colour theme of everything inside. */
  tema: Tema;
  /** `reduzido` stops every animation, as the system setting does. */
  movimento?: 'completo' | 'reduzido';
  /** Factor on question and course text; without it that of the provider around holds. */
  escalaLeitura?: EscalaLeitura;
  /** `compacta` is the staff density. */
  densidade?: 'conforto' | 'compacta';
  /**
   * Paints the page background over the screen and lays nothing out (default). Off for a scene inside a page; `frame` when
   * the only child is a frame that fills the screen; `inner` for such a frame below the strip.
   */
  page?: boolean | 'frame' | 'inner';
  /** The app, or a scene of it. */
  children: ReactNode;
}

/** Theme, motion, reading size and density of what it wraps; may be nested. */
export const ThemeProvider = ({
  tema,
  movimento = 'completo',
  escalaLeitura,
  densidade = 'conforto',
  page = true,
  children,
}: ThemeProviderProps): ReactNode => (
  <div
    className={classes(
      css.root,
      page !== false && css.page,
      (page === 'frame' || page === 'inner') && css.frame,
      page === 'inner' && css.inner,
    )}
    lang="pt-BR"
    data-tema={tema}
    data-movimento={movimento}
    data-densidade={densidade}
    style={escalaLeitura ? { '--escala-leitura': escalaLeitura } : undefined}
  >
    {children}
  </div>
);
