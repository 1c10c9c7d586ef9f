/** Where a student goes on while a life is on its way: contents to study, and a roadmap that is over, to practise in. */
import type { AdaptadaLista } from '@luneta/api-client';
import { adaptadasQuery } from '@luneta/api-client/adaptadas';
import { useMayWrite, useServices, useSession } from '@luneta/app-shell';
import { byOrdem } from '@luneta/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@luneta/app-shell/router';

import { cicloOf } from '../ciclo.ts';
import { paths } from '../paths.ts';
import type { Studied } from './lives-sheet.tsx';
import { copy } from './meanwhile-copy.ts';

export type Way = { readonly label: string; readonly href: string };

type Avaliacao = AdaptadaLista['data'][number]['avaliacoes'][number];

const addressOf = ({ tipo_avaliacao, turma_avaliacao_id, materia_id }: Avaliacao) =>
  paths.materia(tipo_avaliacao, turma_avaliacao_id, materia_id);

/** Where to study and where to practise; null until it is known, where there is none, and where one is already. */
export function useMeanwhile(studied: Studied | undefined): { study: Way | null; practice: Way | null } {
  const { api } = useServices();
  const mayWrite = useMayWrite();
  const { pathname } = useLocation();
  const areas = useQuery(adaptadasQuery(api, cicloOf(useSession()))).data?.data ?? [];
  const all = areas.flatMap(({ avaliacoes }) => avaliacoes).filter((one) => addressOf(one) !== pathname);
  const open = all.find(({ encerrado }) => !encerrado);
  const closed = mayWrite ? all.find(({ encerrado }) => encerrado) : undefined;
  const study = open ? { label: copy.study(open.materia_nome), href: addressOf(open) } : null;
  const practice = closed ? { label: copy.practise(closed.materia_nome), href: addressOf(closed) } : null;
  return { study: (studied && contentsOf(studied)) ?? study, practice };
}

/** The contents of the phase that was opened last. */
function contentsOf({ tipo, materia: { turma_avaliacao_id, materia_id, fases } }: Studied): Way | null {
  const open = byOrdem(fases).flatMap((fase, index) =>
    fase.bloqueado || fase.midias.conteudos.length === 0 ? [] : { fase, numero: index + 1 },
  );
  const last = open.at(-1);
  if (last === undefined) return null;
  const { objeto_conhecimento_id, exercicio_atual } = last.fase;
  return {
    label: copy.contents(last.numero),
    href: paths.midia(tipo, turma_avaliacao_id, materia_id, objeto_conhecimento_id, exercicio_atual ?? 1),
  };
}
