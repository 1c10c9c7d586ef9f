/** What can be done with the ticked students, only for those who may; and a way to tick the whole list. */
import { acompanhamentoQuery } from '@luneta/api-client/gestao';
import { useServices } from '@luneta/app-shell';
import { BulkBar, Button, Note } from '@luneta/ui';
import { KeyRound } from '@luneta/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { alunosOf, type AlunoListado } from '../../../shared/aluno.ts';
import { copy } from '../copy.ts';
import { buscaOf, type Filtros } from './filtros.ts';
import type { Selecao } from './use-selecao.ts';

/** More than this at once is a mistake more often than a wish: narrow the list first. */
export const MOST_AT_ONCE = 200;
/** Pages that hold so many, when each is as short as the server may cut it. */
const PAGES = 40;

type SelecaoBarProps = {
  filtros: Filtros;
  selecao: Selecao;
  /** Students of the whole list; null while unknown. */
  total: number | null;
  onReset: (alunos: readonly AlunoListado[]) => void;
};

export function SelecaoBar({ filtros, selecao, total, onReset }: SelecaoBarProps) {
  const { tickAll, busy, failed } = useTickAll(filtros, selecao);
  const { ticked, clear } = selecao;
  if (ticked.size === 0) return null;
  const offersAll = total !== null && total > ticked.size && total <= MOST_AT_ONCE;
  return (
    // No box around the bar: it sticks to the foot of the screen as long as the list around it lasts.
    <>
      {failed && (
        <Note tone="danger" alert>
          {copy.selectAllFailed}
        </Note>
      )}
      <BulkBar
        label={copy.selected}
        count={copy.selectedOf(ticked.size)}
        onClear={clear}
        more={
          offersAll && (
            <Button variant="text" size="sm" busy={busy} onClick={tickAll}>
              {copy.selectAll(total)}
            </Button>
          )
        }
      >
        <Button variant="danger" size="sm" icon={KeyRound} onClick={() => onReset([...ticked.values()])}>
          {copy.resetMany}
        </Button>
      </BulkBar>
    </>
  );
}

function useTickAll(filtros: Filtros, selecao: Selecao) {
  const { api } = useServices();
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function tickAll() {
    setState('busy');
    try {
      const options = acompanhamentoQuery(api, buscaOf(filtros));
      const { pages } = await client.fetchInfiniteQuery({ ...options, pages: PAGES, staleTime: 0 });
      selecao.add(pages.flatMap(({ turmas }) => alunosOf(turmas)));
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return { tickAll: () => void tickAll(), busy: state === 'busy', failed: state === 'failed' };
}
