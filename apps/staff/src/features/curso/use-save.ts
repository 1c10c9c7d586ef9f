/** Saving, publishing and taking away, with what can go wrong: a field, a connection, somebody else's save. */
import { ApiError, type BaseConhecimento } from '@luneta/api-client';
import { publishCursoMutation, readCurso, saveCursoMutation } from '@luneta/api-client/gestao-cursos';
import { useServices } from '@luneta/app-shell';
import { useToast } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from './copy.ts';
import { toRequest } from './curso-form.ts';
import { errosOf, type Pedido } from './erros.ts';
import type { Texto } from './use-texto.ts';

/** Somebody else's text took the place of this one, or the two were made one. */
export type Aviso = 'reloaded' | 'merged';

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

export function useSave(base_conhecimento_id: number, texto: Texto) {
  const { api } = useServices();
  const toast = useToast();
  const save = useMutation(saveCursoMutation(api, base_conhecimento_id));
  const publication = useMutation(publishCursoMutation(api, base_conhecimento_id));
  const [pedido, setPedido] = useState<Pedido | null>(null);
  /** Where the focus goes after an attempt in vain; a new object each time. */
  const [attempt, setAttempt] = useState<{ field: string } | null>(null);
  const [falha, setFalha] = useState<unknown>(null);
  const [theirs, setTheirs] = useState<BaseConhecimento | null>(null);
  const [aviso, setAviso] = useState<Aviso | null>(null);
  const { form, dirty } = texto;
  const erros = pedido === null ? [] : errosOf(form, pedido);

  /** Whether nothing is missing; shows what is. */
  function ready(wanted: Pedido): boolean {
    const [first] = errosOf(form, wanted);
    setPedido(first ? wanted : null);
    if (first) setAttempt({ field: first.field });
    return first === undefined;
  }

  /** Somebody saved meanwhile: their text is fetched, to stand beside this one or in its place. */
  async function compare() {
    const found = await readCurso(api, base_conhecimento_id);
    if (dirty) setTheirs(found);
    else {
      texto.reload(found);
      setAviso('reloaded');
    }
  }

  async function attempted(work: () => Promise<void>) {
    setFalha(null);
    setAviso(null);
    try {
      await work().catch((error: unknown) => {
        if (!isConflict(error)) throw error;
        return compare();
      });
    } catch (error) {
      setFalha(error);
    }
  }

  /** @returns the number of the version that now stands */
  async function store(): Promise<number> {
    const curso = toRequest(form);
    if (!dirty || curso === null) return texto.versao;
    const now = await save.mutateAsync({ curso, versao: texto.versao });
    texto.stored(now, form);
    return now.versao;
  }

  return {
    erros,
    pedido,
    attempt,
    falha,
    /** The text that somebody else saved, while the two have to be made one. */
    theirs,
    /** What has just become of the text. */
    aviso,
    busy: save.isPending || publication.isPending,
    ready,
    /** Back to what is saved, with nothing left to say of what was written. */
    discard: () => {
      texto.discard();
      setPedido(null);
      setFalha(null);
      setAviso(null);
    },
    save: async () => {
      if (!ready('save')) return;
      await attempted(async () => {
        await store();
        toast.show({ tone: 'success', text: copy.savedToast });
      });
    },
    publish: (publicado: boolean) =>
      attempted(async () => {
        const versao = publicado ? await store() : texto.versao;
        texto.placed(await publication.mutateAsync({ publicado, versao }));
        toast.show({ tone: 'success', text: publicado ? copy.published : copy.withdrawn });
      }),
    /** The comparison is over; what was chosen is in the text. */
    settle: (joined: boolean) => {
      setTheirs(null);
      setAviso(joined ? 'merged' : null);
    },
  };
}

export type Saving = ReturnType<typeof useSave>;
