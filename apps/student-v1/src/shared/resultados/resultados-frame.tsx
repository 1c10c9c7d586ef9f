import { Content, PageTitle, RouteTabs, Stack } from '@luneta/ui';
import type { ReactNode, Ref } from 'react';

import { paths } from '../paths.ts';
import { copy } from './copy.ts';

export type ResultadosFrameProps = {
  /** Which part of the results this is. */
  at: 'notas' | 'gabarito' | 'ranking';
  title: string;
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** The results (S2 §2.22): the three parts at the top edge, then the title and one of them. */
export function ResultadosFrame({ at, title, headingRef, children }: ResultadosFrameProps) {
  const { label, notas, gabarito, ranking } = copy.tabs;
  return (
    <>
      <RouteTabs
        label={label}
        tabs={[
          { href: paths.resultados, label: notas, current: at === 'notas' },
          { href: paths.resultadosGabarito, label: gabarito, current: at === 'gabarito' },
          { href: paths.ranking, label: ranking, current: at === 'ranking' },
        ]}
      />
      <Content>
        <Stack gap="e24">
          <PageTitle ref={headingRef}>{title}</PageTitle>
          {children}
        </Stack>
      </Content>
    </>
  );
}
