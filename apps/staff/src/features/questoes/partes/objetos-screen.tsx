/** `/questoes/objetos`: topics of the subjects; two that mean the same are merged. */
import type { ObjetoDoBanco } from '@luneta/api-client';
import { materiasQuery, objetosQuery, saveObjetoMutation } from '@luneta/api-client/gestao-questoes-partes';
import { zObjetoRequest } from '@luneta/api-client/schemas';
import { lazyPart, useServices } from '@luneta/app-shell';
import { choiceOf, search } from '@luneta/app-shell/filters';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { FilterControls, List, useFilters } from '@luneta/app-shell/list';
import {
  Badge,
  Button,
  Inline,
  Select,
  Switch,
  Text,
  TextInput,
  useToast,
  VisuallyHidden,
  type DataColumn,
} from '@luneta/ui';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from './copy.ts';
import { Editar } from './editar.tsx';
import { ParteFrame } from './frame.tsx';
import type { JuntarProps } from './juntar.tsx';

/** It brings a list that is searched by typing. */
const Juntar = lazyPart<JuntarProps>(async () => (await import('./juntar.tsx')).Juntar);

const words = copy.objetos;
const FILTERS = { busca: search(copy.search), materia: choiceOf(words.materia) };
const COLUMNS: readonly [DataColumn<ObjetoDoBanco>, ...DataColumn<ObjetoDoBanco>[]] = [
  {
    id: 'descricao',
    header: words.nome,
    cell: ({ descricao, arquivado_em }) => (
      <Inline gap="e8" wrap>
        <Text as="span">{descricao}</Text>
        {arquivado_em !== null && <Badge>{copy.arquivada}</Badge>}
      </Inline>
    ),
  },
  {
    id: 'materia',
    header: words.materia,
    cell: ({ materia_nome, serie_nome }) => [materia_nome, serie_nome].filter(Boolean).join(' · '),
  },
  { id: 'usos', header: copy.usada, align: 'end', noWrap: true, cell: ({ qtde_questoes }) => qtde_questoes },
];

export function ObjetosScreen() {
  const { api } = useServices();
  const mayCall = useMayCall();
  const may = mayCall('saveObjetoConhecimento');
  const filters = useFilters(FILTERS);
  const { busca, materia } = filters.values;
  const query = useInfiniteQuery(
    objetosQuery(api, {
      arquivadas: true,
      ...(busca !== '' && { busca }),
      ...(materia !== '' && { materia_id: Number(materia) }),
    }),
  );
  const materias = useMaterias();
  const rows = (query.data?.pages ?? []).flatMap(({ linhas }) => linhas);
  const [open, setOpen] = useState<ObjetoDoBanco | 'novo' | null>(null);
  const [joining, setJoining] = useState<ObjetoDoBanco | null>(null);
  const actions = (objeto: ObjetoDoBanco) => (
    <Inline gap="e4">
      <Editar nome={objeto.descricao} onClick={() => setOpen(objeto)} />
      {mayCall('createJuncaoObjeto') && objeto.arquivado_em === null && (
        <Button variant="text" size="sm" onClick={() => setJoining(objeto)}>
          {words.juntar}
          <VisuallyHidden>{copy.editOf(objeto.descricao)}</VisuallyHidden>
        </Button>
      )}
    </Inline>
  );
  return (
    <ParteFrame parte="objetos" title={words.title} nova={may ? words.nova : null} onNova={() => setOpen('novo')}>
      <FilterControls of={filters} label={copy.filterLabel} options={{ materia: materias }} />
      <List
        query={query}
        rows={rows}
        filters={filters}
        words={{ ...words, none: copy.none, clear: copy.clear, actions: copy.actions }}
        columns={COLUMNS}
        rowKey={({ objeto_conhecimento_id }) => objeto_conhecimento_id}
        {...(may && { renderActions: actions })}
      />
      {open !== null && (
        <ObjetoDrawer objeto={open === 'novo' ? null : open} materias={materias} onClose={() => setOpen(null)} />
      )}
      {joining && <Juntar objeto={joining} onClose={() => setJoining(null)} />}
    </ParteFrame>
  );
}

function useMaterias() {
  const { api } = useServices();
  const { data } = useQuery(materiasQuery(api));
  return (data?.materias ?? []).map(({ materia_id, materia_nome }) => ({
    value: String(materia_id),
    label: materia_nome,
  }));
}

type ObjetoDrawerProps = {
  objeto: ObjetoDoBanco | null;
  materias: ReturnType<typeof useMaterias>;
  onClose: () => void;
};

function ObjetoDrawer({ objeto, materias, onClose }: ObjetoDrawerProps) {
  const { api } = useServices();
  const toast = useToast();
  const save = useMutation(saveObjetoMutation(api));
  const form = useForm({
    values: {
      descricao: objeto?.descricao ?? '',
      materia_id: objeto === null ? '' : String(objeto.materia_id),
      arquivado: objeto !== null && objeto.arquivado_em !== null,
    },
    schema: zObjetoRequest,
    said: { descricao: words.falta, materia_id: words.faltaMateria },
    toRequest: ({ descricao, materia_id, arquivado }) => ({
      descricao: descricao.trim(),
      materia_id: Number(materia_id),
      ...(objeto !== null && {
        objeto_conhecimento_id: objeto.objeto_conhecimento_id,
        serie_id: objeto.serie_id,
        versao: objeto.versao,
        arquivado,
      }),
    }),
    send: save.mutateAsync,
    onSent: () => {
      toast.show({ tone: 'success', text: copy.saved });
      onClose();
    },
  });
  return (
    <FormDrawer of={form} title={objeto === null ? words.nova : words.mudar} confirmLabel={copy.save} onClose={onClose}>
      <TextInput label={words.nome} {...form.field('descricao')} />
      {objeto === null && (
        <Select
          label={words.materia}
          options={[{ value: '', label: words.choose }, ...materias]}
          {...form.field('materia_id')}
        />
      )}
      {objeto !== null && <Switch label={copy.arquivar} {...form.toggle('arquivado')} />}
    </FormDrawer>
  );
}
