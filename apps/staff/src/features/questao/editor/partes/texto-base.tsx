/** The passage before the stem, which several questions share. */
import type { QuestaoGestao } from '@luneta/api-client';
import { textosBaseQuery } from '@luneta/api-client/gestao-questoes-partes';
import { useServices } from '@luneta/app-shell';
import { Combobox } from '@luneta/ui/combobox';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from '../copy.ts';
import type { Campos } from '../use-questao-form.ts';

const words = copy.campos;

export type Passagem = NonNullable<QuestaoGestao['texto_base']>;

type TextoBaseProps = {
  form: Campos;
  /** The one that is chosen. */
  chosen: Passagem | null;
  onChoose: (passagem: Passagem | null) => void;
};

export function TextoBase({ form, chosen, onChoose }: TextoBaseProps) {
  const { api } = useServices();
  const [busca, setBusca] = useState('');
  const query = useInfiniteQuery(textosBaseQuery(api, busca === '' ? {} : { busca }));
  const found = (query.data?.pages ?? []).flatMap(({ linhas }) => linhas);
  const { id, error, onChange } = form.field('texto_base_id');
  return (
    <Combobox
      id={id}
      label={words.textoBase}
      optional
      help={words.textoBaseHelp}
      placeholder={words.textoBaseHint}
      noneText={words.textoBaseNone}
      error={error}
      loading={query.isFetching}
      groups={[{ path: [], items: found.map(({ texto_base_id, titulo }) => ({ id: texto_base_id, label: titulo })) }]}
      value={chosen && { id: chosen.texto_base_id, label: chosen.titulo }}
      onSearch={setBusca}
      onChange={(item) => {
        const one = found.find(({ texto_base_id }) => texto_base_id === item?.id) ?? null;
        onChoose(one);
        onChange(one?.texto_base_id ?? null);
      }}
    />
  );
}
