/** Staff accounts of a school: who may sign in, how, and one account with what can be done with it. */
import type { GestaoEquipePessoa } from '@luneta/api-client';
import { equipeQuery } from '@luneta/api-client/gestao-escolas';
import { useServices } from '@luneta/app-shell';
import { List } from '@luneta/app-shell/list';
import { nomeIsolado } from '@luneta/domain';
import {
  Badge,
  Button,
  Card,
  Inline,
  Loading,
  PersonName,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
  useToast,
} from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { AtoDaConta, type Ato, type FichaDaEquipe } from './ato-da-conta.tsx';
import { ContaGaveta } from './conta-gaveta.tsx';
import { copy } from './copy.ts';
import { EndAcesso } from './end-acesso.tsx';
import { perfilOf } from './perfil-of.ts';

const waiting = (
  <Loading label={copy.loading}>
    {[1, 2, 3, 4].map((n) => (
      <Skeleton key={n} shape="card" size={72} />
    ))}
  </Loading>
);

type EquipeProps = { escola_id: number; onFicha: (ficha: FichaDaEquipe) => void };

export function Equipe({ escola_id, onFicha }: EquipeProps) {
  const { api } = useServices();
  const toast = useToast();
  const query = useInfiniteQuery(equipeQuery(api, escola_id));
  const [opened, setOpened] = useState<number | null>(null);
  const [ato, setAto] = useState<Ato | 'encerrar' | null>(null);
  const equipe = query.data?.pages.flatMap((page) => page.equipe) ?? [];
  const pessoa = equipe.find(({ pessoa_id }) => pessoa_id === opened);
  return (
    <Stack gap="e16">
      <Text tone="muted" measure>
        {copy.intro}
      </Text>
      <List query={query} rows={equipe} words={copy} loading={waiting}>
        {(error) => (
          <>
            <Stack as="ul" gap="e8">
              {equipe.map((one) => (
                <Pessoa key={one.pessoa_id} pessoa={one} onOpen={() => setOpened(one.pessoa_id)} />
              ))}
            </Stack>
            {error}
          </>
        )}
      </List>
      {pessoa && <ContaGaveta pessoa={pessoa} onAto={setAto} onClose={() => setOpened(null)} />}
      {pessoa && ato === 'encerrar' && (
        <EndAcesso
          escola_id={escola_id}
          pessoa={pessoa}
          onClose={() => setAto(null)}
          onDone={(text) => {
            setAto(null);
            setOpened(null);
            toast.show({ tone: 'success', text });
          }}
        />
      )}
      {pessoa && ato !== null && ato !== 'encerrar' && (
        <AtoDaConta
          escola_id={escola_id}
          pessoa={pessoa}
          ato={ato}
          onFicha={onFicha}
          onClose={() => setAto(null)}
          onDone={() => {
            setAto(null);
            setOpened(null);
          }}
        />
      )}
    </Stack>
  );
}

function Pessoa({ pessoa, onOpen }: { pessoa: GestaoEquipePessoa; onOpen: () => void }) {
  const { nome, login, ativa, duas_etapas } = pessoa;
  return (
    <Card as="li">
      <Inline justify="between" gap="e12" wrap>
        <Stack gap="e4">
          <Text>
            <PersonName>{nome}</PersonName>
          </Text>
          <Text look="small" tone="muted">
            {[perfilOf(pessoa), login].filter((text) => text !== null).join(' · ')}
          </Text>
        </Stack>
        <Inline gap="e12" wrap>
          {ativa ? (
            <Badge tone={duas_etapas ? 'success' : 'neutral'}>{duas_etapas ? copy.on : copy.off}</Badge>
          ) : (
            <Badge tone="warning">{copy.ended}</Badge>
          )}
          <Button size="sm" variant="secondary" onClick={onOpen}>
            <span aria-hidden="true">{copy.open}</span>
            <VisuallyHidden>{copy.openOf(nomeIsolado(nome))}</VisuallyHidden>
          </Button>
        </Inline>
      </Inline>
    </Card>
  );
}
