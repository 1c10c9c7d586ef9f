import { LinkButton, VisuallyHidden, listRole } from '@luneta/ui';
import type { ReactNode } from 'react';

import * as css from './audit-timeline.css.ts';

export interface AuditAct {
  /** Tells it from the others. */
  id: string;
  /** What was done. */
  title: string;
  /** By whom, with the profile. */
  who: ReactNode;
  /** When, in words. */
  when: string;
  /** The instant itself, for machines. */
  dateTime: string;
  /** About whom. */
  about?: ReactNode;
  /** Why, and whatever else is said, a line each. */
  lines: readonly string[];
  /** Facts of the act, behind a disclosure. */
  facts: readonly { term: string; value: string }[];
  /** Narrows the list to this person: what stands there, and its whole name. */
  narrow?: { label: string; name: string; onClick: () => void };
}

export interface AuditTimelineProps {
  /** Accessible name of the list. */
  label: string;
  /** Newest first. */
  acts: readonly AuditAct[];
  /** Word of the disclosure. */
  words: { details: string };
}

/** What people did, along a line, newest first. */
export const AuditTimeline = ({ label, acts, words }: AuditTimelineProps): ReactNode => (
  <ol {...listRole} className={css.list} aria-label={label}>
    {acts.map((act) => (
      <li key={act.id} className={css.row}>
        <time className={css.when} dateTime={act.dateTime}>
          {act.when}
        </time>
        <div className={css.act}>
          <span className={css.title}>{act.title}</span>
          <span className={css.who}>
            <span>{act.who}</span>
            {act.narrow && (
              <LinkButton onClick={act.narrow.onClick}>
                <span aria-hidden="true">{act.narrow.label}</span>
                <VisuallyHidden>{act.narrow.name}</VisuallyHidden>
              </LinkButton>
            )}
          </span>
          {act.about != null && <span>{act.about}</span>}
          {act.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {act.facts.length > 0 && (
            <details className={css.details}>
              <summary className={css.summary}>
                {words.details}
                <VisuallyHidden>
                  : {act.title}, {act.when}
                </VisuallyHidden>
              </summary>
              <dl className={css.facts}>
                {act.facts.map(({ term, value }) => (
                  <div key={term} className={css.fact}>
                    <dt className={css.term}>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </details>
          )}
        </div>
      </li>
    ))}
  </ol>
);
