/** `/escola/importacoes/{id}`: one file, in the step it is in. The server keeps it, so that it goes on on any device. */
import { importacaoQuery } from '@luneta/api-client/gestao-importacoes';
import { NotFoundPage, QueryState, useServices } from '@luneta/app-shell';
import { useAddress } from '@luneta/app-shell/list';
import { Content, LoadingLayout } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@luneta/app-shell/router';
import { useState } from 'react';

import { useEscola } from '../../shared/escola/use-escola.ts';
import { buscaDe } from '../../shared/parametros-tri.ts';
import { paths } from '../../shared/paths.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { Andamento } from './andamento.tsx';
import { CadernosStep } from './parametros/cadernos-step.tsx';
import { ColunasStep } from './colunas/colunas-step.tsx';
import { ConferenciaStep } from './conferencia/conferencia-step.tsx';
import { ETAPAS, etapaDe, podeDizer, type Etapa } from './contas.ts';
import { copy } from './copy.ts';
import { Falha } from './falha.tsx';
import type { EtapaProps } from './parts/etapa-props.ts';
import { Arrived } from './parts/frame.tsx';
import { useLink } from './parts/use-link.ts';
import { Resultado } from './resultado/resultado.tsx';

const PARAM = 'etapa';

export function ImportacaoScreen({ importacao_id }: { importacao_id: string }) {
  return useMayCall()('getImportacao') ? <Importacao importacao_id={importacao_id} /> : <NotFoundPage inside />;
}

function Importacao({ importacao_id }: { importacao_id: string }) {
  const { api } = useServices();
  const { escola_id } = useEscola();
  const { search, push } = useAddress();
  const navigate = useNavigate();
  const link = useLink();
  const of = { importacao_id, ...(escola_id === undefined ? {} : { escola_id }) };
  const query = useQuery(importacaoQuery(api, of));
  const onEtapa = (etapa: Etapa) =>
    push((latest) => {
      const next = new URLSearchParams(latest);
      next.set(PARAM, etapa);
      return next;
    }, null);
  return (
    <QueryState
      query={query}
      loading={
        <Content width="staff">
          <LoadingLayout of="table" label={copy.loading} />
        </Content>
      }
    >
      {(importacao) => {
        const { situacao } = importacao;
        const etapa = etapaDe(importacao, search.get(PARAM));
        // Steps can be seen again as long as nothing of the file is done.
        const leads = situacao === 'pronta' || (situacao === 'recusada' && podeDizer(importacao));
        const onChange = leads
          ? (place: number) =>
              place === 1
                ? void navigate(link(`${paths.importacaoNova}?${buscaDe(importacao)}`))
                : onEtapa(ETAPAS[place - 1] ?? 'colunas')
          : undefined;
        return <Passo {...{ importacao, of, onEtapa, onChange, etapa }} />;
      }}
    </QueryState>
  );
}

/** Remembers whether another step of the file was seen before. */
function Passo(props: EtapaProps & { etapa: Etapa }) {
  const step = `${props.importacao.situacao}/${props.etapa}`;
  const [first] = useState(step);
  const [arrived, setArrived] = useState(false);
  if (step !== first && !arrived) setArrived(true);
  return (
    <Arrived value={arrived}>
      <DaSituacao {...props} />
    </Arrived>
  );
}

function DaSituacao({ etapa, ...props }: EtapaProps & { etapa: Etapa }) {
  const { importacao } = props;
  switch (importacao.situacao) {
    case 'recebida':
    case 'analisando':
    case 'aplicando':
    case 'desfazendo':
      return <Andamento importacao={importacao} current={ETAPAS.indexOf(etapa) + 1} />;
    case 'recusada':
      return podeDizer(importacao) ? (
        <ColunasStep key={importacao.versao} {...props} />
      ) : (
        <Falha {...props} current={ETAPAS.indexOf(etapa) + 1} />
      );
    case 'falhou':
      return <Falha {...props} current={ETAPAS.indexOf(etapa) + 1} />;
    case 'aplicada':
    case 'desfeita':
      return <Resultado {...props} />;
    case 'pronta':
      if (importacao.tipo === 'parametros_tri' && etapa !== 'conferencia')
        return <CadernosStep key={importacao.versao} {...props} />;
      return etapa === 'conferencia' ? (
        <ConferenciaStep {...props} />
      ) : (
        <ColunasStep key={importacao.versao} {...props} />
      );
  }
}
