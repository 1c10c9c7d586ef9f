/**
 * Errors of the marking calls. An old version number and a finished marking share one code: in both cases the client
 * opens the text again.
 */
import { conflict, notFound, unprocessable } from '../../../http/errors.ts';
import type { UndoErro } from '@luneta/domain/correcao-reabertura';
import type { CorrecaoErro } from '@luneta/domain/correcao-redacao';

const TEXTS: Readonly<Record<CorrecaoErro, string>> = {
  competencia_repetida: 'Cada competência recebe uma nota só.',
  competencias_incompletas: 'Para concluir, dê nota às cinco competências ou diga por que a redação vale zero.',
  marca_fora_do_texto: 'Um comentário aponta para um trecho que o texto não tem.',
  zero_com_competencias: 'Uma redação que vale zero não recebe nota por competência.',
};

const CAMPOS: Readonly<Record<CorrecaoErro, readonly string[]>> = {
  competencia_repetida: ['competencias'],
  competencias_incompletas: ['competencias', 'motivo_zero'],
  marca_fora_do_texto: ['marcas'],
  zero_com_competencias: ['competencias', 'motivo_zero'],
};

const UNDO: Readonly<Record<UndoErro, string>> = {
  nao_concluida: 'Esta correção não está entregue, e pode ser mudada como está.',
  seguinte_iniciada: 'Outra pessoa já começou a próxima correção. Peça à coordenação para reabrir a sua.',
  prazo_de_desfazer: 'Passaram os dez segundos para desfazer. Peça à coordenação para reabrir a correção.',
};

export const correcaoErrors = {
  notFound: () => notFound('nao_encontrado', 'Não encontramos o que você procura.'),
  concluida: () => conflict('versao_diferente', 'Esta correção já foi concluída e não pode mais mudar.'),
  deOutro: () => conflict('versao_diferente', 'Outra pessoa está corrigindo esta redação, ou já a corrigiu.'),
  desfazer: (erro: UndoErro) => conflict(`correcao_${erro}`, UNDO[erro]),
  liberada: () =>
    conflict('resultado_liberado', 'Os alunos já viram este resultado. A nota só muda por reprocessamento da prova.'),
  refused: (erro: CorrecaoErro) => unprocessable(erro, TEXTS[erro]).at(...CAMPOS[erro]),
  pontosDemais: () =>
    unprocessable('pontuacao_acima', 'Os pontos passam do que a questão vale.').at('pontuacao_correcao'),
};
