/** Head of the screens about one exam in all its classes. */
import { QueryState, usePageTitle } from '@luneta/app-shell';
import { Breadcrumb, Content, ErrorState, Inline, LoadingLayout, PageTitle, RouteTabs, Stack, Text } from '@luneta/ui';
import type { ReactNode } from 'react';
import { useLocation } from '@luneta/app-shell/router';

import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { countsOf, type Exame } from '../exames.ts';
import { copy as provas, situacaoDe } from '../copy.ts';
import { ProvaAusente } from '../prova-ausente.tsx';
import { SituacaoBadge } from '../situacao-badge.tsx';
import { useTempo } from '../tempo.ts';
import { copy } from './copy.ts';
import { screenOnly } from './exame.css.ts';
import { useExame } from './use-exame.ts';

export type ExameFrameProps = {
  avaliacao_conhecimento_id: number;
  /** What can be done with it, below its name. */
  actions?: ReactNode;
  children: (exame: Exame) => ReactNode;
};

export function ExameFrame({ avaliacao_conhecimento_id, actions, children }: ExameFrameProps) {
  const { query, exame } = useExame(avaliacao_conhecimento_id);
  return (
    <Content width="staff">
      <QueryState query={query} heading={copy.loading} loading={<LoadingLayout of="table" label={copy.loading} />}>
        {() => (
          <Stack gap="e16">
            {query.isFetchNextPageError && (
              <ErrorState
                compact
                title={copy.partFailed}
                retryLabel={provas.retry}
                onRetry={() => void query.fetchNextPage()}
                retrying={query.isFetchingNextPage}
              />
            )}
            {exame ? (
              <Found exame={exame} actions={actions}>
                {children}
              </Found>
            ) : (
              <ProvaAusente />
            )}
          </Stack>
        )}
      </QueryState>
    </Content>
  );
}

type FoundProps = { exame: Exame } & Pick<ExameFrameProps, 'actions' | 'children'>;

function Found({ exame, actions, children }: FoundProps) {
  const { pathname } = useLocation();
  const heading = usePageTitle(exame.descricao);
  const { janela } = useTempo();
  const may = useMayCall();
  const id = exame.avaliacao_conhecimento_id;
  const tabs = [
    { href: paths.exame(id), label: copy.turmas },
    { href: paths.exameResultados(id), label: copy.resultados },
    { href: paths.exameQuestoes(id), label: copy.questoes },
    { href: paths.exameHistorico(id), label: copy.historico },
    ...(may('getImpressao') ? [{ href: paths.exameImpressao(id), label: copy.impressao }] : []),
  ];
  return (
    <Stack gap="e16">
      <div className={screenOnly}>
        <Breadcrumb parents={[{ label: copy.parents, href: paths.provas }]} current={exame.descricao} />
        <Stack gap="e4">
          <Inline gap="e12" wrap>
            <PageTitle ref={heading}>{exame.descricao}</PageTitle>
            {exame.turmas.every((prova) => situacaoDe(prova) === 'cancelada') && <SituacaoBadge situacao="cancelada" />}
          </Inline>
          <Text tone="muted">
            {`${copy.summary(exame.turmas.length, countsOf(exame).alunos)} · ${janela(exame.inicio, exame.fim)}`}
          </Text>
        </Stack>
        {actions}
      </div>
      <RouteTabs label={copy.tabs} tabs={tabs.map((tab) => ({ ...tab, current: tab.href === pathname }))} />
      {children(exame)}
    </Stack>
  );
}
