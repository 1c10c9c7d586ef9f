/** Errors of the staff calls about exams. "Out of reach" and "does not exist" share one error (decision 27). */
import type { CabecalhoErro } from '@luneta/domain/importacao-cabecalho';

import { conflict, notFound, unprocessable } from '../../../http/errors.ts';

const MAX_NAMED = 8;

/** Names of columns as a sentence has them. */
function colunas(nomes: readonly string[]): string {
  const more = nomes.length - MAX_NAMED;
  const named = nomes.slice(0, MAX_NAMED).join(', ');
  return `${nomes.length === 1 ? 'a coluna' : 'as colunas'} ${named}${more > 0 ? ` e mais ${more}` : ''}`;
}

export const gestaoProvaErrors = {
  notFound: () => notFound('nao_encontrado', 'Não encontramos o que você procura.'),
  motivo: () =>
    unprocessable('motivo_obrigatorio', 'O resultado já saiu. Explique por que as respostas vão mudar.').at('motivo'),
  entradaLivre: () =>
    conflict('entrada_livre', 'Nesta prova os alunos entram sem código. Ligue o código nos horários da turma.'),
  soOnline: () => conflict('prova_online', 'Esta avaliação é feita só online.'),
  hasNotBegun: () => conflict('prova_nao_aberta', 'Este dia da avaliação ainda não começou.'),
  cabecalho: ({ erro, nomes }: CabecalhoErro) =>
    unprocessable(
      'cabecalho_invalido',
      erro === 'repetidas'
        ? `O cabeçalho repete ${colunas(nomes)}. Deixe cada coluna uma vez só.`
        : `Falta no cabeçalho ${colunas(nomes)}. A primeira linha é a da planilha da turma.`,
    ).at('csv'),
  aspas: () =>
    unprocessable(
      'cabecalho_invalido',
      'Há aspas que abrem e não fecham, ou texto depois de aspas fechadas. Corrija e envie de novo.',
    ).at('csv'),
  vazio: () => unprocessable('cabecalho_invalido', 'O arquivo está vazio: não há linhas para ler.').at('csv'),
  muitasLinhas: () =>
    unprocessable('muitas_linhas', 'O arquivo tem linhas demais. Envie no máximo 2.000 por vez.').at('csv'),
  jaLiberada: () => conflict('resultado_liberado', 'Os alunos já viram este resultado.'),
  efeitoDepois: () =>
    conflict('prova_nao_encerrada', 'O efeito nas notas aparece quando a última turma terminar a prova.'),
  naoEncerrada: () =>
    conflict('prova_nao_encerrada', 'Alguma turma ainda faz a prova. Confira e libere depois que a última terminar.'),
  resultadosMudaram: () =>
    conflict('resultados_mudaram', 'Os resultados foram calculados de novo. Confira os de agora e libere.'),
  antesDoFim: () =>
    unprocessable('antes_do_fim', 'O resultado não pode sair antes de a última turma terminar a prova.').at(
      'liberar_em',
    ),
  anuladaEBonificada: () =>
    unprocessable('anulada_e_bonificada', 'Escolha uma coisa só: anular a questão ou dar o ponto a todos.').at(
      'anulada',
      'gabarito_bonificado',
    ),
  /** @param given the ids that were sent */
  escopo: (given: readonly string[]) =>
    unprocessable('escopo_invalido', 'Escolha um aluno, uma turma ou uma escola, e só um deles.').at(
      'escopo',
      ...given,
    ),
  diaSemProva: () =>
    unprocessable('dia_sem_prova', 'Para escolher um dia, escolha também a avaliação.').at('turma_avaliacao_id'),
  intervalo: () =>
    unprocessable('intervalo_invalido', 'Informe o início. O fim precisa ser depois dele.').at('inicio', 'fim'),
  nadaAberto: () =>
    unprocessable('nada_aberto', 'Nenhuma prova ou roteiro estava aberto neste intervalo.').at('inicio', 'fim'),
  tudoLiberado: () =>
    conflict(
      'resultado_liberado',
      'O que você escolheu já terminou e o resultado já saiu: o prazo não pode mais mudar.',
    ),
  ninguemGanha: () =>
    conflict(
      'ninguem_ganha_tempo',
      'Ninguém ganharia tempo: quem você escolheu já entregou, ou o novo fim também já passou. Nada mudou.',
    ),
  prorrogacaoUsada: () =>
    conflict('prorrogacao_usada', 'Alguém já usou parte deste tempo, e ele não pode mais ser tirado. Nada mudou.'),
  correcaoIniciada: () =>
    conflict('correcao_iniciada', 'A correção deste texto já começou, e ele não pode mais mudar.'),
  resultadoSaiu: () =>
    conflict('resultado_liberado', 'O resultado já saiu: o que chegou fora do prazo não pode mais mudar.'),
};
