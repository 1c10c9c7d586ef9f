/** The passage before the stem, which several questions share. */
import type { QuestaoGestao, TextoBase as Texto } from '@luneta/api-client';
import { textosBaseQuery } from '@luneta/api-client/gestao-questoes-partes';
import { useServices } from '@luneta/app-shell';
import { Button, Inline, Stack } from '@luneta/ui';
import { PenLine, Plus } from '@luneta/ui/icons';
import { Combobox } from '@luneta/ui/combobox';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayCall } from '../../../../shared/use-may-call.ts';
import { copy } from '../copy.ts';
import type { Campos } from '../use-questao-form.ts';

const words = copy.campos;

export type Passagem = NonNullable<QuestaoGestao['texto_base']>;

type TextoBaseProps = {
  form: Campos;
  /** The one that is chosen. */
  chosen: Passagem | null;
  onChoose: (passagem: Passagem | null) => void;
  /** Opens the drawer of a passage. It stands beside the form of the question, not in it. */
  onWrite: (texto: Texto | 'novo') => void;
};

export function TextoBase({ form, chosen, onChoose, onWrite }: TextoBaseProps) {
  const { api } = useServices();
  const [busca, setBusca] = useState('');
  const query = useInfiniteQuery(textosBaseQuery(api, busca === '' ? {} : { busca }));
  const found = (query.data?.pages ?? []).flatMap(({ linhas }) => linhas);
  const { id, error } = form.field('texto_base_id');
  const may = useMayCall()('saveTextoBase');
  // The passage of a question does not say its version: the list does.
  const own = useInfiniteQuery({
    ...textosBaseQuery(api, { busca: chosen?.titulo ?? '', arquivadas: true }),
    enabled: may && chosen !== null,
  });
  const whole = [...(own.data?.pages ?? []).flatMap(({ linhas }) => linhas), ...found].find(
    ({ texto_base_id }) => texto_base_id === chosen?.texto_base_id,
  );
  return (
    <Stack gap="e4">
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
        onChange={(item) => onChoose(found.find(({ texto_base_id }) => texto_base_id === item?.id) ?? null)}
      />
      {may && (
        <Inline gap="e4" wrap>
          <Button variant="text" size="sm" icon={Plus} onClick={() => onWrite('novo')}>
            {words.textoBaseNovo}
          </Button>
          {whole && (
            <Button variant="text" size="sm" icon={PenLine} onClick={() => onWrite(whole)}>
              {words.textoBaseEditar}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}
