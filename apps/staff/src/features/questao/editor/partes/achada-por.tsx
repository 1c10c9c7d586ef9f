/** By what a question is found: skills, tags, and the question of the other language that shares its place. */
import type { QuestaoGestao } from '@luneta/api-client';
import { questoesAchadasQuery } from '@luneta/api-client/gestao-questoes';
import { etiquetasQuery, habilidadesQuery } from '@luneta/api-client/gestao-questoes-partes';
import { useServices } from '@luneta/app-shell';
import { Combobox, type ComboboxItem } from '@luneta/ui/combobox';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from '../copy.ts';
import type { Campos } from '../use-questao-form.ts';
import { Escolha } from './escolha.tsx';

const words = copy.campos;

export function Habilidades({ form, questao }: { form: Campos; questao: QuestaoGestao | null }) {
  const { api } = useServices();
  const [busca, setBusca] = useState('');
  const query = useInfiniteQuery(habilidadesQuery(api, busca === '' ? {} : { busca }));
  const { id, value, onChange, error } = form.field('habilidades');
  const items = (query.data?.pages ?? []).flatMap(({ linhas }) =>
    linhas.map(({ habilidade_id, codigo, descricao }) => ({
      id: habilidade_id,
      label: codigo,
      meta: descricao.slice(0, 60),
    })),
  );
  const [known, setKnown] = useState<readonly ComboboxItem[]>(() =>
    (questao?.habilidades ?? []).map(({ habilidade_id, codigo }) => ({ id: habilidade_id, label: codigo })),
  );
  const chosen = value.map(
    (one) => [...known, ...items].find((item) => item.id === one) ?? { id: one, label: String(one) },
  );
  return (
    <Escolha
      id={id}
      label={words.habilidades}
      placeholder={words.habilidadesHint}
      noneText={words.habilidadesNone}
      error={error}
      loading={query.isFetching}
      chosen={chosen}
      items={items}
      onSearch={setBusca}
      onChange={(next) => {
        setKnown(next);
        onChange(next.map((item) => Number(item.id)));
      }}
    />
  );
}

/** What the school lacks is made with the question. */
export function Etiquetas({ form }: { form: Campos }) {
  const { api } = useServices();
  const [busca, setBusca] = useState('');
  const { data = [], isPending } = useQuery(etiquetasQuery(api));
  const { id, value, onChange, error } = form.field('etiquetas');
  const typed = busca.trim();
  const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const found = data.filter(({ nome }) => plain(nome).includes(plain(typed))).slice(0, 50);
  const items = found.map(({ nome }) => ({ id: nome, label: nome }));
  const isNew = typed !== '' && !data.some(({ nome }) => plain(nome) === plain(typed));
  return (
    <Escolha
      id={id}
      label={words.etiquetas}
      placeholder={words.etiquetasHint}
      noneText={words.etiquetasNone}
      error={error}
      loading={isPending}
      chosen={value.map((nome) => ({ id: nome, label: nome }))}
      items={isNew ? [{ id: typed, label: typed, meta: words.nova }, ...items] : items}
      onSearch={setBusca}
      onChange={(next) => {
        setBusca('');
        onChange(next.map(({ label }) => label));
      }}
    />
  );
}

/** The question in the other language that shares its place. */
export function Par({ form }: { form: Campos }) {
  const { api } = useServices();
  const [busca, setBusca] = useState('');
  const other = form.values.lingua_estrangeira === '1' ? 2 : 1;
  const query = useQuery(questoesAchadasQuery(api, { lingua: other, ...(busca !== '' && { busca }) }));
  const { id, value, onChange, error } = form.field('par_id');
  const items = (query.data ?? []).map(({ banco_questao_id, codigo, enunciado_inicio }) => ({
    id: banco_questao_id,
    label: `${codigo} · ${enunciado_inicio.slice(0, 60)}`,
  }));
  const chosen =
    value === null ? null : (items.find((item) => item.id === value) ?? { id: value, label: String(value) });
  return (
    <Combobox
      id={id}
      label={words.par}
      help={words.parHelp}
      placeholder={words.parHint}
      noneText={words.parNone}
      error={error}
      loading={query.isFetching}
      groups={[{ path: [], items }]}
      value={chosen}
      onSearch={setBusca}
      onChange={(item) => onChange(item === null ? null : Number(item.id))}
    />
  );
}
