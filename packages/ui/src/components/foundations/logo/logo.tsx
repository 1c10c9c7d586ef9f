import type { ReactNode } from 'react';
import horizontalDark from '../../../art/logo-horizontal-escuro.svg?no-inline';
import horizontal from '../../../art/logo-horizontal.svg?no-inline';
import monoMark from '../../../art/logo-mono.svg?no-inline';
import mark from '../../../art/logo.svg?no-inline';
import { classes } from '../../../lib/classes.ts';
import * as css from './logo.css.ts';

const files = {
  mark: { src: mark, ratio: 1 },
  mono: { src: monoMark, ratio: 1 },
  ink: { src: monoMark, ratio: 1 },
  horizontal: { src: horizontal, ratio: 300 / 96 },
  horizontalOnDark: { src: horizontalDark, ratio: 300 / 96 },
} as const;

export interface LogoProps {
  /** `mono` is the mark in the colour of the text around it, `ink` the mark in black on paper. */
  variant: keyof typeof files;
  /** Height in px. */
  height?: number;
  /** Name when the mark stands alone; empty inside a link that already has a name. */
  label: string;
}

/** The brand mark or lockup. */
export const Logo = ({ variant, height = 40, label }: LogoProps): ReactNode => {
  const { src, ratio } = files[variant];
  const width = Math.round(height * ratio);
  if (variant !== 'mono') return <img className={css.logo} src={src} alt={label} height={height} width={width} />;
  const shape = `url("${src}")`;
  const name = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      className={classes(css.logo, css.mono)}
      style={{ width, height, WebkitMaskImage: shape, maskImage: shape }}
      {...name}
    />
  );
};
