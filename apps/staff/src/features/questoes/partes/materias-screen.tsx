/** `/questoes/materias`: the subjects of the school, each in an area. */
import type { MateriaDoBanco, MateriasDaEscola } from '@luneta/api-client';
import { materiasQuery, saveMateriaMutation } from '@luneta/api-client/gestao-questoes-partes';
import { zMateriaRequest } from '@luneta/api-client/schemas';
import { QueryState, useServices } from '@luneta/app-shell';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import {
  Badge,
  DataTable,
  EmptyState,
  Inline,
  Select,
  SubjectTile,
  Switch,
  Text,
  TextInput,
  useToast,
  type DataColumn,
} from '@luneta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from './copy.ts';
import { Editar } from './editar.tsx';
import { ParteFrame } from './frame.tsx';

const words = copy.materias;
type Columns = readonly [DataColumn<MateriaDoBanco>, ...DataColumn<MateriaDoBanco>[]];
const columnsOf = (areas: MateriasDaEscola['areas']): Columns => [
  {
    id: 'nome',
    header: words.nome,
    cell: ({ materia_nome, arquivada_em }) => (
      <Inline gap="e12">
        <SubjectTile materia={materia_nome} size={36} />
        <Text as="span">{materia_nome}</Text>
        {arquivada_em !== null && <Badge>{copy.arquivada}</Badge>}
      </Inline>
    ),
  },
  {
    id: 'area',
    header: words.area,
    cell: ({ area_codigo }) => areas.find((area) => area.area_codigo === area_codigo)?.nome_curto ?? area_codigo,
  },
  { id: 'objetos', header: words.objetos, align: 'end', noWrap: true, cell: ({ qtde_objetos }) => qtde_objetos },
  { id: 'usos', header: copy.usada, align: 'end', noWrap: true, cell: ({ qtde_questoes }) => qtde_questoes },
];
const idOf = ({ materia_id }: MateriaDoBanco) => materia_id;

export function MateriasScreen() {
  const { api } = useServices();
  const may = useMayCall()('saveMateria');
  const query = useQuery(materiasQuery(api, true));
  const [open, setOpen] = useState<MateriaDoBanco | 'nova' | null>(null);
  const areas = query.data?.areas ?? [];
  const table = { caption: words.caption, density: 'compact', columns: columnsOf(areas), rowKey: idOf } as const;
  return (
    <ParteFrame parte="materias" title={words.title} nova={may ? words.nova : null} onNova={() => setOpen('nova')}>
      <QueryState query={query} loading={<DataTable {...table} rows={[]} loading loadingLabel={words.loading} />}>
        {({ materias }) => (
          <DataTable
            {...table}
            rows={materias}
            empty={<EmptyState text={words.empty} />}
            {...(may && {
              actionsHeader: copy.actions,
              renderActions: (materia: MateriaDoBanco) => (
                <Editar nome={materia.materia_nome} onClick={() => setOpen(materia)} />
              ),
            })}
          />
        )}
      </QueryState>
      {open !== null && (
        <MateriaDrawer materia={open === 'nova' ? null : open} areas={areas} onClose={() => setOpen(null)} />
      )}
    </ParteFrame>
  );
}

type MateriaDrawerProps = {
  materia: MateriaDoBanco | null;
  areas: MateriasDaEscola['areas'];
  onClose: () => void;
};

function MateriaDrawer({ materia, areas, onClose }: MateriaDrawerProps) {
  const { api } = useServices();
  const toast = useToast();
  const save = useMutation(saveMateriaMutation(api));
  const form = useForm({
    values: {
      nome: materia?.materia_nome ?? '',
      area_codigo: materia?.area_codigo ?? '',
      arquivada: materia !== null && materia.arquivada_em !== null,
    },
    schema: zMateriaRequest,
    said: { nome: words.falta, area_codigo: words.faltaArea },
    toRequest: ({ nome, area_codigo, arquivada }) => ({
      nome: nome.trim(),
      area_codigo,
      ...(materia !== null && { materia_id: materia.materia_id, versao: materia.versao, arquivada }),
    }),
    send: save.mutateAsync,
    onSent: () => {
      toast.show({ tone: 'success', text: copy.saved });
      onClose();
    },
  });
  const options = areas.map(({ area_codigo, nome }) => ({ value: area_codigo, label: nome }));
  return (
    <FormDrawer
      of={form}
      title={materia === null ? words.nova : words.mudar}
      confirmLabel={copy.save}
      onClose={onClose}
    >
      <TextInput label={words.nome} {...form.field('nome')} />
      <Select
        label={words.area}
        options={[{ value: '', label: words.choose }, ...options]}
        {...form.field('area_codigo')}
      />
      {materia !== null && <Switch label={copy.arquivar} {...form.toggle('arquivada')} />}
    </FormDrawer>
  );
}
