/** The form of one question: new, or over the revision that stands. */
import { ApiError, type QuestaoGestao } from '@luneta/api-client';
import { createQuestaoMutation, saveQuestaoMutation } from '@luneta/api-client/gestao-questoes-escrita';
import { questaoGestaoQuery } from '@luneta/api-client/gestao-questoes';
import { zQuestaoNovaRequest, zQuestaoRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { useForm } from '@luneta/app-shell/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { copy } from './copy.ts';
import { faltasDe } from './faltas.ts';
import { mustBeWhole, NOVA, pedidoOf, valoresOf } from './valores.ts';

/** An equal question, or a code that another one has, is a fault of a field: only a newer revision is a conflict. */
function atField(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 409 || error.codigo === 'versao_diferente') return error;
  const { codigo, message, erro, offline, campos } = error;
  return new ApiError({ status: 422, codigo, message, erro, offline, campos: [...campos] }, { cause: error });
}

/** Its id is null where a server of the release before does not tell it. */
export type Repetida = { readonly id: number | null };

export function useQuestaoForm(questao: QuestaoGestao | null, onSaved: (saved: QuestaoGestao) => void) {
  const { api } = useServices();
  const client = useQueryClient();
  const create = useMutation(createQuestaoMutation(api));
  const save = useMutation(saveQuestaoMutation(api, questao?.banco_questao_id ?? 0));
  /** The version that the text began from, where it is another than the one that stands: of a draft. */
  const [begun, setBegun] = useState<number | null>(null);
  const [repetida, setRepetida] = useState<Repetida | null>(null);
  const aceita = useRef(false);
  const versao = begun ?? questao?.versao ?? 0;
  const form = useForm({
    values: questao === null ? NOVA : valoresOf(questao),
    schema: questao === null ? zQuestaoNovaRequest : zQuestaoRequest,
    toRequest: (values) => ({
      ...pedidoOf(values),
      ...(questao !== null && { versao }),
    }),
    said: { materia_id: copy.faltas.materia, etiquetas: copy.faltas.etiquetas, pontuacao: copy.faltas.pontuacao },
    fieldOf: { gabarito: 'alternativas' },
    check: (values) => faltasDe(values, mustBeWhole(values, questao?.situacao ?? 'rascunho')),
    send: async (request: ReturnType<typeof pedidoOf>) => {
      setRepetida(null);
      try {
        const body = { ...request, ...(aceita.current && { aceita_repetida: true }) };
        return await (questao === null ? create.mutateAsync(body) : save.mutateAsync({ ...body, versao }));
      } catch (error) {
        if (error instanceof ApiError && error.codigo === 'questao_repetida')
          setRepetida({ id: error.banco_questao_id });
        throw atField(error);
      } finally {
        aceita.current = false;
      }
    },
    stood: valoresOf,
    onSent: (saved) => {
      setBegun(null);
      onSaved(saved);
    },
    onConflict: async () => {
      setBegun(null);
      if (questao !== null) await client.refetchQueries(questaoGestaoQuery(api, questao.banco_questao_id));
    },
  });
  return {
    form,
    /** Another question reads the same; null where none does. */
    repetida,
    /** Saves this one too. */
    acceptRepetida: () => {
      aceita.current = true;
      form.submit();
    },
    /** The text of a draft that began from this version. */
    begin: (from: number) => setBegun(questao === null ? null : from),
    versao,
  };
}

export type QuestaoForm = ReturnType<typeof useQuestaoForm>;
export type Campos = QuestaoForm['form'];
