/** Begins a course: its topic, of those that have none, and its name. The draft opens in its editor. */
import { ApiError } from '@luneta/api-client';
import { createCursoMutation, objetosSemCursoQuery } from '@luneta/api-client/gestao-cursos';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Button, Dialog, Stack, TextInput } from '@luneta/ui';
import { Combobox, type ComboboxItem } from '@luneta/ui/combobox';
import { Search } from '@luneta/ui/icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { copy } from './copy.ts';
import { groupsOf } from './objetos.ts';

const MAX_CHARACTERS = 200;

export type NovoCursoProps = {
  open: boolean;
  onClose: () => void;
  onCreated: (base_conhecimento_id: number) => void;
};

export function NovoCurso({ open, onClose, onCreated }: NovoCursoProps) {
  const { api } = useServices();
  const form = useId();
  const [busca, setBusca] = useState('');
  const [objeto, setObjeto] = useState<ComboboxItem | null>(null);
  const [nome, setNome] = useState('');
  const [sent, setSent] = useState(false);
  const objetos = useQuery(objetosSemCursoQuery(api, busca));
  const create = useMutation(createCursoMutation(api));
  const missing = { objeto: objeto === null, nome: nome.trim() === '' };

  function send() {
    setSent(true);
    if (objeto === null || missing.nome) return;
    create.mutate(
      { objeto_conhecimento_id: Number(objeto.id), nome_curso: nome.trim() },
      { onSuccess: ({ base_conhecimento_id }) => onCreated(base_conhecimento_id) },
    );
  }
  const failed = create.error ?? objetos.error;
  return (
    <Dialog
      open={open}
      title={copy.novo}
      description={copy.novoText}
      onClose={onClose}
      error={failed === null ? undefined : sentenceOf(failed)}
      footer={
        <>
          <Button type="submit" form={form} busy={create.isPending}>
            {copy.create}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap="e16">
          <Combobox
            label={copy.topico}
            help={copy.topicoHelp}
            placeholder={copy.topicoHint}
            icon={Search}
            groups={groupsOf(objetos.data ?? [])}
            value={objeto}
            onPick={setObjeto}
            onSearch={setBusca}
            loading={objetos.isFetching}
            noneText={copy.noTopic}
            error={sent && missing.objeto ? copy.topicoMissing : undefined}
          />
          <TextInput
            label={copy.nome}
            help={copy.nomeHelp}
            prose
            maxLength={MAX_CHARACTERS}
            value={nome}
            onChange={setNome}
            error={sent && missing.nome ? copy.nomeMissing : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

const sentenceOf = (error: Error) =>
  error instanceof ApiError && error.status === 409 ? copy.taken : errorMessage(error);
