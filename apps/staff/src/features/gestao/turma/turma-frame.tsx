/** Head of the pages of one class: what it is, what can be done with all of it, its parts. */
import { QueryState, turnoName, usePageTitle } from '@luneta/app-shell';
import { Breadcrumb, Content, Heading, Inline, LoadingLayout, RouteTabs, Stack, Text } from '@luneta/ui';
import type { ReactNode } from 'react';
import { useLocation } from '@luneta/app-shell/router';

import { sedeNamer } from '../../../shared/aluno.ts';
import { copy as words } from '../../../shared/copy.ts';
import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { useTurmas } from '../../../shared/use-turmas.ts';
import { copy } from './copy.ts';
import { TurmaAusente } from './turma-ausente.tsx';
import { TurmasBroken } from './turmas-broken.tsx';

type TurmaDaLista = ReturnType<typeof useTurmas>['turmas'][number];

export type TurmaFrameProps = {
  turma_id: number;
  /** Buttons beside the title. */
  renderActions?: (turma: TurmaDaLista) => ReactNode;
  children: (turma: TurmaDaLista) => ReactNode;
};

export function TurmaFrame({ turma_id, renderActions, children }: TurmaFrameProps) {
  const { query, turmas, walks, broken, resume } = useTurmas();
  const turma = turmas.find((one) => one.turma_id === turma_id);
  const waiting = <LoadingLayout of="table" label={copy.loadingTurma} />;
  const missing = broken ? <TurmasBroken onRetry={resume} /> : <TurmaAusente />;
  return (
    <Content width="staff">
      <QueryState query={query} loading={waiting}>
        {() =>
          turma ? (
            <Found turma={turma} sede={sedeNamer(turmas)(turma)} actions={renderActions?.(turma)}>
              {children(turma)}
            </Found>
          ) : (
            (walks && waiting) || missing
          )
        }
      </QueryState>
    </Content>
  );
}

type FoundProps = { turma: TurmaDaLista; sede: string; actions: ReactNode; children: ReactNode };

function Found({ turma, sede, actions, children }: FoundProps) {
  const { turma_id, serie_nome, turma_codigo, turma_turno, qtde_alunos, versao } = turma;
  const name = words.turmaOf(serie_nome, turma_codigo);
  const heading = usePageTitle(name);
  const { pathname } = useLocation();
  const may = useMayCall();
  const tabs = [
    { href: paths.turma(turma_id), label: copy.tab.alunos, shown: true },
    { href: paths.turmaProvas(turma_id), label: copy.tab.provas, shown: may('listGestaoProvas') },
    // Lives and the skip for coins belong to version 1.
    { href: paths.turmaOpcoes(turma_id), label: copy.tab.opcoes, shown: versao === 1 && may('getTurmaOpcoes') },
  ];
  return (
    <Stack gap="e16">
      <Breadcrumb parents={[{ label: copy.title, href: paths.turmas }]} current={name} />
      <Inline justify="between" wrap gap="e12">
        <Stack gap="e4">
          <Heading level={1} focusable ref={heading}>
            {name}
          </Heading>
          <Text tone="muted">{[sede, turnoName(turma_turno), words.alunosOf(qtde_alunos)].join(' · ')}</Text>
        </Stack>
        {actions}
      </Inline>
      <RouteTabs
        label={copy.tabs}
        tabs={tabs.filter(({ shown }) => shown).map(({ href, label }) => ({ href, label, current: href === pathname }))}
      />
      {children}
    </Stack>
  );
}
