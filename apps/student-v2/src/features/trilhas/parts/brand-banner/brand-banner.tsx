import { Card, Heading, Pipa, Trajectory } from '@luneta/ui';
import { type ReactNode, useId } from 'react';

import * as css from './brand-banner.css.ts';

export interface BrandBannerProps {
  /** 'Maximize suas notas!' */
  title: string;
  /** One sentence under it. */
  text?: string;
  /** Pipa jumps for joy three times when it comes into view. */
  animated?: boolean;
}

/** Banner of the brand, on its colour, with Pipa on her yellow disc. */
export const BrandBanner = ({ title, text, animated = false }: BrandBannerProps): ReactNode => {
  const id = useId();
  return (
    <Card variant="brand" as="section" labelledBy={id}>
      <div className={css.path}>
        <Trajectory tone="onBrand" />
      </div>
      <div className={css.words}>
        <Heading look="h2" id={id}>
          {title}
        </Heading>
        {text !== undefined && <p className={css.text}>{text}</p>}
      </div>
      <div className={css.scene}>
        <Pipa mood="comemorando" size={122} animated={animated} />
      </div>
    </Card>
  );
};
