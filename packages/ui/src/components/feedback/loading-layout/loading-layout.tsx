import { Fragment, type ReactNode } from 'react';
import { Card } from '../../foundations/card/card.tsx';
import { Grid, Inline, Stack } from '../../foundations/layout/layout.tsx';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './loading-layout.css.ts';

const Area = (): ReactNode => <Skeleton shape="card" size={124} />;

const RowCard = (): ReactNode => (
  <Card>
    <Inline gap="e12">
      <Skeleton shape="circle" size={44} />
      <Stack gap="e4" grow>
        <Skeleton shape="text" lines={2} />
      </Stack>
      <Skeleton shape="circle" size={58} />
    </Inline>
  </Card>
);

const Wide = (): ReactNode => <Skeleton shape="card" size={180} />;

const Statement = (): ReactNode => (
  <Card>
    <Skeleton shape="text" lines={4} />
  </Card>
);

const QuizQuestion = (): ReactNode => (
  <Card>
    <Stack gap="e12">
      <Skeleton shape="title" />
      <Skeleton shape="text" lines={2} />
    </Stack>
  </Card>
);

const Option = (): ReactNode => <Skeleton shape="card" size={56} />;

const TableRow = (): ReactNode => (
  <div className={css.row}>
    <Skeleton shape="text" />
    <Skeleton shape="text" />
    <Skeleton shape="text" />
  </div>
);

const times = (count: number, Piece: () => ReactNode): ReactNode =>
  Array.from({ length: count }, (_, place) => (
    <Fragment key={place}>
      <Piece />
    </Fragment>
  ));

const layouts = {
  areas: {
    count: 4,
    draw: (count: number) => (
      <Grid columns={2} columnsExpanded={4}>
        {times(count, Area)}
      </Grid>
    ),
  },
  cards: { count: 3, draw: (count: number) => <Stack gap="e20">{times(count, Wide)}</Stack> },
  results: { count: 3, draw: (count: number) => <Stack gap="e12">{times(count, RowCard)}</Stack> },
  quiz: { count: 5, draw: (count: number) => <Stack gap="e16">{times(count, QuizQuestion)}</Stack> },
  question: {
    count: 5,
    draw: (count: number) => (
      <Stack gap="e12">
        <Inline gap="e12">
          <Skeleton shape="circle" size={44} />
          <Stack grow>
            <Skeleton shape="title" />
          </Stack>
        </Inline>
        <Statement />
        {times(count, Option)}
      </Stack>
    ),
  },
  table: {
    count: 8,
    draw: (count: number) => (
      <Card padding="none">
        <div className={css.head} />
        {times(count, TableRow)}
      </Card>
    ),
  },
} as const;

/** Every shape, by its name. */
export const LOADING_LAYOUTS = ['areas', 'cards', 'results', 'quiz', 'question', 'table'] as const;

export interface LoadingLayoutProps {
  /** Whose shape it has: area cards, large cards, rows with a ring, a quiz, one question with options, a table. */
  of: (typeof LOADING_LAYOUTS)[number];
  /** How many pieces; by itself 4 areas, 3 cards, 3 results, 5 quiz questions, 5 options, 8 table rows. */
  count?: number;
  /**
   * Announced to screen readers when the wait is felt: "Carregando a questão…".
   * Optional: "Carregando…" otherwise.
   */
  label?: string;
}

/** A list or page on its way, in the shape it will have, so that nothing jumps when it comes. */
export const LoadingLayout = ({ of, count, label }: LoadingLayoutProps): ReactNode => {
  const layout = layouts[of];
  return <Loading {...(label === undefined ? {} : { label })}>{layout.draw(count ?? layout.count)}</Loading>;
};
