// From campus to grade to class to student on a phone: accordions in accordions, plain to every reader (no ARIA tree).
import { Accordion, Loading, Skeleton, Text } from '@luneta/ui';
import type { ReactNode } from 'react';

import { type PickItem, PickList } from '../column-browser/pick-list.tsx';
import * as css from './class-tree.css.ts';

/** A class with its students. */
export interface TreeClass {
  /** Tells it from every other. */
  id: string | number;
  /** "2B · Manhã". */
  label: string;
  /** How many students, in words. */
  meta?: string;
  /** Its students, as far as they have come. */
  people?: readonly PickItem[];
  /** Instead of `people`: what asks for them. It is in the page only while the class is open. */
  content?: ReactNode;
}

/** A grade of a campus. */
export interface TreeGrade {
  /** "2ª Série"; no other of its campus has the same. */
  label: string;
  /** In their order. */
  classes: readonly TreeClass[];
}

/** A campus. */
export interface TreeCampus {
  /** "Centro"; with the school where there are several. No other has the same. */
  label: string;
  /** In their order. */
  grades: readonly TreeGrade[];
}

/** Props of `ClassTree`. */
export interface ClassTreeProps {
  /** In their order; each starts closed. */
  campuses: readonly TreeCampus[];
  /** A student without an address (`href`) was picked. */
  onPick: (id: PickItem['id']) => void;
  /** What the innermost list holds, its name: "Alunos". */
  peopleLabel: string;
  /** Said by a class without anybody. */
  emptyText: string;
}

/** The tree, for narrow screens; where there is space use `ColumnBrowser`. Campuses are headings of level 3. */
export const ClassTree = ({ campuses, onPick, peopleLabel, emptyText }: ClassTreeProps): ReactNode => (
  <div className={css.tree}>
    {campuses.map((campus) => (
      <Accordion key={campus.label} title={campus.label}>
        {campus.grades.map((grade) => (
          <Accordion key={grade.label} title={grade.label} bare>
            <div className={css.branch}>
              {grade.classes.map(({ id, label, meta, people = [], content }) => (
                <Accordion key={id} title={label} meta={meta} bare>
                  <div className={css.branch}>
                    {content ?? <People people={people} label={peopleLabel} emptyText={emptyText} onPick={onPick} />}
                  </div>
                </Accordion>
              ))}
            </div>
          </Accordion>
        ))}
      </Accordion>
    ))}
  </div>
);

type PeopleProps = Pick<ClassTreeProps, 'emptyText' | 'onPick'> & { people: readonly PickItem[]; label: string };

const People = ({ people, label, emptyText, onPick }: PeopleProps): ReactNode =>
  people.length === 0 ? (
    <div className={css.empty}>
      <Text look="small" tone="muted">
        {emptyText}
      </Text>
    </div>
  ) : (
    <PickList label={label} items={people} onPick={onPick} />
  );

/** Props of `ClassTreeLoading`. */
export interface ClassTreeLoadingProps {
  /** Announced to screen readers when the wait is felt: "Carregando turmas". */
  label: string;
}

/** Closed campuses in grey, while the first classes are on their way. */
export const ClassTreeLoading = ({ label }: ClassTreeLoadingProps): ReactNode => (
  <Loading label={label}>
    <Skeleton shape="card" size={56} />
    <Skeleton shape="card" size={56} />
    <Skeleton shape="card" size={56} />
  </Loading>
);
