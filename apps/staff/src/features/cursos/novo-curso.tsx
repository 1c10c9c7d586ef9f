/** Begins a course: its topic, of those that have none, and its name. The draft opens in its editor. */
import { ApiError } from '@luneta/api-client';
import { createCursoMutation, objetosSemCursoQuery } from '@luneta/api-client/gestao-cursos';
import { zGestaoCursoRequest } from '@luneta/api-client/schemas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { TextInput } from '@luneta/ui';
import { Combobox, type ComboboxItem } from '@luneta/ui/combobox';
import { Search } from '@luneta/ui/icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from './copy.ts';
import { groupsOf } from './objetos.ts';

const MAX_CHARACTERS = 200;

type Valores = { objeto: ComboboxItem | null; nome: string };
const INICIAIS: Valores = { objeto: null, nome: '' };

export type NovoCursoProps = {
  onClose: () => void;
  onCreated: (base_conhecimento_id: number) => void;
};

export function NovoCurso({ onClose, onCreated }: NovoCursoProps) {
  const { api } = useServices();
  const [busca, setBusca] = useState('');
  const objetos = useQuery(objetosSemCursoQuery(api, busca));
  const form = useForm({
    values: INICIAIS,
    schema: zGestaoCursoRequest,
    toRequest: ({ objeto, nome }) => ({
      objeto_conhecimento_id: objeto === null ? Number.NaN : Number(objeto.id),
      nome_curso: nome.trim(),
    }),
    fieldOf: { objeto_conhecimento_id: 'objeto', nome_curso: 'nome' },
    said: { objeto: copy.topicoMissing, nome: copy.nomeMissing },
    send: useMutation(createCursoMutation(api)).mutateAsync,
    refusal: (error) =>
      error instanceof ApiError && error.status === 409
        ? { fields: { objeto: copy.taken } }
        : { failure: errorMessage(error) },
    onSent: ({ base_conhecimento_id }) => onCreated(base_conhecimento_id),
  });
  const { onChange: onPick, ...objeto } = form.field('objeto');
  return (
    <FormDialog
      of={form}
      title={copy.novo}
      description={copy.novoText}
      confirmLabel={copy.create}
      onClose={onClose}
      error={objetos.error === null ? undefined : errorMessage(objetos.error)}
    >
      <Combobox
        label={copy.topico}
        help={copy.topicoHelp}
        placeholder={copy.topicoHint}
        icon={Search}
        groups={groupsOf(objetos.data ?? [])}
        {...objeto}
        onChange={onPick}
        onSearch={setBusca}
        loading={objetos.isFetching}
        noneText={copy.noTopic}
      />
      <TextInput label={copy.nome} help={copy.nomeHelp} prose maxLength={MAX_CHARACTERS} {...form.field('nome')} />
    </FormDialog>
  );
}
