/** What a question is about, and how it is found. */
import type { QuestaoGestao } from '@luneta/api-client';
import { materiasQuery, objetosQuery } from '@luneta/api-client/gestao-questoes-partes';
import { useServices } from '@luneta/app-shell';
import { Card, Grid, Heading, Select, Stack, TextInput } from '@luneta/ui';
import { Combobox, type ComboboxItem } from '@luneta/ui/combobox';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from '../copy.ts';
import type { Campos } from '../use-questao-form.ts';
import { Etiquetas, Habilidades, Par } from './achada-por.tsx';

const words = copy.campos;
const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>, values: readonly Value[]) =>
  values.map((value) => ({ value, label: labels[value] }));
const DIFICULDADES = optionsOf(words.dificuldades, ['', 'facil', 'medio', 'dificil']);
const LINGUAS = optionsOf(words.linguas, ['', '1', '2']);

type ClassificacaoProps = { form: Campos; questao: QuestaoGestao | null };

export function Classificacao({ form, questao }: ClassificacaoProps) {
  return (
    <Card as="section" labelledBy="questao-classificacao">
      <Stack gap="e16">
        <Heading look="h3" id="questao-classificacao">
          {words.classificacao}
        </Heading>
        <Grid columns={1} columnsExpanded={2} gap="e16">
          <Materia form={form} questao={questao} />
          <Objeto key={form.values.materia_id} form={form} questao={questao} />
          <Select label={words.dificuldade} options={DIFICULDADES} {...form.field('dificuldade')} />
          <TextInput
            label={words.codigo}
            {...(questao === null ? { help: words.codigoHelp } : {})}
            {...form.field('codigo')}
          />
          <Habilidades form={form} questao={questao} />
          <Etiquetas form={form} />
          <Select label={words.lingua} options={LINGUAS} {...form.field('lingua_estrangeira')} />
          {form.values.lingua_estrangeira !== '' && <Par key={form.values.lingua_estrangeira} form={form} />}
        </Grid>
      </Stack>
    </Card>
  );
}

function Materia({ form, questao }: ClassificacaoProps) {
  const { api } = useServices();
  const { data, isPending } = useQuery(materiasQuery(api));
  const { id, value, error } = form.field('materia_id');
  const listed = (data?.materias ?? []).map(({ materia_id, materia_nome }) => ({
    value: String(materia_id),
    label: materia_nome,
  }));
  // An archived one stays chosen.
  const own = questao && { value: String(questao.materia_id), label: questao.materia_nome };
  const options = own && !listed.some((one) => one.value === own.value) ? [...listed, own] : listed;
  return (
    <Select
      id={id}
      label={words.materia}
      error={error}
      value={value === null ? '' : String(value)}
      options={[{ value: '', label: words.choose }, ...options]}
      loading={isPending}
      emptyText={words.noMateria}
      onChange={(next) => form.set({ materia_id: next === '' ? null : Number(next), objeto_conhecimento_id: null })}
    />
  );
}

function Objeto({ form, questao }: ClassificacaoProps) {
  const { api } = useServices();
  const [busca, setBusca] = useState('');
  const { materia_id } = form.values;
  const { id, value, onChange, error } = form.field('objeto_conhecimento_id');
  const query = useInfiniteQuery({
    ...objetosQuery(api, { ...(busca !== '' && { busca }), ...(materia_id !== null && { materia_id }) }),
    enabled: materia_id !== null,
  });
  const items = (query.data?.pages ?? []).flatMap(({ linhas }) =>
    linhas.map(({ objeto_conhecimento_id, descricao, serie_nome }) => ({
      id: objeto_conhecimento_id,
      label: descricao,
      ...(serie_nome !== null && { meta: serie_nome }),
    })),
  );
  const [picked, setPicked] = useState<ComboboxItem | null>(null);
  const own =
    questao !== null && questao.objeto_conhecimento_id === value && questao.objeto_conhecimento_descricao !== null
      ? { id: questao.objeto_conhecimento_id ?? 0, label: questao.objeto_conhecimento_descricao }
      : null;
  const chosen = [picked, own, ...items].find((item) => item?.id === value) ?? null;
  return (
    <Combobox
      id={id}
      label={words.objeto}
      {...(materia_id === null ? { help: words.objetoFirst } : {})}
      placeholder={words.objetoHint}
      noneText={words.objetoNone}
      disabled={materia_id === null}
      loading={query.isFetching}
      error={error}
      groups={[{ path: [], items }]}
      value={value === null ? null : chosen}
      onSearch={setBusca}
      onChange={(item) => {
        setPicked(item);
        onChange(item === null ? null : Number(item.id));
      }}
    />
  );
}
