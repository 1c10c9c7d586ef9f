/** Merging a topic into another of its subject: what follows is said before. */
import type { ObjetoDoBanco } from '@luneta/api-client';
import { createJuncaoMutation, objetosQuery, previaJuncaoQuery } from '@luneta/api-client/gestao-questoes-partes';
import { QueryState, useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { Note, Skeleton, useToast } from '@luneta/ui';
import { Combobox, type ComboboxItem } from '@luneta/ui/combobox';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from './copy.ts';

const words = copy.objetos;
const NONE: { destino_id: ComboboxItem | null } = { destino_id: null };

export type JuntarProps = { objeto: ObjetoDoBanco; onClose: () => void };

export function Juntar({ objeto, onClose }: JuntarProps) {
  const { api } = useServices();
  const toast = useToast();
  const { objeto_conhecimento_id, materia_id, descricao, versao } = objeto;
  const [busca, setBusca] = useState('');
  const query = useInfiniteQuery(objetosQuery(api, { materia_id, ...(busca !== '' && { busca }) }));
  const join = useMutation(createJuncaoMutation(api, objeto_conhecimento_id));
  const form = useForm({
    values: NONE,
    check: ({ destino_id }) => ({ destino_id: destino_id === null ? words.destinoFalta : undefined }),
    toRequest: ({ destino_id }) => ({ destino_id: Number(destino_id?.id ?? 0), versao }),
    send: join.mutateAsync,
    onSent: () => {
      toast.show({ tone: 'success', text: words.juntos });
      onClose();
    },
  });
  const { id, value, onChange, error } = form.field('destino_id');
  const items = (query.data?.pages ?? [])
    .flatMap(({ linhas }) => linhas)
    .filter((other) => other.objeto_conhecimento_id !== objeto_conhecimento_id)
    .map((other) => ({ id: other.objeto_conhecimento_id, label: other.descricao }));
  return (
    <FormDialog of={form} title={words.juntarTitle(descricao)} confirmLabel={words.confirm} onClose={onClose}>
      <Previa objeto_conhecimento_id={objeto_conhecimento_id} />
      <Combobox
        id={id}
        label={words.destino}
        placeholder={words.destinoHint}
        noneText={words.destinoNone}
        error={error}
        loading={query.isFetching}
        groups={[{ path: [], items }]}
        value={value}
        onSearch={setBusca}
        onChange={onChange}
      />
    </FormDialog>
  );
}

function Previa({ objeto_conhecimento_id }: { objeto_conhecimento_id: number }) {
  const { api } = useServices();
  const query = useQuery(previaJuncaoQuery(api, objeto_conhecimento_id));
  return (
    <QueryState query={query} compact loading={<Skeleton shape="text" lines={2} />}>
      {({ qtde_questoes, qtde_fases, tem_curso }) => (
        <Note tone={tem_curso ? 'warning' : 'info'}>
          {tem_curso ? words.comCurso : words.previa(qtde_questoes, qtde_fases)}
        </Note>
      )}
    </QueryState>
  );
}
