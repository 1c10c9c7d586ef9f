// Slips that are printed, cut and handed over, one for each person. The screen says what they are and prints; nothing of
// the screen's own is on the paper.
import type { ReactNode } from 'react';
import { listRole } from '../../../lib/list-role.ts';
import { PersonName } from '../../foundations/person-name/person-name.tsx';
import * as css from './access-slips.css.ts';

/** One slip. */
export interface AccessSlip {
  /** Tells it from every other. */
  id: string | number;
  /** Over the name: school and class. */
  place: string;
  /** Whom it is for. */
  name: string;
  /** Where the person signs in, without the scheme. */
  address: string;
  /** What is typed: the name of the account, the password. Null where there is none. */
  facts: readonly { term: string; value: string | null }[];
  /** Until when it holds, and what to do first. */
  note: string;
}

/** Props of `AccessSlips`. */
export interface AccessSlipsProps {
  /** Name of the list: "Fichas de acesso". */
  label: string;
  /** In the order in which they are handed over. */
  slips: readonly AccessSlip[];
  /** Stands above on the screen and is not printed: title, buttons, notes. */
  children: ReactNode;
  /** Stands below on the screen and is not printed: what is done once they are kept. */
  after?: ReactNode;
}

/** A sheet of slips, two beside each other on paper; no slip is cut by the end of a page. */
export const AccessSlips = ({ label, slips, children, after }: AccessSlipsProps): ReactNode => (
  <div className={css.sheet}>
    <div className={css.screenOnly}>{children}</div>
    <ul {...listRole} aria-label={label} className={css.slips}>
      {slips.map(({ id, place, name, address, facts, note }) => (
        <li key={id} className={css.slip}>
          <p className={css.place}>{place}</p>
          <p className={css.name}>
            <PersonName>{name}</PersonName>
          </p>
          <p className={css.address}>{address}</p>
          <dl className={css.facts}>
            {facts.map(({ term, value }) => (
              <div key={term} className={css.fact}>
                <dt className={css.term}>{term}</dt>
                <dd className={css.value}>{value ?? '—'}</dd>
              </div>
            ))}
          </dl>
          <p className={css.note}>{note}</p>
        </li>
      ))}
    </ul>
    {after != null && <div className={css.screenOnly}>{after}</div>}
  </div>
);
