import type { IconShape } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import type { ReactNode } from 'react';
import * as css from './facts-list.css.ts';

export interface Fact {
  term: string;
  value: ReactNode;
  icon?: IconShape;
}

export interface FactsListProps {
  /** Term and value pairs, in order. */
  facts: readonly Fact[];
  /** `tiles`: the value under its term, two columns on a phone too. */
  variant?: keyof typeof css.list;
}

/** Facts of an exam (class, mode, until when) as a description list; two columns when there is space. */
export const FactsList = ({ facts, variant = 'rows' }: FactsListProps): ReactNode => {
  return (
    <div className={css.box}>
      <dl className={css.list[variant]}>
        {facts.map(({ term, value, icon: FactIcon }) => (
          <div key={term} className={css.row[variant]}>
            <dt className={css.term}>
              {FactIcon ? <Icon of={FactIcon} size={20} /> : null}
              {term}
            </dt>
            <dd className={css.value[variant]}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
