/** Somebody of this name has an account already: found while the name is typed, with both ways out (school G5, phone). */
import type { GestaoEquipePessoa } from '@luneta/api-client';
import { equipeQuery } from '@luneta/api-client/gestao-equipe';
import { useServices } from '@luneta/app-shell';
import { nomeIsolado } from '@luneta/domain';
import { Button, Inline, Note, Stack, Text } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { copy } from './copy.ts';
import { perfilOf } from './perfil-of.ts';

const QUIET_MS = 300;
/** First and last name at least: one word would find half the school. */
const isWhole = (nome: string) => nome.trim().split(/\s+/u).length > 1 && nome.trim().length > 4;

type TalvezMesmaProps = { escola_id: number; nome: string; onOpen: (pessoa: GestaoEquipePessoa) => void };

export function TalvezMesma({ escola_id, nome, onOpen }: TalvezMesmaProps) {
  const { api } = useServices();
  const [settled, setSettled] = useState('');
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(isWhole(nome) ? nome.trim() : ''), QUIET_MS);
    return () => clearTimeout(timer);
  }, [nome]);
  const { data } = useInfiniteQuery({
    ...equipeQuery(api, escola_id, { busca: settled }),
    enabled: settled !== '',
  });
  const found = settled === '' ? undefined : data?.pages[0]?.equipe[0];
  if (found === undefined || found.pessoa_id === passed) return null;
  const { pessoa_id, login } = found;
  return (
    <Note tone="warning" title={copy.maybeSame}>
      <Stack gap="e8">
        <Text>{copy.maybeSameText(nomeIsolado(found.nome), perfilOf(found), login ?? copy.noLogin)}</Text>
        <Inline gap="e12" wrap>
          <Button size="sm" variant="text" onClick={() => onOpen(found)}>
            {copy.openThat(nomeIsolado(found.nome))}
          </Button>
          <Button size="sm" variant="text" onClick={() => setPassed(pessoa_id)}>
            {copy.registerOther}
          </Button>
        </Inline>
      </Stack>
    </Note>
  );
}
