/** What can be done to a published exam in all its classes; each act says before what follows. */
import type { AvaliacaoGestao } from '@luneta/api-client';
import { useSession } from '@luneta/app-shell';
import { Button, ButtonLink, Inline } from '@luneta/ui';
import { Ban, CalendarDays, CloudUpload, Copy, PenLine, Play } from '@luneta/ui/icons';
import { useState } from 'react';

import { buscaDosParametros, mayTrazerParametros } from '../../../shared/parametros-tri.ts';
import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { Cancelar } from './cancelar.tsx';
import { Copiar } from './copiar.tsx';
import { copy } from './copy.ts';
import { VoltarARascunho } from './rascunho.tsx';
import { Retomar } from './retomar.tsx';

const ACTS = { copiar: Copiar, rascunho: VoltarARascunho, cancelar: Cancelar, retomar: Retomar } as const;

export function Atos({ avaliacao }: { avaliacao: AvaliacaoGestao }) {
  const may = useMayCall();
  const { perfil_real } = useSession();
  const [act, setAct] = useState<keyof typeof ACTS | null>(null);
  const { pode, avaliacao_conhecimento_id, cancelada_em } = avaliacao;
  const Act = act === null ? null : ACTS[act];
  // Who may change the classes makes the exam, and is told why it does not go back.
  const asks = pode.despublicar || pode.mudar_turmas;
  return (
    <>
      <Inline gap="e8" wrap>
        {may('setAvaliacaoTurmas') && pode.mudar_turmas && (
          <ButtonLink
            href={paths.exameHorarios(avaliacao_conhecimento_id)}
            variant="secondary"
            size="sm"
            icon={CalendarDays}
          >
            {copy.horarios}
          </ButtonLink>
        )}
        {may('createImportacao') && mayTrazerParametros(perfil_real) && (
          <ButtonLink
            href={`${paths.importacaoNova}?${buscaDosParametros({ avaliacao_conhecimento_id })}`}
            variant="secondary"
            size="sm"
            icon={CloudUpload}
          >
            {copy.parametros}
          </ButtonLink>
        )}
        {may('createAvaliacaoCopia') && pode.copiar && (
          <Button variant="secondary" size="sm" icon={Copy} onClick={() => setAct('copiar')}>
            {copy.copiar}
          </Button>
        )}
        {may('unpublishAvaliacao') && asks && (
          <Button variant="secondary" size="sm" icon={PenLine} onClick={() => setAct('rascunho')}>
            {copy.rascunho}
          </Button>
        )}
        {may('cancelAvaliacao') && pode.cancelar && (
          <Button variant="dangerOutline" size="sm" icon={Ban} onClick={() => setAct('cancelar')}>
            {copy.cancel}
          </Button>
        )}
        {may('restoreAvaliacao') && pode.descancelar && cancelada_em !== null && (
          <Button variant="secondary" size="sm" icon={Play} onClick={() => setAct('retomar')}>
            {copy.restore}
          </Button>
        )}
      </Inline>
      {Act && <Act avaliacao={avaliacao} onClose={() => setAct(null)} />}
    </>
  );
}
