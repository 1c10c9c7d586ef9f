/** `/provas/avaliacoes/{avaliacao_conhecimento_id}`: the classes of an exam, and what can be done with all of them. */
import type { AvaliacaoTurmaGestao, GestaoProva } from '@luneta/api-client';
import { Stack } from '@luneta/ui';
import { useState } from 'react';

import { Atos } from '../atos/atos.tsx';
import { Cancelada } from '../atos/cancelada.tsx';
import { Retomar } from '../atos/retomar.tsx';
import { copy as words } from '../copy.ts';
import { diaDe } from '../dia.ts';
import { ProrrogacaoDialog } from '../prorrogacao/prorrogacao-dialog.tsx';
import { ExameFrame } from './exame-frame.tsx';
import { TurmasTable } from './turmas-table.tsx';
import { useAvaliacao } from './use-avaliacao.ts';

export function ExameScreen({ avaliacao_conhecimento_id }: { avaliacao_conhecimento_id: number }) {
  const [chosen, setChosen] = useState<{ prova: GestaoProva; dia_prova: number } | null>(null);
  const [restoring, setRestoring] = useState<AvaliacaoTurmaGestao | null>(null);
  // The classes are shown without it: then no act is offered.
  const { data: avaliacao } = useAvaliacao(avaliacao_conhecimento_id);
  const cancelledOf = ({ turma_id }: GestaoProva) =>
    avaliacao?.turmas.find((turma) => turma.turma_id === turma_id && turma.cancelada_em !== null);
  return (
    <ExameFrame
      avaliacao_conhecimento_id={avaliacao_conhecimento_id}
      actions={avaliacao && <Atos avaliacao={avaliacao} />}
    >
      {({ turmas }) => (
        <Stack gap="e16">
          {avaliacao && <Cancelada avaliacao={avaliacao} />}
          <TurmasTable
            turmas={turmas}
            onExtend={(prova) => setChosen({ prova, dia_prova: diaDe(prova, null, Date.now())?.dia_prova ?? 1 })}
            // While the whole exam is cancelled, single classes have no act.
            mayRestore={(prova) => avaliacao?.cancelada_em === null && cancelledOf(prova) !== undefined}
            onRestore={(prova) => setRestoring(cancelledOf(prova) ?? null)}
          />
          {avaliacao && restoring && (
            <Retomar avaliacao={avaliacao} turma={restoring} onClose={() => setRestoring(null)} />
          )}
          {chosen && (
            <ProrrogacaoDialog
              alvo={{
                escopo: 'turma',
                turma_id: chosen.prova.turma_id,
                nome: words.turma(chosen.prova.serie_nome, chosen.prova.turma_codigo),
              }}
              prova={{
                turma_avaliacao_id: chosen.prova.turma_avaliacao_id,
                dia_prova: chosen.dia_prova,
                descricao: chosen.prova.descricao,
              }}
              onClose={() => setChosen(null)}
            />
          )}
        </Stack>
      )}
    </ExameFrame>
  );
}
