/** `/provas/nova` and `/provas/rascunhos/{id}`: an exam that is being made (school G12), or its reading. */
import { randomId, type RascunhoAvaliacao } from '@luneta/api-client';
import { rascunhoQuery } from '@luneta/api-client/gestao-rascunhos';
import { NotFoundPage, QueryState, useServices, useSession } from '@luneta/app-shell';
import { useAddress } from '@luneta/app-shell/list';
import { useNavigate } from '@luneta/app-shell/router';
import { Content, LoadingLayout, useMediaQuery } from '@luneta/ui';
import { from } from '@luneta/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { useEscola } from '../../shared/escola/use-escola.ts';
import { paths } from '../../shared/paths.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { ARRIVED, Assistente } from './assistente.tsx';
import { copy } from './copy.ts';
import { ETAPA_PARAM, etapaDe, faltasPorEtapa, proximaEtapa, type Etapa } from './etapas.ts';
import { Leitura } from './leitura.tsx';
import { Passos } from './passos.tsx';

export function NovaProvaScreen() {
  const may = useMayCall();
  return may('saveRascunhoAvaliacao') ? <Nova /> : <NotFoundPage inside />;
}

function Nova() {
  const { metadata } = useSession();
  const { escola_id } = useEscola();
  const { search } = useAddress();
  const navigate = useNavigate();
  const [rascunho_id] = useState(randomId);
  const onMade = useCallback(
    (etapa: Etapa) => {
      const query = new URLSearchParams({
        ...(escola_id !== undefined && { escola: String(escola_id) }),
        [ETAPA_PARAM]: etapa,
      });
      void navigate(`${paths.rascunho(rascunho_id)}?${query.toString()}`, { replace: true, state: ARRIVED });
    },
    [navigate, rascunho_id, escola_id],
  );
  return (
    <Assistente
      rascunho={null}
      of={{ rascunho_id, ...(escola_id !== undefined && { escola_id }) }}
      escola_id={escola_id ?? metadata?.escola_id ?? null}
      etapa={etapaDe(search.get(ETAPA_PARAM)) ?? 'oque'}
      onMade={onMade}
    />
  );
}

export function RascunhoScreen({ rascunho_id }: { rascunho_id: string }) {
  const { api } = useServices();
  const { escola_id } = useEscola();
  const of = { rascunho_id, ...(escola_id !== undefined && { escola_id }) };
  const query = useQuery(rascunhoQuery(api, of));
  return (
    <QueryState
      query={query}
      loading={
        <Content width="staff">
          <LoadingLayout of="cards" label={copy.loading} />
        </Content>
      }
    >
      {(rascunho) => <Aberto rascunho={rascunho} of={of} />}
    </QueryState>
  );
}

function Aberto({ rascunho, of }: { rascunho: RascunhoAvaliacao; of: Parameters<typeof rascunhoQuery>[1] }) {
  const { search } = useAddress();
  const wide = useMediaQuery(from.medium);
  const may = useMayCall();
  const asked = etapaDe(search.get(ETAPA_PARAM));
  if (!rascunho.editavel || !may('saveRascunhoAvaliacao')) return <Leitura rascunho={rascunho} of={of} />;
  // A phone begins with the list of steps, a wide screen shows it above each of them.
  if (asked === null && !wide) return <Passos rascunho={rascunho} />;
  const etapa = asked ?? proximaEtapa(faltasPorEtapa(rascunho.pendencias));
  return <Assistente rascunho={rascunho} of={of} escola_id={rascunho.escola_id} etapa={etapa} />;
}
