/** `/escola/sedes`: the campuses of a school. */
import type { GestaoSede } from '@luneta/api-client';
import { saveSedeMutation, sedesQuery, setSedeArquivamentoMutation } from '@luneta/api-client/estrutura';
import { zSedeRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { FormRow, useForm } from '@luneta/app-shell/form';
import { Button, NEW_ROW, TextInput, useToast } from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Arquivar } from '../../shared/arquivo/arquivar.tsx';
import { useMayCall } from '../../shared/use-may-call.ts';
import { copy as words } from './copy.ts';
import { Lista, Nome, type ListaProps } from './lista.tsx';

const copy = words.sedes;

const COLUMNS: ListaProps<GestaoSede>['columns'] = [
  { id: 'nome', header: words.nome, cell: Nome },
  { id: 'inep', header: copy.inep, cell: ({ codigo_inep }) => codigo_inep ?? copy.noInep, noWrap: true },
  { id: 'turmas', header: words.turmas, cell: ({ qtde_turmas }) => qtde_turmas, align: 'end', noWrap: true },
];

type Open = { kind: 'edit'; sede: GestaoSede | null } | { kind: 'archive'; sede: GestaoSede } | null;

export function Sedes({ escola_id }: { escola_id: number }) {
  const { api } = useServices();
  const toast = useToast();
  const mayWrite = useMayCall()('saveSede');
  const query = useQuery(sedesQuery(api, escola_id));
  const archive = useMutation(setSedeArquivamentoMutation(api, escola_id));
  const [open, setOpen] = useState<Open>(null);
  const done = (text: string) => {
    setOpen(null);
    toast.show({ tone: 'success', text });
  };
  return (
    <>
      <Lista
        query={query}
        words={copy}
        columns={COLUMNS}
        rowKey={({ sede_id }) => sede_id}
        mayWrite={mayWrite}
        add={
          <Button size="sm" variant="text" icon={Plus} onClick={() => setOpen({ kind: 'edit', sede: null })}>
            {copy.create}
          </Button>
        }
        editing={open?.kind === 'edit' ? (open.sede?.sede_id ?? NEW_ROW) : null}
        editor={
          open?.kind === 'edit' && (
            <SedeForm
              key={open.sede?.sede_id}
              escola_id={escola_id}
              sede={open.sede}
              onClose={() => setOpen(null)}
              onDone={(nome) => done(words.saved(nome))}
            />
          )
        }
        onEdit={(sede) => setOpen({ kind: 'edit', sede })}
        onArchive={(sede) => {
          archive.reset();
          setOpen({ kind: 'archive', sede });
        }}
        onReopen={({ sede_id: id, nome }) =>
          archive.mutate({ id, arquivada: false }, { onSuccess: () => done(words.back(nome)) })
        }
      />
      {open?.kind === 'archive' && (
        <Arquivar
          id={open.sede.sede_id}
          nome={copy.of(open.sede.nome)}
          mutation={archive}
          onClose={() => setOpen(null)}
          onDone={() => done(words.gone(open.sede.nome))}
        />
      )}
    </>
  );
}

type SedeFormProps = {
  escola_id: number;
  sede: GestaoSede | null;
  onClose: () => void;
  onDone: (nome: string) => void;
};

function SedeForm({ escola_id, sede, onClose, onDone }: SedeFormProps) {
  const { api } = useServices();
  const form = useForm({
    values: { nome: sede?.nome ?? '', codigo_inep: sede?.codigo_inep ?? '' },
    schema: zSedeRequest,
    toRequest: ({ nome, codigo_inep }) => ({
      ...(sede && { sede_id: sede.sede_id, versao: sede.versao }),
      nome: nome.trim(),
      codigo_inep: codigo_inep.trim() || null,
    }),
    said: { nome: words.missing, codigo_inep: copy.inepWrong },
    send: useMutation(saveSedeMutation(api, escola_id)).mutateAsync,
    onSent: ({ nome }) => onDone(nome),
  });
  return (
    <FormRow
      of={form}
      title={sede ? copy.editTitle : copy.createTitle}
      confirmLabel={sede ? copy.editLabel : copy.createLabel}
      onClose={onClose}
      cells={[
        (hideLabel) => (
          <TextInput label={words.nome} hideLabel={hideLabel} prose maxLength={100} {...form.field('nome')} />
        ),
        (hideLabel) => (
          <TextInput
            label={copy.inep}
            hideLabel={hideLabel}
            help={copy.inepHelp}
            optional
            inputMode="numeric"
            maxLength={8}
            {...form.field('codigo_inep')}
          />
        ),
        null,
      ]}
    />
  );
}
