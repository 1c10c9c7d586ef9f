/** Staff accounts of a school: who may sign in, how, and one account with what can be done with it (school G5). */
import type { GestaoEquipePessoa, MembroEquipeCriado } from '@luneta/api-client';
import { equipeQuery, equipeResumoQuery } from '@luneta/api-client/gestao-equipe';
import { lazyPart, useServices } from '@luneta/app-shell';
import { choice, search } from '@luneta/app-shell/filters';
import { FilterControls, List, useFilters } from '@luneta/app-shell/list';
import { nomeIsolado, PERFIL_NOMES } from '@luneta/domain';
import { Button, Inline, Stack, Text, useToast } from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayCall } from '../../../shared/use-may-call.ts';
import type { FichaDaEquipe } from './ato-da-conta.tsx';
import { ContaAberta } from './conta-aberta.tsx';
import { copy } from './copy.ts';
import { useEquipeColumns } from './equipe-columns.tsx';
import { SenhaNova } from './senha-nova.tsx';

const NovaPessoa = lazyPart(async () => (await import('./membro-gaveta.tsx')).NovaPessoa);

const FILTERS = {
  busca: search(copy.searchLabel),
  perfil: choice(copy.perfil, PERFIL_NOMES, { all: copy.everyPerfil }),
  sem_acesso: choice(copy.idleFilter, { '90_dias': copy.idle }, { all: copy.anyUse, chip: (shown) => shown }),
};

type EquipeProps = { escola_id: number; onFicha: (ficha: FichaDaEquipe) => void };

export function Equipe({ escola_id, onFicha }: EquipeProps) {
  const { api } = useServices();
  const toast = useToast();
  const may = useMayCall();
  const filters = useFilters(FILTERS);
  const { busca, perfil, sem_acesso } = filters.values;
  const query = useInfiniteQuery(
    equipeQuery(api, escola_id, {
      ...(busca !== '' && { busca }),
      ...(perfil !== '' && { perfil }),
      ...(sem_acesso !== '' && { sem_acesso }),
    }),
  );
  const { data: resumo } = useQuery(equipeResumoQuery(api, escola_id));
  const [opened, setOpened] = useState<GestaoEquipePessoa | null>(null);
  const [creating, setCreating] = useState(false);
  const [criado, setCriado] = useState<MembroEquipeCriado | null>(null);
  const equipe = query.data?.pages.flatMap((page) => page.equipe) ?? [];
  const columns = useEquipeColumns(setOpened);
  const senha = criado && senhaOf(criado);
  return (
    <Stack gap="e16">
      <Inline justify="between" gap="e12" wrap>
        <Text tone="muted" measure>
          {resumo === undefined ? copy.intro : copy.summary(resumo.com_acesso, resumo.encerrados)}
        </Text>
        {may('createMembroEquipe') && (
          <Button size="sm" icon={Plus} onClick={() => setCreating(true)}>
            {copy.newPerson}
          </Button>
        )}
      </Inline>
      <FilterControls of={filters} label={copy.filterLabel} />
      <List query={query} rows={equipe} filters={filters} words={copy} {...columns} />
      {creating && (
        <NovaPessoa
          escola_id={escola_id}
          onClose={() => setCreating(false)}
          onOpen={(pessoa) => {
            setCreating(false);
            setOpened(pessoa);
          }}
          onCreated={(made) => {
            setCreating(false);
            setCriado(made);
            const { nome } = made.membro;
            if (made.convite_enviado) toast.show({ tone: 'success', text: copy.invited(nomeIsolado(nome)) });
          }}
        />
      )}
      {criado && senha && (
        <SenhaNova
          first
          pessoa={criado.membro}
          senha={senha}
          onClose={() => setCriado(null)}
          onFicha={() => onFicha({ pessoa: criado.membro, senha })}
        />
      )}
      {opened && (
        <ContaAberta
          // What was read last: an act may have changed it.
          pessoa={equipe.find(({ pessoa_id }) => pessoa_id === opened.pessoa_id) ?? opened}
          escola_id={escola_id}
          onFicha={onFicha}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}

/** Null after an invitation: nobody is told a password. */
function senhaOf({ membro, senha_inicial, expira_em }: MembroEquipeCriado) {
  if (senha_inicial === null || expira_em === null) return null;
  return { login: membro.login, nova_senha: senha_inicial, expira_em };
}
