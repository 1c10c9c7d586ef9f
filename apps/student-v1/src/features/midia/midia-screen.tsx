/** Contents of a phase (S2 §2.5): the first one large, suggestions, CONTINUAR after five seconds, skipping for coins. */
import type { AdaptadaMidias } from '@luneta/api-client';
import { faseMidiasQuery, type FaseIds } from '@luneta/api-client/fase';
import { QueryState, useMayWrite, usePageTitle, useServices } from '@luneta/app-shell';
import { Loading, PageTitle, Skeleton, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from '@luneta/app-shell/router';

import { copy as fase } from '../../shared/fase/copy.ts';
import { addressesOf, ESTUDO } from '../../shared/fase/fase-address.ts';
import { FaseFrame } from '../../shared/fase/fase-frame.tsx';
import { midiaAssistir } from '../../shared/fase/log-entry.ts';
import { useFaseLog } from '../../shared/fase/use-run.ts';
import { Contents, type Watched } from './contents.tsx';
import { copy } from './copy.ts';
import { MidiaFoot } from './midia-foot.tsx';
import { BackFoot } from './back-foot.tsx';

/** `n`: order of the exercise to go on to (decision 74). */
export function MidiaScreen({ n, ...ids }: FaseIds & { n: number }) {
  const [search] = useSearchParams();
  // Looked at from an exercise, which it leads back to: no gate, no question about it, no price (decision 220).
  const estudo = search.has(ESTUDO);
  const { api } = useServices();
  const query = useQuery(faseMidiasQuery(api, ids));
  const [opened, setOpened] = useState(false);
  // A phase without media begins with its exercises (decision 135).
  if (query.data?.conteudos.length === 0) return <Navigate to={addressesOf(ids).item(n)} replace />;
  const numero = query.data?.capitulo_numero ?? null;
  return (
    <FaseFrame
      ids={ids}
      etapa="midia"
      detail={numero === null ? undefined : fase.capitulo(numero)}
      foot={
        query.data &&
        (estudo ? <BackFoot ids={ids} n={n} /> : <MidiaFoot ids={ids} n={n} midias={query.data} opened={opened} />)
      }
    >
      <QueryState query={query} heading={copy.loading} loading={<MidiaLoading />}>
        {(midias) => <Midia ids={ids} midias={midias} onOpened={() => setOpened(true)} />}
      </QueryState>
    </FaseFrame>
  );
}

type MidiaProps = { ids: FaseIds; midias: AdaptadaMidias; onOpened: () => void };

function Midia({ ids, midias, onOpened }: MidiaProps) {
  const log = useFaseLog(ids);
  const mayWrite = useMayWrite();
  const onWatch = (entry: Watched) => {
    onOpened();
    log(midiaAssistir(entry));
  };
  const heading = usePageTitle(midias.objeto_conhecimento_descricao);
  return (
    <Stack gap="e16">
      <Stack gap="e4">
        <PageTitle ref={heading}>{midias.objeto_conhecimento_descricao}</PageTitle>
        {midias.habilidade_descricao !== null && <Text tone="muted">{midias.habilidade_descricao}</Text>}
      </Stack>
      <Contents conteudos={midias.conteudos} onWatch={mayWrite ? onWatch : undefined} />
    </Stack>
  );
}

function MidiaLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack gap="e16">
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="card" size={186} />
        <Skeleton shape="card" size={76} />
        <Skeleton shape="card" size={76} />
      </Stack>
    </Loading>
  );
}
