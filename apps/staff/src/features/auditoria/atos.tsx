/** The acts one below the other: who, what, about whom, why, when. */
import type { AuditoriaPagina } from '@luneta/api-client';
import { nomeIsolado } from '@luneta/domain';
import { PersonName } from '@luneta/ui';
import type { ReactNode } from 'react';

import { type AuditAct, AuditTimeline } from './parts/audit-timeline/audit-timeline.tsx';
import { quando, type Relogio } from '../../shared/quando.ts';
import { useRelogio } from '../../shared/use-relogio.ts';
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
    who: <PersonName in={who}>{nome}</PersonName>,
    when: quando(criada_em, relogio),
    dateTime: criada_em,
    about: aboutOf(registro),
    lines: linesOf(registro),
    facts: detalhe.map(({ campo, valor }) => ({ term: copy.fieldOf(campo), value: valor ?? '—' })),
    ...(ator_id === null
      ? {}
      : {
          narrow: { label: copy.only, name: copy.onlyActor(nomeIsolado(nome)), onClick: () => onAtor(String(ator_id)) },
        }),
  };
}

function aboutOf({ turma_aluno_id, pessoa_nome }: Registro): ReactNode {
  if (turma_aluno_id === null || pessoa_nome === null) return null;
  return <PersonName in={copy.about(pessoa_nome, turma_aluno_id)}>{pessoa_nome}</PersonName>;
}

function linesOf({ objeto, motivo }: Registro): string[] {
  return [...(objeto == null ? [] : [objeto]), ...(motivo === null ? [] : [copy.reason(motivo)])];
}
