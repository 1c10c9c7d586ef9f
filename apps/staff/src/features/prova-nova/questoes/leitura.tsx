/** One question as a student sees it, over the step. */
import { questaoGestaoQuery } from '@luneta/api-client/gestao-questoes';
import { QueryState, useServices } from '@luneta/app-shell';
import { Drawer, Loading, Segments, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ComoAluno, type VersaoAluno } from '../../../shared/questao/como-aluno.tsx';
import { copy } from './copy.ts';

const words = copy.leitura;
const VERSOES = [
  { value: '1', label: words.v1 },
  { value: '2', label: words.v2 },
] as const;

export type LeituraDaQuestaoProps = { banco_questao_id: number; onClose: () => void };

export function LeituraDaQuestao({ banco_questao_id, onClose }: LeituraDaQuestaoProps) {
  const { api } = useServices();
  const [versao, setVersao] = useState<VersaoAluno>('2');
  const query = useQuery(questaoGestaoQuery(api, banco_questao_id));
  return (
    <Drawer open onClose={onClose} title={words.title}>
      <QueryState
        query={query}
        compact
        loading={
          <Loading label={words.loading}>
            <Skeleton shape="text" lines={4} />
            <Skeleton shape="card" size={200} />
          </Loading>
        }
      >
        {(questao) => (
          <Stack gap="e12">
            <Segments legend={words.versao} options={VERSOES} value={versao} onChange={setVersao} />
            <ComoAluno
              versao={versao}
              materia={questao.materia_nome}
              objeto={questao.objeto_conhecimento_descricao}
              texto_base={questao.texto_base}
              enunciado={questao.enunciado}
              alternativas={questao.alternativas.map(({ texto }) => texto)}
              discursiva={questao.tipo === 'discursiva'}
              gabarito={questao.gabarito}
            />
          </Stack>
        )}
      </QueryState>
    </Drawer>
  );
}
