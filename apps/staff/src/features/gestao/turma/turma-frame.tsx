/** Head of the pages of one class: what it is, what can be done with all of it, its parts, and a column that sums them up. */
import type { TurmaDetalhe } from '@luneta/api-client';
import { turmaQuery } from '@luneta/api-client/estrutura-turmas';
import { ApiError } from '@luneta/api-client';
import { QueryState, useServices, usePageTitle } from '@luneta/app-shell';
import {
  Badge,
  Breadcrumb,
  Content,
  Inline,
  LoadingLayout,
  Note,
  PageTitle,
  RouteTabs,
  Stack,
  Text,
  useMediaQuery,
} from '@luneta/ui';
import { from } from '@luneta/ui/theme';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from '@luneta/app-shell/router';

import { copy as words } from '../../../shared/copy.ts';
import { paths } from '../../../shared/paths.ts';
import { nomeDoTurno, VERSOES } from '../../../shared/turno.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from './copy.ts';
import { TurmaAusente } from './turma-ausente.tsx';
import { TurmaResumo } from './turma-resumo.tsx';
import { listada, type TurmaListada } from './turmas.ts';
import * as css from './turma.css.ts';

export type TurmaFrameProps = {
  turma_id: number;
  /** Buttons beside the title. */
  renderActions?: (turma: TurmaListada, detalhe: TurmaDetalhe) => ReactNode;
  children: (turma: TurmaListada, detalhe: TurmaDetalhe) => ReactNode;
};

export function TurmaFrame({ turma_id, renderActions, children }: TurmaFrameProps) {
  const { api } = useServices();
  const query = useQuery(turmaQuery(api, turma_id));
  const missing = query.error instanceof ApiError && query.error.status === 404 && query.data === undefined;
  return (
    <Content width="staff">
      {missing ? (
        <TurmaAusente />
      ) : (
        <QueryState query={query} loading={<LoadingLayout of="table" label={copy.loadingTurma} />}>
          {(detalhe) => {
            const turma = listada(detalhe.turma, detalhe.escola_nome);
            return (
              <Found turma={turma} detalhe={detalhe} actions={renderActions?.(turma, detalhe)}>
                {children(turma, detalhe)}
              </Found>
            );
          }}
        </QueryState>
      )}
    </Content>
  );
}

type FoundProps = { turma: TurmaListada; detalhe: TurmaDetalhe; actions: ReactNode; children: ReactNode };

function Found({ turma, detalhe, actions, children }: FoundProps) {
  const { serie_nome, turma_codigo, sede_nome, turma_turno, versao, dados } = turma;
  const name = words.turmaOf(serie_nome, turma_codigo);
  const heading = usePageTitle(name);
  const wide = useMediaQuery(from.wide);
  const closed = detalhe.ano_situacao === 'encerrado';
  const facts = [sede_nome, nomeDoTurno(turma_turno), VERSOES[versao], words.alunosOf(dados.qtde_alunos)];
  return (
    <Stack gap="e16">
      <Breadcrumb parents={[{ label: copy.title, href: paths.turmas }]} current={name} />
      <Inline justify="between" wrap gap="e12">
        <Inline gap="e12">
          <span className={css.crest} aria-hidden="true">
            {turma_codigo}
          </span>
          <Stack gap="e4">
            <Inline gap="e8" wrap>
              <PageTitle ref={heading}>{name}</PageTitle>
              {dados.arquivada_em !== null && <Badge>{copy.archived}</Badge>}
            </Inline>
            <Text tone="muted">{facts.join(' · ')}</Text>
          </Stack>
        </Inline>
        {actions}
      </Inline>
      {closed && <Note tone="reading">{copy.closedYear(dados.ano)}</Note>}
      <Tabs turma={turma} detalhe={detalhe} />
      <div className={css.columns}>
        <div className={css.part}>{children}</div>
        {wide && <TurmaResumo detalhe={detalhe} />}
      </div>
    </Stack>
  );
}

function Tabs({ turma: { turma_id, versao, dados }, detalhe }: Pick<FoundProps, 'turma' | 'detalhe'>) {
  const { pathname } = useLocation();
  const may = useMayCall();
  const { tab } = copy;
  const tabs = [
    { href: paths.turma(turma_id), label: tab.alunos, n: dados.qtde_alunos, shown: true },
    { href: paths.turmaProfessores(turma_id), label: tab.professores, n: dados.qtde_professores, shown: true },
    { href: paths.turmaProvas(turma_id), label: tab.provas, n: detalhe.qtde_provas, shown: may('listGestaoProvas') },
    {
      href: paths.turmaAcomodacoes(turma_id),
      label: tab.acomodacoes,
      n: null,
      shown: may('listAcomodacoesTurma'),
    },
    // Lives and the skip for coins belong to version 1; who sets up classes finds the class itself here.
    {
      href: paths.turmaOpcoes(turma_id),
      label: tab.opcoes,
      n: null,
      shown: may('saveTurma') || (versao === 1 && may('getTurmaOpcoes')),
    },
  ];
  return (
    <RouteTabs
      label={copy.tabs}
      tabs={tabs
        .filter(({ shown }) => shown)
        .map(({ href, label, n }) => ({
          href,
          label: n === null ? label : `${label} ${n}`,
          current: href === pathname,
        }))}
    />
  );
}
