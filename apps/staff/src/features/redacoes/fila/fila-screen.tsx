/** What waits for me (decision 120): counts by exam and class, and the essays of the chosen filter, under their codes. */
import { correcoesResumoQuery } from '@luneta/api-client/gestao-redacoes';
import { usePageTitle, useServices } from '@luneta/app-shell';
import { ButtonLink, Content, Heading, Inline, Stack, Text } from '@luneta/ui';
import { PenLine } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';

import { useEnderecoAtual } from '../../../endereco/use-endereco-atual.ts';
import { copy } from '../copy.ts';
import { useGuarda, usePendentes } from '../guarda/use-guarda.ts';
import { FilaFiltros } from './fila-filtros.tsx';
import { FilaLista } from './fila-lista.tsx';
import { isFiltered, NO_FILTERS, readFiltros, writeFiltros, type Filtros } from './filtros.ts';
import { Pendentes } from './pendentes.tsx';
import { PorTurma } from './por-turma.tsx';

export type FilaScreenProps = {
  /** Address of one essay with the filters of the queue. */
  href: (redacao_id: number | 'proxima', filtros: Filtros) => string;
  /** The two kinds of texts. */
  tabs: ReactNode;
};

export function FilaScreen({ href, tabs }: FilaScreenProps) {
  const heading = usePageTitle(copy.title);
  const { api } = useServices();
  const { search, replace } = useEnderecoAtual();
  const filtros = readFiltros(search);
  const set = (next: Filtros) => replace(() => new URLSearchParams(writeFiltros(next)));
  const resumo = useQuery(correcoesResumoQuery(api));
  const guarda = useGuarda();
  // What was on its way when the queue opened has arrived: its counts are others now.
  const pending = usePendentes(guarda).length;
  const before = useRef(pending);
  const { refetch } = resumo;
  useEffect(() => {
    if (before.current > pending) void refetch();
    before.current = pending;
  }, [pending, refetch]);
  const waiting = resumo.data?.reduce((sum, { redacoes }) => sum + redacoes.para_mim, 0);
  return (
    <Content width="staff">
      <Stack gap="e20">
        <Inline justify="between" wrap gap="e12">
          <Stack gap="e2">
            <Heading level={1} focusable ref={heading}>
              {copy.title}
            </Heading>
            <Text tone="muted">{waiting === undefined ? '\u00a0' : copy.waiting(waiting)}</Text>
          </Stack>
          {waiting !== undefined && waiting > 0 && (
            <ButtonLink href={href('proxima', NO_FILTERS)} icon={PenLine} size="sm">
              {copy.start}
            </ButtonLink>
          )}
        </Inline>
        {tabs}
        <Pendentes guarda={guarda} href={(id) => href(id, filtros)} />
        <PorTurma resumo={resumo} href={(prova) => href('proxima', { ...NO_FILTERS, prova })} />
        <FilaLista
          filtros={filtros}
          href={(id) => href(id, filtros)}
          filters={<FilaFiltros filtros={filtros} onChange={set} resumo={resumo.data ?? []} />}
          {...(isFiltered(filtros) && { onClear: () => set(NO_FILTERS) })}
        />
      </Stack>
    </Content>
  );
}
