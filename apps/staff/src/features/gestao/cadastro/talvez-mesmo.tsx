/** Somebody of this name is in the school already: found while one types, with both ways out (school phone, 'aluno'). */
import { parecidosQuery } from '@luneta/api-client/gestao-cadastro';
import { useServices } from '@luneta/app-shell';
import { formatCalendarDay, nomeIsolado } from '@luneta/domain';
import { Button, Inline, Note, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { copy } from './copy.ts';

const QUIET_MS = 300;
/** First and last name at least: one word would find half the school. */
const isWhole = (nome: string) => nome.trim().split(/\s+/u).length > 1 && nome.trim().length > 4;

type TalvezMesmoProps = {
  turma_id: number;
  nome: string;
  data_nascimento: string;
  onOpen: (turma_aluno_id: number) => void;
};

export function TalvezMesmo({ turma_id, nome, data_nascimento, onOpen }: TalvezMesmoProps) {
  const { api } = useServices();
  const [settled, setSettled] = useState('');
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(isWhole(nome) ? nome.trim() : ''), QUIET_MS);
    return () => clearTimeout(timer);
  }, [nome]);
  const { data } = useQuery({
    ...parecidosQuery(api, turma_id, settled, data_nascimento),
    enabled: settled !== '' && turma_id > 0,
  });
  const found = settled === '' ? undefined : data?.[0];
  if (found === undefined || found.turma_aluno_id === passed) return null;
  const { turma_aluno_id, aluno_nome, turma_codigo, ano, matricula } = found;
  return (
    <Note tone="warning" title={copy.maybeSame}>
      <Stack gap="e8">
        <Text>
          {copy.maybeSameText(nomeIsolado(aluno_nome), `${turma_codigo}, ${ano}`, matricula)}
          {found.data_nascimento !== null && ` ${copy.born(formatCalendarDay(found.data_nascimento))}`}
        </Text>
        <Inline gap="e12" wrap>
          <Button size="sm" variant="text" onClick={() => onOpen(turma_aluno_id)}>
            {copy.openThat}
          </Button>
          <Button size="sm" variant="text" onClick={() => setPassed(turma_aluno_id)}>
            {copy.registerOther}
          </Button>
        </Inline>
      </Stack>
    </Note>
  );
}
