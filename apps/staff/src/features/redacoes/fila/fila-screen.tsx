/** What waits for me (decision 120): counts by exam and class, and the essays of the chosen filter, under their codes. */
import type { CorrecaoResumo } from '@luneta/api-client';
import { usePageTitle } from '@luneta/app-shell';
import { ButtonLink, Content, EmptyState, Inline, PageTitle, Stack, Text } from '@luneta/ui';
import { PenLine } from '@luneta/ui/icons';
import type { ReactNode } from 'react';
import { useNavigate } from '@luneta/app-shell/router';

import { FilterControls, useFilters } from '@luneta/app-shell/list';
import { copy } from '../copy.ts';
import { DeliveredNote } from '../delivered-note.tsx';
import { useCorrecaoOutbox, usePendentes } from '../outbox/use-correcao-outbox.ts';
import { FilaLista } from './fila-lista.tsx';
import { FILTERS, NO_FILTERS, type Filtros } from './filtros.ts';
import { Pendentes } from './pendentes.tsx';
import { PorTurma, turmaOf } from './por-turma.tsx';
import { useFila } from './use-fila.ts';
import { useResumo } from './use-resumo.ts';

export type FilaScreenProps = {
  /** Address of one essay with the filters of the queue. */
  href: (redacao_id: number | 'proxima', filtros: Filtros) => string;
  /** The two kinds of texts. */
  tabs: ReactNode;
};

export function FilaScreen({ href, tabs }: FilaScreenProps) {
  const heading = usePageTitle(copy.title);
  const filters = useFilters(FILTERS);
  const filtros = filters.values;
  const outbox = useCorrecaoOutbox();
  const navigate = useNavigate();
  const fila = useFila(filtros);
  const { resumo, silent } = useResumo(fila, usePendentes(outbox).length);
  // Nothing anywhere: one sentence says it, and there is nothing to narrow.
  const nothing = resumo.data?.length === 0 && fila.query.isSuccess && fila.redacoes.length === 0;
  const waiting = resumo.data?.reduce((sum, { redacoes }) => sum + redacoes.para_mim, 0);
  return (
    <Content width="staff">
      <Stack gap="e20">
        <Inline justify="between" wrap gap="e12">
          <Stack gap="e2">
            <PageTitle ref={heading}>{copy.title}</PageTitle>
            <Text tone="muted">{waiting === undefined ? '\u00a0' : copy.waiting(waiting)}</Text>
          </Stack>
          {waiting !== undefined && waiting > 0 && (
            <ButtonLink href={href('proxima', NO_FILTERS)} icon={PenLine} size="sm">
              {copy.start}
            </ButtonLink>
          )}
        </Inline>
        {tabs}
        <DeliveredNote outbox={outbox} onUndone={(id) => void navigate(href(id, filtros))} />
        <Pendentes outbox={outbox} href={(id) => href(id, filtros)} />
        {nothing ? (
          <EmptyState title={copy.nothing} text={copy.nothingText} />
        ) : (
          <>
            {!silent && resumo.data?.length !== 0 && (
              <PorTurma resumo={resumo} href={(prova) => href('proxima', { ...NO_FILTERS, prova })} />
            )}
            <FilaLista
              fila={fila}
              href={(id) => href(id, filtros)}
              filters={<FilterControls of={filters} label={copy.filters} options={{ prova: provasOf(resumo.data) }} />}
              filtered={filters.filtered}
              onFilter={filters.set}
            />
          </>
        )}
      </Stack>
    </Content>
  );
}

/** The class first: on a phone the box ends before a long name does. */
const provasOf = (resumo: readonly CorrecaoResumo[] = []) =>
  resumo.map((row) => ({ value: String(row.turma_avaliacao_id), label: `${turmaOf(row)} · ${row.descricao}` }));
