import type { ReactNode } from 'react';
import { Counter } from './counter.tsx';
import * as css from './field.css.ts';

/** Help and counter of a limited text share a line under it. `used` counts characters as the rule of the field does. */
export const CountedHelp = ({ help, used, limit }: { help: ReactNode; used: number; limit: number }): ReactNode => (
  <div className={css.helpLine}>
    <span>{help}</span>
    <Counter used={used} limit={limit} />
  </div>
);
