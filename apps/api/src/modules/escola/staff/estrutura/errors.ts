/** Errors of the calls that set up a school. */
import type { AnoProblem } from '@luneta/domain/ano-letivo';

import { MAX_CAMPOS } from '../../../../http/campos.ts';
import { ApiError, conflict, unprocessable } from '../../../../http/errors.ts';

/** The refusal with what stands in the way, a line for each. */
function listing({ status, codigo, message, extra }: ApiError, campo: string, lines: readonly string[]): ApiError {
  const campos = lines.slice(0, MAX_CAMPOS).map((motivo, n) => ({ campo: `${campo}.${n}`, motivo, codigo }));
  return new ApiError(status, codigo, message, extra, campos);
}

const anoErrors: Readonly<Record<AnoProblem['codigo'], () => ApiError>> = {
  datas_invertidas: () => unprocessable('datas_invertidas', 'O fim vem antes do início.'),
  fora_do_ano: () => unprocessable('fora_do_ano', 'Este ciclo tem dias fora do ano letivo.'),
  ciclos_sobrepostos: () => unprocessable('ciclos_sobrepostos', 'Este ciclo tem dias que já são de outro ciclo.'),
  ciclo_repetido: () => unprocessable('ciclo_repetido', 'Já existe um ciclo com este número.'),
};

export const estruturaErrors = {
  name: () => unprocessable('nome_vazio', 'Dê um nome, com letras ou números.').at('nome'),
  nameTaken: () => conflict('nome_repetido', 'Já existe outra com este nome.').at('nome'),
  externoTaken: () => conflict('id_externo_repetido', 'Outro cadastro já usa este código externo.').at('id_externo'),
  /** @param turmas classes in use, as a person names them */
  turmasAtivas: (turmas: readonly string[]) =>
    listing(conflict('tem_turmas_ativas', 'Há turmas em uso. Arquive as turmas primeiro.'), 'arquivada', turmas),
  /** @param provas open exams, as a person names them */
  provaAberta: (provas: readonly string[]) =>
    listing(
      conflict('tem_prova_aberta', 'A turma tem prova aberta. Arquive depois que ela terminar.'),
      'arquivada',
      provas,
    ),
  codigo: () => unprocessable('codigo_vazio', 'Dê um código à turma, com letras ou números.'),
  codigoTaken: () => conflict('codigo_repetido', 'Já existe uma turma com este código neste ano.').at('codigo'),
  versaoEmProva: () =>
    conflict('versao_em_prova', 'Alguém da turma está em prova agora. A versão pode mudar quando a prova terminar.').at(
      'versao_aluno',
    ),
  anoEncerrado: () =>
    conflict(
      'ano_encerrado',
      'Este ano letivo está encerrado: o que é dele pode ser lido, não mudado. Para mudar, reabra o ano em Escola, Ano letivo.',
    ),
  outroAnoAtivo: (ano: number) =>
    conflict('outro_ano_ativo', `O ano letivo de ${ano} está ativo. Encerre-o antes de ativar outro.`).at('situacao'),
  sede: () => unprocessable('sede_desconhecida', 'Escolha uma sede desta escola.').at('sede_id'),
  serie: () => unprocessable('serie_desconhecida', 'Escolha uma série desta escola.').at('serie_id'),
  ano: ({ codigo, ciclo }: AnoProblem) => anoErrors[codigo]().at(ciclo === null ? 'fim' : `ciclos.${ciclo}`),
};
