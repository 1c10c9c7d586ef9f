/** `/redacoes/propostas/nova` and `/redacoes/propostas/{id}`: the editor of an essay proposal (school G16), or its reading. */
import { ApiError, type PropostaGestao } from '@luneta/api-client';
import { propostaQuery } from '@luneta/api-client/gestao-propostas';
import { NotFoundPage, QueryState, useServices } from '@luneta/app-shell';
import { EmptyState, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import * as css from '../../../shared/editor/editor.css.ts';
import { EditorPage, EditorWaiting } from '../../../shared/editor/editor-page.tsx';
import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { Acoes } from './acoes.tsx';
import { Estado } from './avisos.tsx';
import { copy } from './copy.ts';
import { Folha } from './folha.tsx';
import { Leitura, motivoDaLeitura } from './leitura.tsx';
import { PropostaEditor } from './proposta-editor.tsx';
import { Rubrica, Usos } from './rubrica.tsx';

const idle = () => undefined;

export function NovaPropostaScreen() {
  const may = useMayCall();
  return may('createProposta') ? <PropostaEditor proposta={null} onPrint={idle} /> : <NotFoundPage />;
}

export function PropostaScreen({ proposta_redacao_id }: { proposta_redacao_id: number }) {
  const { api } = useServices();
  const may = useMayCall();
  const query = useQuery(propostaQuery(api, proposta_redacao_id));
  const [printing, setPrinting] = useState(false);
  const proposta = query.data;
  if (proposta !== undefined && printing) return <Folha proposta={proposta} onDone={() => setPrinting(false)} />;
  const onPrint = () => setPrinting(true);
  if (proposta !== undefined && may('saveProposta') && motivoDaLeitura(proposta) === null)
    return <PropostaEditor key={proposta_redacao_id} proposta={proposta} onPrint={onPrint} />;
  const sealed = query.error instanceof ApiError && query.error.codigo === 'lacrada';
  return (
    <EditorPage
      title={proposta === undefined ? copy.group : copy.title(proposta.codigo)}
      backHref={paths.propostas}
      backLabel={copy.back}
    >
      {sealed ? (
        <EmptyState title={copy.lacradaTitle} text={copy.lacrada} />
      ) : (
        <QueryState query={query} loading={<EditorWaiting label={copy.loading} />}>
          {(one) => <Lida proposta={one} onPrint={onPrint} />}
        </QueryState>
      )}
    </EditorPage>
  );
}

const Lida = ({ proposta, onPrint }: { proposta: PropostaGestao; onPrint: () => void }) => (
  <Stack gap="e16">
    <Estado proposta={proposta} />
    <div className={css.columns}>
      <Leitura proposta={proposta} />
      <div className={css.beside}>
        <Acoes proposta={proposta} dirty={false} onPrint={onPrint} />
        <Usos provas={proposta.provas} />
        <Rubrica rubrica={proposta.rubrica} />
      </div>
    </div>
  </Stack>
);
