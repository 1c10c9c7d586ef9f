import { type ReactNode, useId } from 'react';
import { classes } from '../../../lib/classes.ts';
import { Segments } from '../../actions/segments/segments.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { type Tema, ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { HeadingScope } from '../../foundations/text/heading-scope.tsx';
import * as css from './student-preview.css.ts';

export interface StudentPreviewProps {
  /** Name of the region, e.g. "Pré-visualização". */
  title: string;
  /** Theme it is shown in. */
  tema: Tema;
  /** The person chose another theme. */
  onChange: (tema: Tema) => void;
  /** Themes to choose from, two to four; each the look of one place of the product. */
  temas: readonly { value: Tema; label: string }[];
  /** What is being chosen, e.g. "Tema". */
  temaLegend: string;
  /** Name of the part that scrolls, e.g. "Tela do aluno". */
  screenLabel: string;
  /** As wide as a phone of 360 px (default), or as its parent. */
  phone?: boolean;
  /** What the student sees. Nothing in it can be used. */
  children: ReactNode;
}

/** The text as a student sees it. The frame scrolls; what is inside does nothing. */
export const StudentPreview = ({
  title,
  tema,
  onChange,
  temas,
  temaLegend,
  screenLabel,
  phone = true,
  children,
}: StudentPreviewProps): ReactNode => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.region}>
      <div className={classes(css.head, phone && css.overPhone)}>
        <Heading look="bodyStrong" tone="muted" id={id}>
          {title}
        </Heading>
        <Segments legend={temaLegend} options={temas} value={tema} onChange={onChange} />
      </div>
      <ThemeProvider tema={tema} page={false}>
        <section aria-label={screenLabel} tabIndex={0} className={classes(css.screen, phone && css.phone)}>
          <div inert className={css.content}>
            <HeadingScope>{children}</HeadingScope>
          </div>
        </section>
      </ThemeProvider>
    </section>
  );
};
