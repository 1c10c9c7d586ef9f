/** `/provas/avaliacoes/{avaliacao_conhecimento_id}/impressao`: an exam on paper (rule MON-8). */
import { impressaoQuery } from '@luneta/api-client/gestao-impressao';
import { useServices } from '@luneta/app-shell';
import { useQuery } from '@tanstack/react-query';

import { ExameFrame } from '../exame/exame-frame.tsx';
import { PAPEIS, TIPO_DE } from './copy.ts';
import { isDaTurma } from './escolhas-panel.tsx';
import { ImpressaoPage } from './impressao-page.tsx';
import { type Escolhas, useEscolhas } from './use-escolhas.ts';

export function ImpressaoScreen({ avaliacao_conhecimento_id }: { avaliacao_conhecimento_id: number }) {
  return (
    <ExameFrame avaliacao_conhecimento_id={avaliacao_conhecimento_id}>
      {() => <DaProva avaliacao_conhecimento_id={avaliacao_conhecimento_id} />}
    </ExameFrame>
  );
}

const pedidoOf = ({ papel, dia, lingua, turma, modelo }: Escolhas) => ({
  tipo: TIPO_DE[papel],
  ...(dia !== '' && { dia: Number(dia) }),
  ...(lingua !== '' && { lingua: lingua === '1' ? (1 as const) : (2 as const) }),
  ...(turma !== '' && { turma_id: Number(turma) }),
  ...(modelo !== 'A' && { modelo }),
});

function DaProva({ avaliacao_conhecimento_id }: { avaliacao_conhecimento_id: number }) {
  const { api } = useServices();
  const [asked, change] = useEscolhas();
  const base = useQuery(impressaoQuery(api, avaliacao_conhecimento_id, { tipo: 'caderno' }));
  // An address may name a class that the exam no longer has.
  const known = base.data?.turmas.some(({ turma_id }) => String(turma_id) === asked.turma) ?? false;
  const escolhas = known ? asked : { ...asked, turma: '' };
  const waits = isDaTurma(escolhas.papel) && !known;
  const documento = useQuery({
    ...impressaoQuery(api, avaliacao_conhecimento_id, pedidoOf(escolhas)),
    enabled: base.data !== undefined && !waits,
  });
  return (
    <ImpressaoPage
      base={base}
      documento={waits ? null : documento}
      papeis={PAPEIS}
      escolhas={escolhas}
      onChange={change}
    />
  );
}
