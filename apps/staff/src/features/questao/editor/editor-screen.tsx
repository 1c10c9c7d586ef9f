/** `/questoes/nova` and `/questoes/{id}`: the editor of a question (school G9), or its reading where it may not be changed. */
import { questaoGestaoQuery } from '@luneta/api-client/gestao-questoes';
import type { QuestaoGestao } from '@luneta/api-client';
import { NotFoundPage, QueryState, useServices } from '@luneta/app-shell';
import { useSearchParams } from '@luneta/app-shell/router';
import { Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import * as css from '../../../shared/editor/editor.css.ts';
import { EditorPage, EditorWaiting } from '../../../shared/editor/editor-page.tsx';
import { voltaDe } from '../../../shared/prova-de-origem.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { Acoes } from './acoes.tsx';
import { Estado } from './avisos.tsx';
import { copy } from './copy.ts';
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
  const [search] = useSearchParams();
  const volta = voltaDe(search);
  const query = useQuery(questaoGestaoQuery(api, banco_questao_id));
  const questao = query.data;
  if (questao !== undefined && may('saveQuestao') && motivoDaLeitura(questao) === null)
    return <QuestaoEditor key={banco_questao_id} questao={questao} />;
  const title = questao === undefined ? copy.group : copy.title(questao.codigo);
  return (
    <EditorPage title={title} backHref={volta.href} backLabel={copy.back[volta.para]}>
      <QueryState query={query} loading={<EditorWaiting label={copy.loading} />}>
        {(one) => <Lida questao={one} />}
      </QueryState>
    </EditorPage>
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
