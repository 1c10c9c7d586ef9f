import type { RascunhoQuestao } from '@luneta/api-client';

import { typedNumero } from '../valores.ts';
import { copy } from './copy.ts';

const SITUACAO: Readonly<Record<RascunhoQuestao['situacao'], string>> = {
  aprovada: '',
  rascunho: copy.naoAprovada,
  em_revisao: copy.naoAprovada,
  arquivada: copy.arquivada,
};

/** Below the stem of a question in the exam. @param pontuacao its points, where the exam gives it own ones */
export const detalheDaQuestao = (ficha: RascunhoQuestao, pontuacao: number | null, entrou = false): string =>
  [
    ficha.codigo,
    ficha.objeto_conhecimento_descricao ?? ficha.materia_nome,
    ...(ficha.tipo === 'discursiva' ? [copy.discursiva] : []),
    ...(pontuacao === null ? [] : [copy.pontos(typedNumero(pontuacao))]),
    SITUACAO[ficha.situacao],
    ...(ficha.lacrada ? [copy.lacrada] : []),
    ...(ficha.mais_nova_id === null ? [] : [copy.maisNova]),
    ...(entrou ? [copy.acabou] : []),
  ]
    .filter((part) => part !== '')
    .join(' · ');
