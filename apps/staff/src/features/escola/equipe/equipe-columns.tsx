/** What the list says of each account, and the way into it. */
import type { GestaoEquipePessoa } from '@luneta/api-client';
import { calendarDaysBetween, nomeIsolado } from '@luneta/domain';
import { Badge, Button, Inline, PersonName, VisuallyHidden, type DataColumn } from '@luneta/ui';

import { quando } from '../../../shared/quando.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy } from './copy.ts';
import { perfilOf } from './perfil-of.ts';

const IDLE_DAYS = 90;

type Columns = readonly [DataColumn<GestaoEquipePessoa>, ...DataColumn<GestaoEquipePessoa>[]];

export function useEquipeColumns(onOpen: (pessoa: GestaoEquipePessoa) => void) {
  const relogio = useRelogio();
  const lastAccess = (em: string | null) => {
    if (em === null) return copy.never;
    const days = calendarDaysBetween(Date.parse(em), relogio.nowMs, relogio.zone);
    return days < IDLE_DAYS ? quando(em, relogio) : <Badge tone="warning">{copy.idleDays(days)}</Badge>;
  };
  const columns: Columns = [
    { id: 'nome', header: copy.person, cell: ({ nome }) => <PersonName>{nome}</PersonName> },
    {
      id: 'perfil',
      header: copy.perfil,
      cell: (pessoa) => (
        <Inline gap="e8" wrap>
          <Badge tone="info">{perfilOf(pessoa)}</Badge>
          {!pessoa.ativa && <Badge tone="warning">{copy.ended}</Badge>}
        </Inline>
      ),
    },
    { id: 'login', header: copy.login, cell: ({ login }) => login ?? copy.noLogin },
    {
      id: 'turmas',
      header: copy.turmas,
      cell: ({ turmas = [] }) =>
        turmas.length === 0 ? '–' : turmas.map(({ turma_codigo }) => turma_codigo).join(', '),
    },
    { id: 'acesso', header: copy.lastAccessShort, cell: ({ ultimo_acesso_em }) => lastAccess(ultimo_acesso_em) },
    {
      id: 'entrada',
      header: copy.entry,
      cell: ({ duas_etapas }) => (
        <Badge tone={duas_etapas ? 'success' : 'neutral'}>{duas_etapas ? copy.on : copy.off}</Badge>
      ),
    },
  ];
  return {
    columns,
    rowKey: ({ pessoa_id }: GestaoEquipePessoa) => pessoa_id,
    renderActions: (pessoa: GestaoEquipePessoa) => (
      <Button size="sm" variant="text" onClick={() => onOpen(pessoa)}>
        <span aria-hidden="true">{copy.open}</span>
        <VisuallyHidden>{copy.openOf(nomeIsolado(pessoa.nome))}</VisuallyHidden>
      </Button>
    ),
  };
}
