/** `/provas/avaliacoes/{avaliacao_conhecimento_id}`: the classes of an exam. */
import type { GestaoProva } from '@luneta/api-client';
import { useState } from 'react';

import { copy as words } from '../copy.ts';
import { diaDe } from '../dia.ts';
import { ProrrogacaoDialog } from '../prorrogacao/prorrogacao-dialog.tsx';
import { ExameFrame } from './exame-frame.tsx';
import { TurmasTable } from './turmas-table.tsx';

export function ExameScreen({ avaliacao_conhecimento_id }: { avaliacao_conhecimento_id: number }) {
  const [chosen, setChosen] = useState<{ prova: GestaoProva; dia_prova: number } | null>(null);
  return (
    <ExameFrame avaliacao_conhecimento_id={avaliacao_conhecimento_id}>
      {({ turmas }) => (
        <>
          <TurmasTable
            turmas={turmas}
            onExtend={(prova) => setChosen({ prova, dia_prova: diaDe(prova, null, Date.now())?.dia_prova ?? 1 })}
          />
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
        </>
      )}
    </ExameFrame>
  );
}
