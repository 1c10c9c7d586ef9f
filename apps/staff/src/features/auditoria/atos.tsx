/** The acts one below the other: who, what, about whom, why, when. */
import type { AuditoriaPagina } from '@luneta/api-client';
import { AuditTimeline, type AuditAct } from '@luneta/ui';
import type { ReactNode } from 'react';

import { quando, type Relogio } from '../../quando.ts';
import { useRelogio } from '../../use-relogio.ts';
import { copy } from './copy.ts';
import { perfilOf } from './planilha.ts';

type Registro = AuditoriaPagina['registros'][number];

type AtosProps = {
  registros: readonly Registro[];
  /** What to say of a page that failed. */
  error: ReactNode;
  /** Narrows to one person. */
  onAtor: (ator: string) => void;
};

export function Atos({ registros, error, onAtor }: AtosProps) {
  const relogio = useRelogio();
  return (
    <>
      <AuditTimeline
        label={copy.title}
        acts={registros.map((registro) => actOf(registro, relogio, onAtor))}
        words={{ details: copy.details }}
      />
      {error}
    </>
  );
}

function actOf(registro: Registro, relogio: Relogio, onAtor: (ator: string) => void): AuditAct {
  const { id, acao, criada_em, ator_id, ator_nome, perfil_real, modo, detalhe } = registro;
  const nome = ator_nome ?? copy.service;
  const perfil = perfilOf(perfil_real);
  const who = [nome, perfil, modo === null ? null : copy.as[modo]].filter((part) => part !== null).join(' · ');
  return {
    id: String(id),
    title: copy.actOf(acao),
    who,
    when: quando(criada_em, relogio),
    dateTime: criada_em,
    lines: linesOf(registro),
    facts: detalhe.map(({ campo, valor }) => ({ term: copy.fieldOf(campo), value: valor ?? '—' })),
    ...(ator_id === null
      ? {}
      : { narrow: { label: copy.only, name: copy.onlyActor(nome), onClick: () => onAtor(String(ator_id)) } }),
  };
}

function linesOf({ turma_aluno_id, pessoa_nome, objeto, motivo }: Registro): string[] {
  const what = objeto === null || objeto === undefined ? [] : [objeto];
  const about = turma_aluno_id !== null && pessoa_nome !== null ? [copy.about(pessoa_nome, turma_aluno_id)] : [];
  return [...what, ...about, ...(motivo === null ? [] : [copy.reason(motivo)])];
}
