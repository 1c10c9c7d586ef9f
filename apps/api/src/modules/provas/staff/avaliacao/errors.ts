/** Refusals of the calls about published exams. */
import type { MudancaErro } from '@luneta/domain/monta-mudanca';
import type { ReparoErro } from '@luneta/domain/monta-reparo';

import { ApiError, conflict, errors, unprocessable } from '../../../../http/errors.ts';

const MUDANCAS: Readonly<Record<MudancaErro['codigo'], string>> = {
  prova_encerrada: 'A última turma já terminou: turmas e horários não mudam mais.',
  turma_retirada: 'A prova já começou: nenhuma turma pode sair. Para tirá-la, cancele a prova desta turma.',
  janela_retirada: 'A prova já começou: nenhum dia de uma turma pode sair.',
  janela_faltando: 'Escolha início e fim de cada dia.',
  dia_desconhecido: 'Este dia não está na prova.',
  inicio_mudou: 'A prova já começou: este início só pode ficar para depois, e não muda mais quando passou.',
  inicio_passado: 'Este início já passou. Escolha um horário adiante.',
  janela_menor: 'A prova já começou: o fim só pode ficar para depois.',
  janela_curta: 'A janela é menor que a duração do dia. Aumente a janela.',
  janela_invertida: 'O fim vem antes do início. Troque os horários.',
  duracao_menor: 'A duração de uma prova publicada só aumenta.',
};

const REPAROS: Readonly<Record<Exclude<ReparoErro, 'resultado_liberado' | 'prova_cancelada'>, () => ApiError>> = {
  ja_anulada: () => unprocessable('ja_anulada', 'Esta questão já foi anulada.').at('acao'),
  sem_questao: () => unprocessable('sem_questao', 'Escolha a revisão que fica no lugar desta.').at('questao_id'),
  outra_questao: () =>
    unprocessable('outra_questao', 'Esta é outra questão. Escolha outra revisão da mesma questão.').at('questao_id'),
  opcoes_diferentes: () =>
    unprocessable(
      'opcoes_diferentes',
      'A revisão tem outro número de alternativas. Anule a questão em vez de trocar.',
    ).at('questao_id'),
  texto_base_diferente: () =>
    unprocessable(
      'texto_base_diferente',
      'A revisão tem outro texto-base, e a ordem de cada aluno mudaria. Anule a questão em vez de trocar.',
    ).at('questao_id'),
  questao_nao_aprovada: () =>
    unprocessable('questao_nao_aprovada', 'Esta revisão não está aprovada. Peça a aprovação no banco de questões.').at(
      'questao_id',
    ),
  sem_gabarito: () =>
    unprocessable('sem_gabarito', 'Esta revisão não tem gabarito. Escolha a alternativa correta no banco.').at(
      'questao_id',
    ),
  sem_chave: () => unprocessable('sem_chave', 'Escolha a nova alternativa correta.').at('chave'),
  questao_discursiva: () => unprocessable('questao_discursiva', 'Uma questão discursiva não tem gabarito.').at('chave'),
  chave_sem_alternativa: () =>
    unprocessable('chave_sem_alternativa', 'A questão não tem esta alternativa. Escolha outra.').at('chave'),
};

export const avaliacaoErrors = {
  notFound: errors.notFound,
  iniciada: () =>
    conflict(
      'prova_iniciada',
      'Alguém já começou esta prova: ela não volta mais a rascunho. Você pode cancelar a prova.',
    ),
  semRascunho: () =>
    conflict('sem_rascunho', 'Esta prova não nasceu de um rascunho. Faça uma cópia para mudar o que ela pergunta.'),
  liberada: () =>
    conflict('resultado_liberado', 'Os alunos já viram o resultado. Agora a prova só pode ser reprocessada.'),
  cancelada: () => conflict('prova_cancelada', 'Esta prova foi cancelada. Desfaça o cancelamento para mudar algo.'),
  naoCancelada: () => conflict('prova_nao_cancelada', 'Esta prova não está cancelada.'),
  haMuito: () => conflict('cancelada_ha_muito', 'O cancelamento tem mais de 30 dias e não pode mais ser desfeito.'),
  turmaDeFora: () =>
    unprocessable('turma_recusada', 'Uma das turmas não faz esta prova. Recarregue a página e escolha de novo.').at(
      'turma_ids',
    ),
  comRoteiro: () =>
    conflict(
      'turma_com_roteiro',
      'Há um roteiro ligado à prova desta turma. Ligue o roteiro a outra prova antes de tirar a turma.',
    ),
  rascunhoEmUso: () => conflict('rascunho_em_uso', 'Já existe um rascunho com este número. Envie de novo com outro.'),
  turmaNova: () =>
    unprocessable('turma_recusada', 'Uma das turmas está arquivada, é de outro ano ou não é sua. Escolha outra.').at(
      'turmas',
    ),
  hora: () => unprocessable('hora_invalida', 'Este horário não existe no calendário. Escolha outro.').at('turmas'),
  /** @param erros what of the change is refused, and which field of the call says it */
  mudanca: (erros: readonly { readonly erro: MudancaErro; readonly campo: string }[]) =>
    new ApiError(
      422,
      'mudanca_recusada',
      MUDANCAS[erros[0]?.erro.codigo ?? 'prova_encerrada'],
      {},
      erros.map(({ erro: { codigo }, campo }) => ({ campo, codigo, motivo: MUDANCAS[codigo] })),
    ),
  revisaoNova: () =>
    conflict('revisao_nova', 'O banco já tem uma revisão mais nova desta questão. Troque a questão por ela.'),
  encerrada: () => conflict('prova_encerrada', MUDANCAS.prova_encerrada),
  reparo: (erro: ReparoErro): ApiError => {
    if (erro === 'resultado_liberado') return avaliacaoErrors.liberada();
    if (erro === 'prova_cancelada') return avaliacaoErrors.cancelada();
    return REPAROS[erro]();
  },
};
