/** The text being written and the one that is saved: which version it began from, what was changed since. */
import type { BaseConhecimento, GestaoCurso } from '@luneta/api-client';
import { useState } from 'react';

import { changedSections, toForm, type CursoForm } from './curso-form.ts';
import { merge, type Escolhas } from './divergencias.ts';

/** What stands on the server, as far as this editor knows. */
export type Salvo = Pick<BaseConhecimento, 'versao' | 'situacao' | 'publicado_em' | 'atualizado_em'> & {
  readonly form: CursoForm;
};

const salvoOf = (curso: BaseConhecimento): Salvo => {
  const { versao, situacao, publicado_em, atualizado_em } = curso;
  return { versao, situacao, publicado_em, atualizado_em, form: toForm(curso) };
};

type Work = {
  readonly form: CursoForm;
  /** Number of the version the text began from: what a save says it replaces. */
  readonly versao: number;
  /** The text of that version; null when only its number is known. */
  readonly base: CursoForm | null;
};

const startOf = ({ form, versao }: Salvo): Work => ({ form, versao, base: form });

export function useTexto(curso: BaseConhecimento) {
  const [salvo, setSalvo] = useState(() => salvoOf(curso));
  const [work, setWork] = useState(() => startOf(salvo));
  const changed = changedSections(work.form, salvo.form);
  return {
    salvo,
    ...work,
    changed,
    dirty: changed.length > 0,
    edit: (part: Partial<CursoForm>) => setWork((now) => ({ ...now, form: { ...now.form, ...part } })),
    /** A draft of this device takes the place of the text. */
    recover: (form: CursoForm, versao: number) =>
      setWork({ form, versao, base: versao === salvo.versao ? salvo.form : null }),
    /** Back to what is saved. */
    discard: () => setWork(startOf(salvo)),
    /** The server has `sent`. What was typed while it was on its way stays. */
    stored: (now: BaseConhecimento, sent: CursoForm) => {
      const next = salvoOf(now);
      setSalvo(next);
      setWork((writing) =>
        changedSections(writing.form, sent).length === 0 ? startOf(next) : { ...startOf(next), form: writing.form },
      );
    },
    /** Published, or taken away. */
    placed: ({ situacao, versao, publicado_em }: GestaoCurso) => {
      setSalvo((now) => ({ ...now, situacao, versao, publicado_em }));
      setWork((now) => ({ ...now, versao }));
    },
    /** Somebody else's text takes the place of this one, which had no changes. */
    reload: (theirs: BaseConhecimento) => {
      const next = salvoOf(theirs);
      setSalvo(next);
      setWork(startOf(next));
    },
    /** Two texts become one that begins from what is saved. */
    join: (theirs: BaseConhecimento, escolhas: Escolhas) => {
      const next = salvoOf(theirs);
      setSalvo(next);
      setWork((now) => ({ ...startOf(next), form: merge(now.form, next.form, escolhas) }));
    },
  };
}

export type Texto = ReturnType<typeof useTexto>;
