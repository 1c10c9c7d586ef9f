import type { ReactNode } from 'react';
import horizontalDark from '../../../art/logo-horizontal-escuro.svg?no-inline';
import horizontal from '../../../art/logo-horizontal.svg?no-inline';
import mark from '../../../art/logo.svg?no-inline';
import { logo } from './logo.css.ts';

const files = {
  mark: { src: mark, ratio: 1 },
  horizontal: { src: horizontal, ratio: 300 / 96 },
  horizontalOnDark: { src: horizontalDark, ratio: 300 / 96 },
} as const;

export interface LogoProps {
  /** Mark alone, or with the name, for light or for dark surroundings. */
  variant: keyof typeof files;
  /** Height in px. */
  height?: number;
  /** Name when the mark stands alone; empty inside a link that already has a name. */
  label: string;
}

/** The brand mark or lockup. */
export const Logo = ({ variant, height = 40, label }: LogoProps): ReactNode => {
  const { src, ratio } = files[variant];
  return <img className={logo} src={src} alt={label} height={height} width={Math.round(height * ratio)} />;
};
