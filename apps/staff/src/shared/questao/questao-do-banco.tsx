/** A question of the bank as the students of either app see it. */
import type { QuestaoGestao } from '@luneta/api-client';
import { useState } from 'react';

import { ComoAluno, type VersaoAluno } from './como-aluno.tsx';
import { EscolhaVersao } from './escolha-versao.tsx';

export function QuestaoDoBanco({ questao }: { questao: QuestaoGestao }) {
  const [versao, setVersao] = useState<VersaoAluno>('2');
  return (
    <>
      <EscolhaVersao value={versao} onChange={setVersao} />
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
    </>
  );
}
