/** `/questoes/nova` and `/questoes/{id}`: the editor of a question (school G9), or its reading where it may not be changed. */
import { questaoGestaoQuery } from '@luneta/api-client/gestao-questoes';
import type { QuestaoGestao } from '@luneta/api-client';
import { NotFoundPage, QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { BackBar, Content, Loading, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { Acoes } from './acoes.tsx';
import { Estado } from './avisos.tsx';
import { copy } from './copy.ts';
import * as css from './editor.css.ts';
import { Historico } from './historico.tsx';
import { Leitura, motivoDaLeitura } from './leitura.tsx';
import { QuestaoEditor } from './questao-editor.tsx';
import { Tri, TriDialog } from './tri.tsx';

export function NovaQuestaoScreen() {
  const may = useMayCall();
  return may('createQuestao') ? <QuestaoEditor questao={null} /> : <NotFoundPage />;
}

export function QuestaoEditorScreen({ banco_questao_id }: { banco_questao_id: number }) {
  const { api } = useServices();
  const may = useMayCall();
  const query = useQuery(questaoGestaoQuery(api, banco_questao_id));
  const questao = query.data;
  if (questao !== undefined && may('saveQuestao') && motivoDaLeitura(questao) === null)
    return <QuestaoEditor key={banco_questao_id} questao={questao} />;
  const title = questao === undefined ? copy.group : copy.title(questao.codigo);
  return (
    <Page title={title}>
      <QueryState query={query} loading={<Waiting />}>
        {(one) => <Lida questao={one} />}
      </QueryState>
    </Page>
  );
}

const idle = () => undefined;

function Lida({ questao }: { questao: QuestaoGestao }) {
  const [historico, setHistorico] = useState(false);
  const [tri, setTri] = useState(false);
  return (
    <Stack gap="e16">
      <Estado questao={questao} />
      <div className={css.columns}>
        <Leitura questao={questao} />
        <div className={css.beside}>
          <Tri questao={questao} dirty={false} onMudar={() => setTri(true)} />
          <Acoes questao={questao} dirty={false} onHistorico={() => setHistorico(true)} />
        </div>
      </div>
      {tri && <TriDialog questao={questao} onSaved={idle} onClose={() => setTri(false)} />}
      <Historico banco_questao_id={questao.banco_questao_id} open={historico} onClose={() => setHistorico(false)} />
    </Stack>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  const heading = usePageTitle(title);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <BackBar backHref={paths.questoes} backLabel={copy.back} title={title} headingRef={heading} />
        {children}
      </Stack>
    </Content>
  );
}

function Waiting() {
  return (
    <Loading label={copy.loading}>
      <Stack gap="e12">
        <Skeleton shape="card" size={240} />
        <Skeleton shape="card" size={240} />
      </Stack>
    </Loading>
  );
}
