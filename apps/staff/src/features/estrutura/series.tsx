/** `/escola/series`: the grades of a school in the order of school life. */
import type { Etapa, GestaoSerie } from '@luneta/api-client';
import {
  createSeriesPadraoMutation,
  saveSerieMutation,
  seriesQuery,
  setSerieArquivamentoMutation,
} from '@luneta/api-client/estrutura';
import { zSerieRequest } from '@luneta/api-client/schemas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { FormRow, useForm } from '@luneta/app-shell/form';
import { SERIES_PADRAO } from '@luneta/domain';
import { Button, NEW_ROW, NumberField, Select, TextInput, useToast } from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Arquivar } from '../../shared/arquivo/arquivar.tsx';
import { simple } from '../../shared/texto.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { copy as words } from './copy.ts';
import { Lista, Nome, type ListaProps } from './lista.tsx';

const copy = words.series;
const ETAPAS = (['fundamental_1', 'fundamental_2', 'medio', 'outra'] as const).map((value) => ({
  value,
  label: copy.etapas[value],
}));

const COLUMNS: ListaProps<GestaoSerie>['columns'] = [
  { id: 'nome', header: words.nome, cell: Nome },
  { id: 'etapa', header: copy.etapa, cell: ({ etapa }) => copy.etapas[etapa] },
  { id: 'ordem', header: copy.ordem, cell: ({ nivel_ordem }) => nivel_ordem, align: 'end', noWrap: true },
  { id: 'turmas', header: words.turmas, cell: ({ qtde_turmas }) => qtde_turmas, align: 'end', noWrap: true },
];

type Open = { kind: 'edit'; serie: GestaoSerie | null } | { kind: 'archive'; serie: GestaoSerie } | null;

export function Series({ escola_id }: { escola_id: number }) {
  const { api } = useServices();
  const toast = useToast();
  const mayWrite = useMayCall()('saveSerie');
  const query = useQuery(seriesQuery(api, escola_id));
  const archive = useMutation(setSerieArquivamentoMutation(api, escola_id));
  const standard = useMutation(createSeriesPadraoMutation(api, escola_id));
  const [open, setOpen] = useState<Open>(null);
  const done = (text: string) => {
    setOpen(null);
    toast.show({ tone: 'success', text });
  };
  const names = new Set(query.data?.map(({ nome }) => simple(nome)));
  const missing = query.data !== undefined && SERIES_PADRAO.some(({ nome }) => !names.has(simple(nome)));
  const empty = query.data?.length === 0;
  const makeStandard = () =>
    standard.mutate(undefined, {
      onSuccess: ({ qtde_criadas }) => done(copy.standardDone(qtde_criadas)),
      onError: (error) => toast.show({ tone: 'danger', text: errorMessage(error) }),
    });
  return (
    <>
      <Lista
        query={query}
        words={copy}
        columns={COLUMNS}
        rowKey={({ serie_id }) => serie_id}
        mayWrite={mayWrite}
        actions={
          missing && (
            <Button
              size="sm"
              variant={empty ? 'primary' : 'secondary'}
              busy={standard.isPending}
              onClick={makeStandard}
            >
              {copy.standard}
            </Button>
          )
        }
        add={
          <Button size="sm" variant="text" icon={Plus} onClick={() => setOpen({ kind: 'edit', serie: null })}>
            {copy.create}
          </Button>
        }
        editing={open?.kind === 'edit' ? (open.serie?.serie_id ?? NEW_ROW) : null}
        editor={
          open?.kind === 'edit' && (
            <SerieForm
              key={open.serie?.serie_id}
              escola_id={escola_id}
              serie={open.serie}
              onClose={() => setOpen(null)}
              onDone={(nome) => done(words.saved(nome))}
            />
          )
        }
        onEdit={(serie) => setOpen({ kind: 'edit', serie })}
        onArchive={(serie) => {
          archive.reset();
          setOpen({ kind: 'archive', serie });
        }}
        onReopen={({ serie_id: id, nome }) =>
          archive.mutate({ id, arquivada: false }, { onSuccess: () => done(words.back(nome)) })
        }
      />
      {open?.kind === 'archive' && (
        <Arquivar
          id={open.serie.serie_id}
          nome={copy.of(open.serie.nome)}
          mutation={archive}
          onClose={() => setOpen(null)}
          onDone={() => done(words.gone(open.serie.nome))}
        />
      )}
    </>
  );
}

type SerieFormProps = {
  escola_id: number;
  serie: GestaoSerie | null;
  onClose: () => void;
  onDone: (nome: string) => void;
};
type Valores = { nome: string; nivel_ordem: string; etapa: Etapa };

function SerieForm({ escola_id, serie, onClose, onDone }: SerieFormProps) {
  const { api } = useServices();
  const values: Valores = {
    nome: serie?.nome ?? '',
    nivel_ordem: serie === null ? '' : String(serie.nivel_ordem),
    etapa: serie?.etapa ?? 'fundamental_2',
  };
  const form = useForm({
    values,
    schema: zSerieRequest,
    toRequest: ({ nome, nivel_ordem, etapa }) => ({
      ...(serie && { serie_id: serie.serie_id, versao: serie.versao }),
      nome: nome.trim(),
      nivel_ordem: nivel_ordem.trim() === '' ? Number.NaN : Number(nivel_ordem),
      etapa,
    }),
    said: { nome: words.missing, nivel_ordem: copy.ordemHelp },
    send: useMutation(saveSerieMutation(api, escola_id)).mutateAsync,
    onSent: ({ nome }) => onDone(nome),
  });
  return (
    <FormRow
      of={form}
      title={serie ? copy.editTitle : copy.createTitle}
      confirmLabel={serie ? copy.editLabel : copy.createLabel}
      onClose={onClose}
      cells={[
        (hideLabel) => (
          <TextInput label={words.nome} hideLabel={hideLabel} prose maxLength={100} {...form.field('nome')} />
        ),
        (hideLabel) => <Select label={copy.etapa} hideLabel={hideLabel} options={ETAPAS} {...form.field('etapa')} />,
        (hideLabel) => (
          <NumberField
            label={copy.ordem}
            hideLabel={hideLabel}
            help={copy.ordemHelp}
            min={1}
            max={99}
            {...form.field('nivel_ordem')}
          />
        ),
        null,
      ]}
    />
  );
}
