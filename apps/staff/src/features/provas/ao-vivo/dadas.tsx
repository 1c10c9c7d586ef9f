/** Extensions that can still be taken back, beside the board they moved (decision 210). */
import type { ProvaAlunos } from '@luneta/api-client';
import { nomeIsolado } from '@luneta/domain';
import { Inline, Note, Stack, Text } from '@luneta/ui';
import { useState } from 'react';

import { nomeDe } from '../../../shared/aluno.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from '../prorrogacao/copy.ts';
import { UndoProrrogacao } from '../prorrogacao/undo-prorrogacao.tsx';

export function Dadas({ data: { prorrogacoes = [], alunos } }: { data: ProvaAlunos }) {
  const may = useMayCall();
  const [undone, setUndone] = useState(false);
  if (!may('undoProrrogacao') || (prorrogacoes.length === 0 && !undone)) return null;
  const whose = ({ escopo, turma_aluno_id }: (typeof prorrogacoes)[number]) => {
    if (escopo !== 'aluno') return escopo === 'turma' ? copy.forClass : copy.forSchool;
    const aluno = alunos.find((one) => one.turma_aluno_id === turma_aluno_id);
    return copy.forStudent(nomeIsolado(nomeDe(aluno?.aluno_nome ?? '')));
  };
  return (
    <Stack gap="e8">
      {undone && (
        <Note tone="success" alert onDismiss={() => setUndone(false)}>
          {copy.undone}
        </Note>
      )}
      {prorrogacoes.length > 0 && (
        <Stack as="ul" gap="e4">
          {prorrogacoes.map((one) => (
            <Inline as="li" key={one.prorrogacao_id} justify="between" gap="e8" wrap>
              <Text as="span" look="small">{`${copy.plus(one.minutos)} ${whose(one)}`}</Text>
              <UndoProrrogacao
                prorrogacao_id={one.prorrogacao_id}
                minutos={one.minutos}
                quem={whose(one)}
                onDone={() => setUndone(true)}
              />
            </Inline>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
